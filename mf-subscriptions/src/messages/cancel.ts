import type { BillingCycle } from 'shared-contracts';

/** The page of a learner who left the checkout. */
export const cancel = {
  title: 'You left the checkout',
  intro: 'Nothing was charged, and nothing has changed.',
  /** `VIP`, and how often it is paid. */
  chosen: (plan: string, cycle: BillingCycle) =>
    `${plan}, paid by the ${cycle === 'annual' ? 'year' : 'month'}, is still selected.`,
  notChosen: 'You can choose a plan at any time.',
  text: 'The free mini lessons stay open to you.',
  /** For a member with a plan. */
  keeps: 'Your plan stays as it is.',
  change: 'You can change or cancel it on the page of plans.',
  plans: 'Back to the plans',
  home: 'Home',
  contact: 'Ask a question',
} as const;
