import { useEffect } from 'react';
import type { GlossaryEntry } from 'shared-contracts';
import { progressCode } from '../chunks/learner-progress';
import { useWatched } from '../next/use-watched';
import { markOf, type Mark } from '../own-words/own-word';
import { useOwnWords } from '../own-words/use-own-words';

/**
 * The learner's words, and the mark of each glossary entry. For a learner who speaks German, words
 * that are nearly German count as known until the learner changes them. Source: docs/lessons.md,
 * Own words.
 */
export function useMarks() {
  const own = useOwnWords();
  const { isVisitor } = own;
  const { path } = useWatched().watched;
  // The progress has the answer about speaking German.
  useEffect(() => {
    if (!isVisitor) progressCode.load();
  }, [isVisitor]);
  const isNear = ({ word, isNearGerman }: GlossaryEntry) =>
    isNearGerman === true && path?.german === 'yes' && own.words[word] === undefined;
  return {
    ...own,
    /** Whether an entry counts as known because it is nearly German. */
    isNear,
    markOfEntry: (entry: GlossaryEntry): Mark =>
      isNear(entry) ? 'known' : markOf(own.words[entry.word]),
  };
}
