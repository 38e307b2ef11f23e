/** Every sentence the learner can read in mf-subscriptions. */
export const messages = {
  subscriptions: {
    title: 'Subscriptions',
    intro:
      'Two plans for learning Swiss German at your own pace. The free mini lessons stay open to everybody.',
    plansHeading: 'What the plans contain',
    plans: [
      {
        name: 'BASIC',
        summary: 'A little Swiss German every week.',
        benefits: [
          'A new video every week, 2 to 5 minutes long',
          'All previous videos, more than 60',
          'Translations',
          'Flashcards for each video',
        ],
      },
      {
        name: 'VIP',
        summary: 'For everyone who wants to speak it, too.',
        benefits: [
          'Everything in BASIC',
          'Live lessons, Mondays 8 PM',
          'Live chat during the lesson',
          'Speaking practice on Zoom',
          'Recordings of live lessons',
        ],
      },
    ],
    cycles: {
      heading: 'Monthly or annual',
      monthly: { name: 'Monthly', text: 'You pay at the start of each month.' },
      annual: { name: 'Annual', text: 'You pay once, at the start of each year.' },
      both: 'Both cycles contain the same. A plan auto renews, cancel anytime: it then runs to the end of the time you have paid for.',
    },
    session: {
      loading: 'Looking up whether you are signed in',
      visitor: {
        heading: 'First an account, then a plan',
        text: 'A plan belongs to an account, so that it follows you to every device. An account costs nothing.',
        signUp: 'Create an account',
        logIn: 'Log in',
      },
      member: {
        heading: 'You are signed in',
        text: (name: string) =>
          `This is the account of ${name}. If it has a plan, that is managed where it was bought, as described below.`,
        account: 'My account',
      },
    },
    manage: {
      heading: 'If you already have a plan',
      intro: 'A plan is managed and cancelled in the place where you bought it.',
      places: [
        {
          name: 'On the web',
          text: 'Manage it on the web, on this subscriptions page, while you are logged in.',
        },
        {
          name: 'In the Android app',
          text: 'Open the app, log in, tap the menu icon at the top right, then SUBSCRIPTIONS.',
        },
        {
          name: 'In the iOS app',
          text: 'Open the app, log in, then tap the Settings icon.',
        },
      ],
    },
    learnMore: {
      heading: 'Questions before you decide',
      text: 'Ask us whatever you would like to know. A person reads it and answers.',
      link: 'still not sure? learn more',
    },
    legal: {
      before: 'By subscribing you agree to the ',
      terms: 'terms and conditions',
      between: ' and the ',
      privacy: 'privacy policy',
      after: '. Both open in a new window. Plans renew automatically until they are cancelled.',
    },
  },
  success: {
    title: 'Thank you',
    intro: 'If your payment went through, your plan starts now.',
    heading: 'What happens next',
    steps: [
      'The payment service sends its confirmation to us, usually within a minute. Lessons of your plan open as soon as it is here.',
      'If a lesson is still closed after that, load its page anew.',
      'If it stays closed, or your bank refused the payment, write to us. Please do not pay a second time.',
    ],
    home: 'Home',
    account: 'My account',
    contact: 'Contact',
  },
  cancel: {
    title: 'You left the checkout',
    intro: 'Nothing was charged, and no plan was started.',
    text: 'The plans are where they were, whenever you would like to go on.',
    plans: 'Back to the plans',
    home: 'Home',
  },
  cardUpdate: {
    title: 'Back from the card update',
    intro: 'If you saved a card, the next payment of your plan is taken from it.',
    text: 'Nothing is charged for the change itself, and your plan goes on as before. If you did not save a card, the old one stays in use.',
    plans: 'Subscriptions',
    account: 'My account',
  },
} as const;
