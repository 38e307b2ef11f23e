import { lazyCode } from 'kit/lazy-code';

/** The sentence about tomorrow at the end of a session. */
export const tomorrowCode = lazyCode(
  () => import(/* webpackChunkName: "tomorrow" */ '../flashcards/day-load/TomorrowText'),
);
