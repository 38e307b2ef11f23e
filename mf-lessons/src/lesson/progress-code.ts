import { lazyCode } from '../lazy-code';

/**
 * The learner's progress: a chunk of its own, asked for when there is a picture, because reading it
 * brings the database's client along, which would share the line with the first segment.
 */
export const progressCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ '../progress'),
);
