import { lazyCode } from '../lazy-code';

/** The code of opened comments: a chunk of its own, which is fetched when somebody opens them. */
export const commentsCode = lazyCode(
  () => import(/* webpackChunkName: "comments" */ './CommentsView'),
);
