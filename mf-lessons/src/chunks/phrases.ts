import { lazyCode } from 'kit/lazy-code';

/** Three sentences to hear, for visitors of home. */
export const phrasesCode = lazyCode(
  () => import(/* webpackChunkName: "phrases" */ '../phrases/Phrases'),
);
