import { lazyCode } from 'kit/lazy-code';

/**
 * The learner's progress, fetched once there is a picture. Reading it loads the database's client,
 * which would compete with the first segment for the connection.
 */
export const progressCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ './create-progress'),
);
