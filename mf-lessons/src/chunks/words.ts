import { lazyCode } from 'kit/lazy-code';

/** Words of a text that can be opened, loaded after everything more urgent. */
export const wordsCode = lazyCode(
  () => import(/* webpackChunkName: "words" */ '../words/words-code'),
);
