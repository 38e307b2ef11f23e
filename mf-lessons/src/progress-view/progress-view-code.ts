import { lazyCode } from 'kit/lazy-code';

/**
 * The views of the progress, for members who come near their place on home. They share a chunk with
 * what reads it.
 */
export const progressViewCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ './ProgressView'),
);
