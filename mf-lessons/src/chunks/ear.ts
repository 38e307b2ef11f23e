import { lazyCode } from 'kit/lazy-code';

/** Questions by ear, loaded with the film, so that they can open by themselves. */
export const earCode = lazyCode(() => import(/* webpackChunkName: "ear" */ '../ear/EarQuestions'));
