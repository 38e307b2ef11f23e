import { lazyCode } from 'kit/lazy-code';

/**
 * Marks of standard German, loaded with the first line that is shown. Only the code of words
 * fetches it, and it shares theirs.
 */
export const differencesCode = lazyCode(
  () => import(/* webpackChunkName: "differences" */ '../words/MarkedLine'),
);
