/** The page of a learner who left the checkout. */
export const cancel = {
  title: 'You left the checkout',
  intro: 'Nothing was charged, and no plan was started.',
  text: 'The plan you chose is still selected, whenever you would like to continue. Until then the free mini lessons stay open to you.',
  plans: 'Back to the plans',
  home: 'Home',
  contact: 'Ask a question',
} as const;
