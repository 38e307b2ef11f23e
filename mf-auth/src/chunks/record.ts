import { lazyCode } from 'kit/lazy-code';

/** Progress and purchases: nobody needs them in the first view of the page. */
export const recordCode = lazyCode(
  () => import(/* webpackChunkName: "record" */ '../my-account/record/record'),
);
