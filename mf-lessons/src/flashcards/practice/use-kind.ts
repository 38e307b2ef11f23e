import { useEffect } from 'react';
import { useObservable } from 'kit';
import { idle, type CardSchedule } from 'shared-contracts';
import { cardsCode } from '../../chunks/cards';
import { REVIEW } from '../../progress/card-state';
import { useIdle } from '../../timing/use-idle';
import type { DeckCard } from '../deck/card-key';
import type { Language } from './FlipCard';

/** How a card asks: by its first side, by its sound, by a gap in its line, or in writing. */
export type CardKind = 'read' | 'listen' | 'gap' | 'type';

/**
 * The kind of the current card, and the code of all kinds but `read`. The code loads when the page
 * is idle, or at once for a card that may need it. After a failure cards are read, and the next
 * card tries again.
 *
 * @param card undefined at the end of a session
 * @param typesAll whether the learner types every answer
 * @param place index of the answer in the session
 * @returns `kind` is undefined until the code has loaded that decides it
 */
export function useKind(
  card: DeckCard | undefined,
  schedule: CardSchedule | undefined,
  asksIn: Language,
  typesAll: boolean,
  place: number,
) {
  const state = useObservable(cardsCode.state$, idle);
  const isWanted = typesAll || schedule?.state === REVIEW;
  useIdle(cardsCode.load);
  useEffect(() => {
    if (isWanted) cardsCode.load();
  }, [isWanted, place]);
  const code = state.status === 'success' ? state.value : undefined;
  const kindOf = (): CardKind | undefined => {
    if (!isWanted || state.status === 'failure') return 'read';
    return typesAll ? 'type' : card && code?.kindOf(card, schedule, asksIn);
  };
  return { kind: kindOf(), code };
}
