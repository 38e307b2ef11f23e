import { useEffect } from 'react';
import { useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { cardsCode } from '../../chunks/cards';
import { useIdle } from '../../timing/use-idle';

/**
 * The code of the typed card. It comes when the page is idle, or at once for a learner who types.
 * After a failure the next card tries again.
 *
 * @param isWanted whether answers are typed
 * @param place of the card in the session
 */
export function useTyping(isWanted: boolean, place: number) {
  const state = useObservable(cardsCode.state$, idle);
  useIdle(cardsCode.load);
  useEffect(() => {
    if (isWanted) cardsCode.load();
  }, [isWanted, place]);
  return state;
}
