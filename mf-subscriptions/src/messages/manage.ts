/** Texts about changes and cancellations of a plan and its card. */
export const manage = {
  sure: { title: '', description: 'Are you sure you want to cancel?' },
  until: {
    paid: (plan: string, date: string) =>
      `${plan} runs until ${date}. After that you pay nothing more.`,
    free: (plan: string, date: string) => `${plan} stays free until ${date}, and you pay nothing.`,
    unpaid: (plan: string, date: string) =>
      `Your last payment failed. Without it, ${plan} runs until ${date}.`,
    paused: (plan: string) => `Your last payment failed, so ${plan} is paused already.`,
    change: (plan: string) => `Your change to ${plan} is given up, too.`,
  },
  yes: 'YES',
  no: 'NO',
  cancelled: { title: 'SUCCESS', description: 'Successfully canceled your subscription.' },
  cancelInApp: { title: '', description: 'To cancel your subscription go to your mobile app' },
  notCancelled: {
    title: '',
    description:
      'There was a problem with canceling your subscription. Or it might be already canceled.',
  },
  nothingToCancel: {
    title: '',
    description: 'Please log in. There are no subscriptions to cancel.',
  },
  change: {
    title: (plan: string) => `Change to ${plan}?`,
    amountChanged: 'The amount has changed; nothing was charged yet.',
    toCycle: {
      annual: (plan: string) => `Change ${plan} to a year?`,
      monthly: (plan: string) => `Change ${plan} to monthly payment?`,
    },
    chargedNow: (amount: string, price: string, date: string) =>
      `You pay ${amount} now. The unused time of your current plan is already deducted. Then you pay ${price}, next on ${date}.`,
    nothingNow: (plan: string, price: string, date: string) =>
      `${plan} begins now, and you pay nothing now. Then you pay ${price}, first on ${date}.`,
    later: (plan: string, price: string, date: string) =>
      `You pay nothing now. Your current plan runs until ${date}. Then ${plan} begins, and you pay ${price}.`,
    cycleNothingNow: (price: string, date: string) =>
      `You pay nothing now. Then you pay ${price}, first on ${date}.`,
    cycleLater: (price: string, date: string) =>
      `You pay nothing now. What you have paid lasts until ${date}. Then you pay ${price}.`,
    withCode: (amount: string, date: string) =>
      `With your promotion code, the payment on ${date} is ${amount}.`,
  },
  /** Reports a finished change. */
  done: {
    changed: (plan: string) => `Done. ${plan} is your plan now.`,
    'changed-cycle': {
      annual: (plan: string) => `Done. You now pay ${plan} by the year.`,
      monthly: (plan: string) => `Done. You now pay ${plan} by the month.`,
    },
    scheduled: (plan: string, date: string) =>
      `Done. ${plan} begins on ${date}; until then everything stays as it is.`,
    'scheduled-cycle': {
      annual: (plan: string, date: string) =>
        `Done. From ${date} you pay ${plan} by the year; until then everything stays as it is.`,
      monthly: (plan: string, date: string) =>
        `Done. From ${date} you pay ${plan} by the month; until then everything stays as it is.`,
    },
    resumed: (plan: string) => `Done. ${plan} renews again.`,
    unconfirmed:
      'The payment is not confirmed, so your plan has not changed. If your bank needs longer, look here again in a minute.',
  },
  lessonMoved: {
    title: 'Your private lesson is moved',
    hours: (from: string, to: string) => `From ${from} to ${to} (Polish time).`,
    description:
      'The lessons of the next seven days stay where they are. My account shows all dates.',
  },
  payFirst: {
    title: 'Your last payment failed',
    description:
      'Your plan can change once that payment is made. A new card pays it at once; or pay it on its own page.',
    card: 'Update card',
    pay: 'Pay now',
    later: 'Not now',
  },
  cardFailure: { title: 'Something went wrong.', description: 'try again' },
} as const;
