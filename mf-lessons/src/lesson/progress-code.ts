import { createAsync } from 'kit';

/**
 * The learner's progress: a chunk of its own, asked for when there is a picture, because reading it
 * brings the database's client along, which would share the line with the first segment.
 */
const code = createAsync(() => import(/* webpackChunkName: "progress" */ '../progress'));

export const progressCode = {
  state$: code.state$,
  /** Fetches it unless that is under way or done. */
  load(): void {
    const { status } = code.state$.value;
    if (status === 'idle' || status === 'failure') void code.run();
  },
};
