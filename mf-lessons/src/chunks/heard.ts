import { lazyCode } from 'kit/lazy-code';

/** Loads the store of answers to questions by ear, in the chunk of `progress`, which it imports. */
export const heardCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../ear/heard-store'),
);
