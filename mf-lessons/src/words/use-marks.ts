import { useEffect } from 'react';
import type { GlossaryEntry } from 'shared-contracts';
import { progressCode } from '../chunks/learner-progress';
import { useWatched } from '../next/use-watched';
import { markOf, type Mark } from '../own-words/own-word';
import { useOwnWords } from '../own-words/use-own-words';

/**
 * The words of whoever is here, and what each entry is to them. Who said on the path that they
 * speak German knows what is nearly German, until they say something else of it. Source:
 * docs/lessons.md, Own words.
 */
export function useMarks() {
  const own = useOwnWords();
  const { isVisitor } = own;
  const { path } = useWatched().watched;
  // It knows who speaks German.
  useEffect(() => {
    if (!isVisitor) progressCode.load();
  }, [isVisitor]);
  const isNear = ({ word, isNearGerman }: GlossaryEntry) =>
    isNearGerman === true && path?.german === 'yes' && own.words[word] === undefined;
  return {
    ...own,
    /** Whether it counts as known because it is nearly German. */
    isNear,
    markOfEntry: (entry: GlossaryEntry): Mark =>
      isNear(entry) ? 'known' : markOf(own.words[entry.word]),
  };
}
