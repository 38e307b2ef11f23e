/** The sentences of the pages that a payment service leads back to. */
export const outcome = {
  success: {
    checking: {
      title: 'Checking your payment',
      intro: 'This takes a few seconds. Please leave the page open.',
      text: 'One moment: we are asking the payment service and opening your plan.',
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
      account: 'My account',
    },
    running: {
      title: 'Your plan',
      intro: (plan: string) => `Your ${plan} plan is running. Everything in it is open.`,
    },
    late: {
      title: 'Your payment is not confirmed yet',
      intro: 'Some banks take longer. Nothing is lost.',
      steps: [
        'Check again in a minute, or later from your account: a plan starts as soon as its payment is confirmed.',
        'If your bank refused the payment, or you closed its page, nothing was charged.',
        'If money was taken and your plan does not start within an hour, write to us. Please do not pay a second time.',
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
  },
  cancel: {
    title: 'You left the checkout',
    intro: 'Nothing was charged, and no plan was started.',
    text: 'The plan you chose is still selected, whenever you would like to continue.',
    plans: 'Back to the plans',
    home: 'Home',
  },
  cardUpdate: {
    title: 'Back from the card update',
    intro: 'If you saved a card, the next payment of your plan is taken from it.',
    text: 'Nothing is charged for the change itself, and your plan continues as before. If you did not save a card, the old one stays in use.',
    plans: 'Subscriptions',
    account: 'My account',
  },
} as const;
