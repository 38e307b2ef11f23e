/** The sentences of the page with the plans, and of what is begun there. */
export const messages = {
  subscriptions: {
    title: 'Subscriptions',
    intro: 'Auto renews, cancel anytime. The free mini lessons stay free for everyone.',
    plansHeading: 'Plans',
    loading: 'Loading the plans',
    problem: {
      title: 'Your last payment failed',
      running: (date: string) =>
        `Everything keeps working until ${date}. Save a card that works, and we will try again right away.`,
      over: 'Your plan is paused. Save a card that works, and we will try again right away.',
      update: 'Update your card',
    },
    failed: {
      text: 'The plans could not be loaded. Check your connection and try again.',
      retry: 'Retry',
    },
    cycle: {
      legend: 'How often you pay',
      monthly: 'Monthly',
      annual: 'Annual',
    },
    main: 'Recommended',
    saving: (amount: string) => `You save ${amount} a year`,
    states: {
      renewing: (date: string) => `renews on ${date}`,
      cancelling: (date: string) => `canceles on ${date}`,
      'first-payment': (date: string) => `first payment on ${date}`,
      unpaid: () => 'waits for its payment',
    },
    free: (date: string) => `free until ${date}`,
    actions: {
      cancel: 'cancel',
      resubscribe: 'resubscribe',
      subscribe: 'SUBSCRIBE',
      'try-out': 'TRY OUT',
      downgrade: 'DOWNGRADE',
      upgrade: 'UPGRADE',
      switch: 'SWITCH',
    },
    yours: 'Your plan',
    updateCard: 'update card info',
    moveLesson: 'move my private lesson',
    bar: {
      label: 'Shortcuts to the plans',
      main: (title: string) => `Try out ${title}`,
      second: (title: string) => `view ${title}`,
      down: 'To the plans',
    },
    elsewhere: {
      heading: 'Your plan is managed where you bought it',
      web: 'Your plan is paid on the web. Manage it on the subscriptions page of the website, while you are logged in.',
      android:
        'Your plan is paid through Google Play. Open the Android app, log in, tap the menu icon at the top right, then SUBSCRIPTIONS.',
      ios: 'Your plan is paid through the App Store. Open the iOS app, log in, then tap the Settings icon.',
    },
    learnMore: {
      heading: 'Questions before you decide?',
      text: 'Write to us. A person reads it and answers.',
      link: 'still not sure? learn more',
    },
    standardGerman: 'learn standard German',
    restore: {
      heading: 'Already bought a plan?',
      text: 'If you bought a plan with this store account, restore it here.',
      button: 'restore purchase',
    },
    storeVisit: {
      none: '',
      open: 'The store is open. Please finish there what you have begun.',
      checking:
        'One moment: we are asking whether your plan is there. This takes up to half a minute.',
    },
    beside: {
      text: (plan: string, place: string) => `You also pay for ${plan}, ${place}.`,
      places: {
        web: 'bought on the web',
        ios: 'bought in the iOS app',
        android: 'bought in the Android app',
      },
      link: 'How to end it',
    },
    cancelInStore: {
      ios: 'Cancel it in the App Store, under your subscriptions.',
      android: 'Cancel it in Google Play, under your subscriptions.',
    },
    legal: {
      before: 'By subscribing you agree to the ',
      terms: 'terms and conditions',
      between: ' and the ',
      privacy: 'privacy policy',
      after:
        '. Both open in a new window. Prices include tax. A plan renews automatically until you cancel it. You can cancel on this page at any time and keep the plan until the end of the time you have paid for.',
      afterInApp:
        '. The store takes the payment and shows the price. A plan renews automatically until you cancel it in the store. You keep the plan until the end of the time you have paid for.',
    },
  },
  checkout: {
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
        "Your plan ends too soon to move a lesson. Moving one needs at least one week's notice.",
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
  },
  privateLesson: {
    important: 'IMPORTANT!',
    rules: [
      'All times are Polish time.',
      'Your first lesson is next week.',
      'Missed lessons cannot be rescheduled.',
      "Upcoming lessons can be rescheduled with at least one week's notice.",
    ],
    agree: 'I agree',
    back: 'Back',
    choose: 'choose time(Polish time)',
    wait: 'please wait ...',
    ownTime: 'Below each hour: your first lesson, in your own time.',
    firstForYou: 'Your first lesson, in your own time:',
    go: 'Continue',
  },
  manage: {
    sure: { title: '', description: 'Are you sure you want to cancel?' },
    until: {
      paid: (plan: string, date: string) =>
        `${plan} runs until ${date}. After that you pay nothing more.`,
      free: (plan: string, date: string) =>
        `${plan} stays free until ${date}, and you pay nothing.`,
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
    /** What was done, after it was. */
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
  },
} as const;
