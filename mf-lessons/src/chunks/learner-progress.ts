import { lazyCode } from 'kit/lazy-code';

/**
 * The learner's progress, loaded once the film has a picture. It loads the database client, which
 * would compete with the first film segment for the connection.
 */
export const loadProgressCode = () =>
  import(/* webpackChunkName: "learner-progress" */ '../progress/create-progress');
export const progressCode = lazyCode(loadProgressCode);
