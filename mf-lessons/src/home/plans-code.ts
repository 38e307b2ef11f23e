import { lazyCode } from '../lazy-code';

/** What each plan opens: below the fold, and not for those who have one. */
export const plansCode = lazyCode(() => import(/* webpackChunkName: "later" */ '../plans/Plans'));
