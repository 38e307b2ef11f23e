import { lazyCode } from 'kit/lazy-code';

/** A member's path on home. */
export const pathCode = lazyCode(
  () => import(/* webpackChunkName: "path" */ '../path-view/PathView'),
);
