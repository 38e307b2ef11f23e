import { lazyCode } from 'kit/lazy-code';

/**
 * The controls of the player, loaded once there is a picture, so that they do not delay it. After a
 * failure the next video tries again.
 */
export const controlsCode = lazyCode(
  () => import(/* webpackChunkName: "controls" */ '../player/controls/Controls'),
);
