import { lazyCode } from 'kit/lazy-code';

/** The screens of cards from all lessons: `/flashcards/due` and `/flashcards/all`. */
export const dueCode = lazyCode(
  () => import(/* webpackChunkName: "due" */ '../flashcards/all/views'),
);
