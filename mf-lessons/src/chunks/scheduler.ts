/** The code of practice with cards, as the FSRS scheduler. A visitor does not need it. */
export const loadPracticeCode = () =>
  import(/* webpackChunkName: "scheduler" */ '../flashcards/practice/practice-code');
