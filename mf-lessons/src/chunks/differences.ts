import { lazyCode } from 'kit/lazy-code';

/**
 * Marks in standard German lines, loaded with the first such line. They share code with the chunk
 * "words", which loads them.
 */
export const differencesCode = lazyCode(
  () => import(/* webpackChunkName: "differences" */ '../words/MarkedLine'),
);
