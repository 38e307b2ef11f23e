import { createAsync } from 'kit';

/**
 * The code of the controls: a chunk of its own, asked for when there is a picture, so that it takes
 * nothing from the way to the first one.
 */
const code = createAsync(() => import(/* webpackChunkName: "controls" */ './controls/Controls'));

export const controlsCode = {
  state$: code.state$,
  /** Fetches it unless that is under way or done; after a failure the next video tries again. */
  load(): void {
    const { status } = code.state$.value;
    if (status === 'idle' || status === 'failure') void code.run();
  },
};
