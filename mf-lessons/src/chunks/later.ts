import { lazyCode } from 'kit/lazy-code';

/** Index, filters and results of the search, loaded when the page is idle, or on a search. */
export const searchCode = lazyCode(
  () => import(/* webpackChunkName: "later" */ '../search/search'),
);

/** The table of plans: below the fold, and not for subscribers. */
export const plansCode = lazyCode(() => import(/* webpackChunkName: "later" */ '../plans/Plans'));

/** A note about a member's plan. */
export const planNoteCode = lazyCode(
  () => import(/* webpackChunkName: "later" */ '../plans/PlanNote'),
);
