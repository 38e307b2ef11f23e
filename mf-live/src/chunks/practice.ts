/** Loads the cards that practise the phrases of the chat. */
export const loadPractice = () =>
  import(/* webpackChunkName: "practice" */ '../practice/PhraseCards');
