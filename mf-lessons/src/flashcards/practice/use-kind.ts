import { useEffect } from 'react';
import { useObservable } from 'kit';
import { idle, type CardSchedule } from 'shared-contracts';
import { cardsCode } from '../../chunks/cards';
import { REVIEW } from '../../progress/card-state';
import { useIdle } from '../../timing/use-idle';
import type { DeckCard } from '../deck/card-key';
import type { Language } from './FlipCard';

/** How a card asks: by its first side, by its sound, by its line without it, or in writing. */
export type CardKind = 'read' | 'listen' | 'gap' | 'type';

/**
 * How a card is asked, and the code of those that are not read. That comes when the page is idle,
 * or at once for a card that may need it. After a failure cards are read, and the next one tries
 * again.
 *
 * @param card undefined: none is asked
 * @param typesAll whether every answer is typed
 * @param place of the card in the session
 * @returns the kind, undefined until the code is there that decides it; and that code
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
