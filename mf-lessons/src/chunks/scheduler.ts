import { lazyCode } from 'kit/lazy-code';

/** What answers to cards need, as FSRS: a visitor does not need it. */
export const loadPracticeCode = () =>
  import(/* webpackChunkName: "scheduler" */ '../flashcards/practice/practice-code');

/** What the end of a session says of tomorrow. Who answers cards has this chunk. */
export const tomorrowCode = lazyCode(
  () => import(/* webpackChunkName: "scheduler" */ '../flashcards/day-load/TomorrowText'),
);
