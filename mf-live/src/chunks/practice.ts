/** Phrases of the chat as cards, loaded on a press. */
export const loadPractice = () =>
  import(/* webpackChunkName: "practice" */ '../practice/PhraseCards');
