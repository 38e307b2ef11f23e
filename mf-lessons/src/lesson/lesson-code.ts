import { createAsync } from 'kit';

/**
 * The code of an opened lesson, with its player: a chunk of its own, so that home does not carry
 * it. The page of a lesson asks for it in advance (`chunks` in remote.ts), home when it is idle.
 */
const code = createAsync(() => import(/* webpackChunkName: "lesson" */ './LessonView'));

export const lessonCode = {
  state$: code.state$,
  /** Fetches it unless that is under way or done; also the way out of a failure. */
  load(): void {
    const { status } = code.state$.value;
    if (status === 'idle' || status === 'failure') void code.run();
  },
};
