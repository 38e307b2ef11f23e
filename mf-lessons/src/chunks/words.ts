import { lazyCode } from 'kit/lazy-code';

/** Words that open, loaded once nothing more urgent is loading. The text can be read without. */
export const wordsCode = lazyCode(
  () => import(/* webpackChunkName: "words" */ '../words/words-code'),
);
