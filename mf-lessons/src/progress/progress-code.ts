import { lazyCode } from '../lazy-code';

/** The view of the progress: a chunk of its own, for members who come near its place on home. */
export const progressCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ './ProgressView'),
);
