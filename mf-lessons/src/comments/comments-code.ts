import { createAsync } from 'kit';

/** The code of opened comments: a chunk of its own, which is fetched when somebody opens them. */
const code = createAsync(() => import(/* webpackChunkName: "comments" */ './CommentsView'));

export const commentsCode = {
  state$: code.state$,
  /** Fetches it unless that is under way or done; also the way out of a failure. */
  load(): void {
    const { status } = code.state$.value;
    if (status === 'idle' || status === 'failure') void code.run();
  },
};
