import { lazyCode } from 'kit/lazy-code';

/** What the end of a session says of tomorrow, from what Today reads. */
export const tomorrowCode = lazyCode(
  () => import(/* webpackChunkName: "tomorrow" */ '../flashcards/day-load/TomorrowText'),
);
