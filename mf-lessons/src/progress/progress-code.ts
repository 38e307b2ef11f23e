import { createAsync } from 'kit';

/** The view of the progress: a chunk of its own, for members who come near its place on home. */
const code = createAsync(() => import(/* webpackChunkName: "progress" */ './ProgressView'));

export const progressCode = {
  state$: code.state$,
  /** Fetches it unless that is under way or done. */
  load(): void {
    const { status } = code.state$.value;
    if (status === 'idle' || status === 'failure') void code.run();
  },
};
