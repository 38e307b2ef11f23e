import { lazyCode } from 'kit/lazy-code';

/** Progress, purchases and private lessons, which load after the rest of My account. */
export const recordCode = lazyCode(
  () => import(/* webpackChunkName: "record" */ '../my-account/record/record'),
);
