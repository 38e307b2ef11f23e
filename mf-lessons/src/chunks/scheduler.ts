/** What answers to cards need, as FSRS: a visitor does not need it. */
export const loadPracticeCode = () =>
  import(/* webpackChunkName: "scheduler" */ '../flashcards/practice/practice-code');
