import { lazyCode } from 'kit/lazy-code';

/** The record of a learner's answers by ear, which the progress counts: in its chunk. */
export const heardCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../ear/heard-store'),
);
