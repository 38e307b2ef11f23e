import { lazyCode } from '../lazy-code';

/**
 * The code of the controls: a chunk of its own, asked for when there is a picture, so that it takes
 * nothing from the way to the first one. After a failure the next video tries again.
 */
export const controlsCode = lazyCode(
  () => import(/* webpackChunkName: "controls" */ './controls/Controls'),
);
