import { lazyCode } from 'kit/lazy-code';

/** The session over all lessons with what is due, at `/flashcards/due`. */
export const dueCode = lazyCode(
  () => import(/* webpackChunkName: "due" */ '../flashcards/due/DueCards'),
);
