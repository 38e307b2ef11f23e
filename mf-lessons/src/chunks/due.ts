import { lazyCode } from 'kit/lazy-code';

/** The cards of all lessons: the session at `/flashcards/due`, the list at `/flashcards/all`. */
export const dueCode = lazyCode(
  () => import(/* webpackChunkName: "due" */ '../flashcards/all/views'),
);
