import { lazyCode } from 'kit/lazy-code';

/** Index, filters and results: loaded when the page is idle, or on a search. */
export const searchCode = lazyCode(() => import(/* webpackChunkName: "later" */ './search'));
