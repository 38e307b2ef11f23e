import { useEffect } from 'react';
import { useObservable } from 'kit';
import { loading, type LessonWords } from 'shared-contracts';
import { wordsCode } from '../chunks/words';
import { useQuiet } from '../timing/use-quiet';

/**
 * Gives the component of a line whose words open, once its code is there. Until then, and after a
 * failure, the line is plain text.
 *
 * @param words of the lesson; undefined: it has none, so nothing is loaded
 */
export function useWordLine(words: LessonWords | undefined) {
  const code = useObservable(wordsCode.state$, loading);
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet && words) wordsCode.load();
  }, [isQuiet, words]);
  return code.status === 'success' ? code.value.WordLine : undefined;
}
