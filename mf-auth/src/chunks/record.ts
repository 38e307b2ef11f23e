import { lazyCode } from 'kit/lazy-code';

/** Progress, purchases and private lessons: the first view of the page does without them. */
export const recordCode = lazyCode(
  () => import(/* webpackChunkName: "record" */ '../my-account/record/record'),
);
