import { lazyCode } from 'kit/lazy-code';

/** The store of answers by ear. It needs the progress, so it is in that chunk. */
export const heardCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../ear/heard-store'),
);
