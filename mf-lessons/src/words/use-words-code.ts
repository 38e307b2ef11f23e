import { useEffect } from 'react';
import { useObservable } from 'kit';
import { loading, type LessonWords } from 'shared-contracts';
import { wordsCode } from '../chunks/words';
import { useQuiet } from '../timing/use-quiet';

/**
 * The code of words that can be opened, once loaded. Until then, and after a failure, a line is
 * plain text.
 *
 * @param words of the lesson; undefined: none, so nothing is loaded
 */
export function useWordsCode(words: LessonWords | undefined) {
  const code = useObservable(wordsCode.state$, loading);
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet && words) wordsCode.load();
  }, [isQuiet, words]);
  return words && code.status === 'success' ? code.value : undefined;
}
