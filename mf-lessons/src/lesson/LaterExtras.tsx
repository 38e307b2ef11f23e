import { useEffect } from 'react';
import { useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { lazyCode } from '../lazy-code';
import type { GrantedLesson } from './lesson-access';

/** A chunk of its own: it stands below the text, and need not be there with the first picture. */
const code = lazyCode(() => import(/* webpackChunkName: "extras" */ './extras/LessonExtras'));

/**
 * What else belongs to a lesson, once its code is there. Without it the lesson is still complete, so
 * a failure shows nothing; the next lesson tries again.
 */
export function LaterExtras(props: { videoID: string; content: GrantedLesson }) {
  const state = useObservable(code.state$, loading);
  useEffect(() => code.load(), []);
  return state.status === 'success' ? <state.value.LessonExtras {...props} /> : null;
}
