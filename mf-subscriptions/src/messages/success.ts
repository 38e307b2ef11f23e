/** Texts of the page after a checkout. */
export const success = {
  checking: {
    title: 'Checking your payment',
    intro: 'This takes a few seconds. Please leave the page open.',
  },
  started: {
    title: 'Thank you',
    intro: (plan: string) => `Your ${plan} plan has started. Everything in it is open now.`,
    renews: (date: string) => `The next payment is on ${date}, unless you cancel before.`,
    ends: (date: string) => `It runs until ${date}.`,
    free: (date: string) =>
      `It is free until ${date}. The first payment is on that day, unless you cancel before.`,
    freeAndEnds: (date: string) => `It is free until ${date}, and ends on that day.`,
    unpaid: (date: string) =>
      `Your last payment failed. Everything keeps working until ${date}. Save a card that works on the page “Subscriptions”.`,
    back: 'Back to where you were',
    learn: 'Start learning',
    live: 'Live lessons',
    account: 'My account',
  },
  open: {
    heading: 'What is open to you',
    /** What a plan opens, each with the lowest tier that opens it. */
    parts: [
      [1, 'Every lesson, translated line by line, and its cards'],
      [2, 'The live lessons with their chat, and their recordings'],
      [3, 'Your private lesson; My account shows its dates'],
    ],
  },
  running: {
    title: 'Your plan',
    intro: (plan: string) => `Your ${plan} plan is running. Everything in it is open.`,
  },
  late: {
    title: 'Your payment is not confirmed yet',
    intro: 'Some banks take longer. Nothing is lost.',
    steps: [
      'Check again in a minute: a plan starts as soon as its payment is confirmed.',
      'If your bank refused the payment, nothing was charged.',
      'If money was taken and no plan starts within an hour, write to us, and do not pay a second time.',
    ],
    again: 'Check again',
    account: 'My account',
    contact: 'Contact',
  },
  visitor: {
    title: 'Log in to see your plan',
    intro: 'A plan belongs to the account that bought it.',
    logIn: 'Log in',
  },
} as const;
