/** Texts for a learner who cannot buy a plan or an hour. */
export const checkout = {
  failure: { title: 'Oops.', description: 'Something went wrong.' },
  slotMissing: {
    title: '',
    description:
      "Please select an hour in which you'd like to schedule your private lessons and try again.",
  },
  slotTaken: {
    title: '',
    description: 'Another student has just booked this hour. Please choose another one.',
  },
  tooMany: {
    title: '',
    description: 'Too much is open at once. Please wait until it is done, and then try again.',
  },
  tooOftenToday: {
    title: '',
    description: 'You have changed your plan often today. Please try again tomorrow.',
  },
  heldTooOften: {
    title: '',
    description:
      'We have kept hours for you several times without a payment. Please check your card, or choose another hour.',
  },
  slotsFull: {
    title: '',
    description:
      'There are no available private lessons. Please check back in one month or consider subscribing to the VIP plan.',
  },
  tooLate: {
    title: '',
    description:
      'Your plan ends too soon to move a lesson. Moving one needs at least one week’s notice.',
  },
  planThere: {
    title: '',
    description: 'You have a plan already. This page now shows it.',
  },
  storePlanThere: {
    title: '',
    description:
      'You have a plan already, paid through an app store. This page now says where you manage it.',
  },
  webPlanThere: {
    title: '',
    description:
      'You have a plan already, paid on the web. This page now says where you manage it.',
  },
  noPlan: {
    title: '',
    description: 'Your plan has ended meanwhile. This page now shows what you can buy.',
  },
  renewsAlready: {
    title: '',
    description: 'Your plan renews already. This page now shows it.',
  },
  notReady: { title: 'Oops.', description: 'Try again in a couple of seconds.' },
  restoreNeedsLogIn: {
    title: 'Sign in',
    description: 'You have to sign in first to restore a purchase.',
  },
} as const;
