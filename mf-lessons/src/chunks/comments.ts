import { lazyCode } from 'kit/lazy-code';

/** Opened comments, loaded when a learner opens them. */
export const commentsCode = lazyCode(
  () => import(/* webpackChunkName: "comments" */ '../comments/CommentsView'),
);
