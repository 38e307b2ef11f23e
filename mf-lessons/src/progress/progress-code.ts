import { lazyCode } from 'kit/lazy-code';

/**
 * The learner's progress, fetched once there is a picture. Reading it loads the database's client,
 * which would compete with the first segment for the connection.
 */
export const progressCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ './create-progress'),
);

/** The views of the progress, for members who come near their place on home. Same chunk. */
export const progressViewCode = lazyCode(
  () => import(/* webpackChunkName: "progress" */ './ProgressView'),
);
