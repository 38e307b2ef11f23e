import { useObservable, usePlatform } from 'kit';
import type { OwnWordsState } from './own-word';
import { ownWordsOf } from './own-words';

const NONE: OwnWordsState = { words: {}, isWhole: false, refused: [] };

/** The words of the learner or visitor, updated as they change. */
export function useOwnWords() {
  const { mine$, visitor } = ownWordsOf(usePlatform());
  const mine = useObservable(mine$, undefined);
  const { state$, read, say, flush } = mine ?? visitor;
  return { ...useObservable(state$, NONE), read, say, flush, isVisitor: mine === undefined };
}
