import { lazyCode } from 'kit/lazy-code';

/**
 * Cards that are heard, filled in or typed, and the Anki export. Loaded when the page is idle, or
 * at once for a card that may need it.
 */
export const cardsCode = lazyCode(
  () => import(/* webpackChunkName: "cards" */ '../flashcards/kinds/views'),
);
