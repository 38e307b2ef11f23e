import type { Catalogue } from 'shared-contracts';

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
const joinWithCommas = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** Texts of the page of the plans, without its dialogs. */
export const subscriptions = {
  title: 'Subscriptions',
  /** Short, so that the first price is in a phone’s first view. */
  intro:
    'BASIC opens every lesson and its cards; VIP adds the live lessons. Auto renews, cancel anytime.',
  free: 'The free mini lessons stay free for everyone.',
  count: ({
    total,
    totalMiniLessons: minis,
    totalRecordings: recordings = 0,
  }: Pick<Catalogue, 'total' | 'totalMiniLessons' | 'totalRecordings'>) =>
    joinWithCommas([
      counted(total - minis, 'lesson'),
      counted(minis, 'mini lesson'),
      counted(recordings, 'recording'),
    ]),
  plansHeading: 'Plans',
  loading: 'Loading the plans',
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
  /** Beside an annual price. */
  perMonth: (amount: string) => `(${amount} a month)`,
  saving: {
    annual: (amount: string) => `You save ${amount} a year`,
    monthly: (amount: string) => `Pay annually, save ${amount}`,
  },
  states: {
    renewing: (date: string) => `renews on ${date}`,
    cancelling: (date: string) => `canceles on ${date}`,
    'first-payment': (date: string) => `first payment on ${date}`,
    unpaid: () => 'waits for its payment',
  },
  /** Above the button that buys a plan on the web: what to pay when, and how to cancel. */
  due: {
    today: 'Due today',
    nothing: 'nothing',
    ifFirst: 'nothing, for your first plan',
    each: (amount: string, per: string) => `${amount} per ${per}`,
    afterwards: 'After that',
    untilThen: ['Until then', 'cancel here, and pay nothing'],
    end: ['To end it', 'cancel here, at any time'],
    /** Above the button that changes the running plan. */
    change: {
      now: (running: string) =>
        `Due today: the price of this plan, minus the unused part of your ${running} plan. You see the amount before you confirm.`,
      free: (date: string) => `Due today: nothing. Your free time goes on until ${date}.`,
      asked: 'You see what is due today before you confirm.',
      later: (plan: string, date: string) => `Due today: nothing. ${plan} begins on ${date}.`,
    },
  },
  freeUntil: (date: string) => `free until ${date}`,
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
  next: 'Your next plan',
  wanted: 'Your choice',
  updateCard: 'update card info',
  moveLesson: 'move my private lesson',
  bar: {
    label: 'Shortcuts to the plans',
    main: (title: string) => `Try out ${title}`,
    second: (title: string) => `view ${title}`,
    down: { own: 'To your plan', plans: 'To the plans' },
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
  standardGerman: {
    heading: 'Standard German first?',
    text: 'It is what people write, and what schools teach.',
    link: 'learn standard German',
  },
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
  /** Questions of buyers and subscribers, with answers. Only for the web. */
  questions: {
    heading: 'Good to know',
    all: [
      {
        ask: 'How do I cancel?',
        answer:
          'Press “cancel” on your plan here, and confirm. If you bought it in an app, cancel it in the store. You keep the plan until the end of the time you have paid for. In the free trial you pay nothing at all.',
      },
      {
        ask: 'Can I change the plan later?',
        answer:
          'Yes, on this page. A higher plan begins at once, and what you have not used of the old one is deducted. A lower plan begins when the old one ends.',
      },
      {
        ask: 'Who gets the free trial?',
        answer:
          'Everybody once, with a plan whose card names it. If you had a plan before, a new one is paid from its first day.',
      },
      {
        ask: 'How do I pay?',
        answer:
          'By card, on the page of our payment service. We never see your card number. My account has your invoices.',
      },
    ],
  },
  legal: {
    before: 'By subscribing you agree to the ',
    terms: 'terms and conditions',
    between: ' and the ',
    privacy: 'privacy policy',
    after:
      '. Both open in a new window. Prices include tax. A plan renews automatically until you cancel it. You can cancel at any time where you bought it, and keep the plan until the end of the time you have paid for.',
    afterInApp:
      '. The store takes the payment and shows the price. A plan renews automatically until you cancel it in the store. You keep the plan until the end of the time you have paid for.',
  },
} as const;
