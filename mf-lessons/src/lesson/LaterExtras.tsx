import { useEffect } from 'react';
import { useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { lazyCode } from '../lazy-code';
import { useQuiet } from '../lesson-card/use-quiet';
import type { GrantedLesson } from './lesson-access';

/** A chunk of its own, asked for after the first picture: it stands below the text. */
const code = lazyCode(() => import(/* webpackChunkName: "extras" */ './extras/LessonExtras'));

/**
 * What else belongs to a lesson, once its code is there. Without it the lesson is still complete, so
 * a failure shows nothing; the next lesson tries again.
 */
export function LaterExtras(props: { videoID: string; content: GrantedLesson }) {
  const state = useObservable(code.state$, loading);
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet) code.load();
  }, [isQuiet]);
  return state.status === 'success' ? <state.value.LessonExtras {...props} /> : null;
}
