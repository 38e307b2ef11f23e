import { lazyCode } from 'kit/lazy-code';

/**
 * The learner's progress, fetched once there is a picture. Reading it loads the database's client,
 * which would compete with the first segment for the connection.
 */
export const loadProgressCode = () =>
  import(/* webpackChunkName: "learner-progress" */ '../progress/create-progress');
export const progressCode = lazyCode(loadProgressCode);
