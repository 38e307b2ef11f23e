/** The page of a learner who left the checkout. */
export const cancel = {
  title: 'You left the checkout',
  intro: 'Nothing was charged, and no plan was started.',
  /** `VIP`, and how often it is paid. */
  chosen: (plan: string, cycle: 'monthly' | 'annually') =>
    `${plan}, paid by the ${cycle === 'annually' ? 'year' : 'month'}, is still selected.`,
  notChosen: 'No plan is selected.',
  text: 'The free mini lessons stay open to you.',
  plans: 'Back to the plans',
  home: 'Home',
  contact: 'Ask a question',
} as const;
