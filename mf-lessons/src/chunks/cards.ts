import { lazyCode } from 'kit/lazy-code';

/**
 * What cards need later than at once: the card that is typed, and the export. Loaded when the page
 * is idle, or at once for a learner who types.
 */
export const cardsCode = lazyCode(
  () => import(/* webpackChunkName: "cards" */ '../flashcards/typed/views'),
);
