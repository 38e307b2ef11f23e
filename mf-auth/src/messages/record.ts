/** Texts of the learner's progress on My account. */
export const record = {
  failure: 'Your progress could not be loaded. Please check your connection and try again.',
  none: 'Nothing yet. What you watch and practise appears here.',
} as const;
