/** Texts of the page My account. */
export const myAccount = {
  title: 'My account',
  intro: 'Your log-in, your plan and your data.',
  loading: 'Loading your account',
  visitor: 'You are not logged in.',
  logIn: 'Log in',
  details: 'Your details',
  name: 'Name',
  noName: 'No name given',
  username: {
    add: 'Add a username',
    change: 'Change username',
    field: 'Username',
    hint: 'Others see this name in comments and in the live chat. What you wrote before keeps the old one.',
    submit: 'Save the username',
    saved: 'Your username has been saved.',
  },
  email: 'Email',
  methods: 'You log in with',
  settings: 'Change email or password',
  retry: 'Retry',
  plan: {
    title: 'Your plan',
    loading: 'Loading your plan',
    failure: 'Your plan could not be loaded. Please check your connection and try again.',
    price: (amount: string, per: string) => `${amount} per ${per}`,
    nextPayment: (price: string, amount: string) =>
      `${price}. With your promotion code, the next payment is ${amount}.`,
    names: { 1: 'BASIC', 2: 'VIP', 3: 'PRIVATE' },
    renews: (date: string) => `renews on ${date}`,
    cancels: (date: string) => `canceles on ${date}`,
    unpaid: 'waits for its payment',
    free: (date: string) => `Free until ${date}.`,
    afterTrial: (price: string) => `Then ${price}`,
    ended: (name: string, date: string) => `Your ${name} plan ended on ${date}.`,
    none: 'You have no plan. You can still watch the free mini lessons.',
    ofTeacher: 'You teach here, so every lesson is open to you. You need no plan.',
    places: {
      web: 'To change or cancel it, log in on our website, where you bought it, and open Subscriptions.',
      android:
        'To change or cancel it, open the Android app, where you bought it, and log in. Tap the menu icon at the top right, then SUBSCRIPTIONS.',
      ios: 'To change or cancel it, open the iOS app, where you bought it, and log in. Then tap the Settings icon.',
    },
    here: 'To change or cancel it, open Subscriptions.',
    two: {
      title: 'You pay for two plans',
      text: (best: string, other: string) =>
        best === other
          ? `You bought ${best} twice. Once is enough, so end one of the two:`
          : `${best} opens all that ${other} opens, so you can end one of the two:`,
      ends: {
        web: 'Bought on the web. To end it, log in on the website, open My account, then “Invoices and payment methods”.',
        ios: 'Bought in the iOS app. To end it, open the App Store, tap your picture, then Subscriptions.',
        android:
          'Bought in the Android app. To end it, open Google Play, tap your picture, then Payments & subscriptions.',
      },
      open: { ios: 'Open the App Store', android: 'Open Google Play' },
      newWindow: '(opens in a new window)',
    },
    subscriptions: 'Subscriptions',
    failedPayment: {
      running: (date: string) =>
        `Your last payment failed. Everything keeps working until ${date}. Save a card that works, and we will try again right away.`,
      over: 'Your last payment failed, so your plan is paused. Save a card that works, and we will try again right away.',
      update: 'Update your card',
      /** For the app, which must not lead to a payment page. */
      inApp: (date: string) =>
        `Your last payment failed. Everything keeps working until ${date}. You update your card where you bought the plan.`,
      overInApp:
        'Your last payment failed, so your plan is paused. You update your card where you bought the plan.',
    },
    payments: {
      open: 'Invoices and payment methods',
      nothing: 'You have not paid for anything on the web yet, so there are no invoices.',
    },
  },
  privateLessons: {
    title: 'Your next private lessons',
    loading: 'Loading your next private lessons',
    failure:
      'Your private lessons could not be loaded. Please check your connection and try again.',
    calendar: 'Add to my calendar',
    noCalendar: {
      title: 'The calendar file could not be made',
      description: 'Check your connection and try again.',
    },
    event: 'Private Swiss German lesson',
    /** @param zone names the school's time zone; empty if the learner's clock is the same */
    moved: (from: string, to: string, zone: string) =>
      `You moved your lesson from ${from} to ${to}${zone}. The lessons of the first seven days stay at the old hour.`,
  },
  progress: { title: 'Your progress', loading: 'Loading your progress' },
  confirmations: {
    title: 'Purchases and changes',
    loading: 'Loading your purchases',
    failure: 'Your purchases could not be loaded. Please check your connection and try again.',
    none: 'You have not bought anything yet.',
    /** If the plan could not be loaded: a store may have sold one. */
    noneOnWeb: 'There are no purchases on the web yet.',
    /** For a member who bought the plan in a store. */
    inStore: {
      ios: 'You bought your plan in the iOS app. Its payments and receipts are in the App Store.',
      android:
        'You bought your plan in the Android app. Its payments and receipts are in Google Play.',
    },
    purchase: (plan: string) => `You bought ${plan}.`,
    trial: (plan: string) => `You started the free trial of ${plan}.`,
    renewal: {
      monthly: (plan: string) => `${plan} was renewed for a month.`,
      annual: (plan: string) => `${plan} was renewed for a year.`,
    },
    /** A credit or a discount covered the whole price. */
    renewalFree: (plan: string) => `${plan} was renewed, and nothing was charged.`,
    change: (from: string, plan: string) => `You changed from ${from} to ${plan}.`,
    changeScheduled: (from: string, plan: string, date: string) =>
      `You chose to change from ${from} to ${plan} on ${date}.`,
    cycles: { monthly: 'monthly payment', annual: 'yearly payment' },
    changeCycle: (plan: string, cycle: string) => `You changed ${plan} to ${cycle}.`,
    changeCycleScheduled: (plan: string, cycle: string, date: string) =>
      `You chose to change ${plan} to ${cycle} on ${date}.`,
    cancellation: (plan: string, date: string) => `You cancelled ${plan}. It runs until ${date}.`,
    resumption: (plan: string) => `You resumed ${plan}. It renews again.`,
    lessonMoved: (from: string, to: string, zone: string, date: string) =>
      `You moved your private lesson from ${from} to ${to}${zone}. The new hour starts on ${date}.`,
    /** If the school no longer has one of the hours. */
    lessonMovedOnly: (date: string) =>
      `You moved your private lesson. The new hour starts on ${date}.`,
    ended: (plan: string) => `${plan} ended.`,
    hadTrial: (plan: string) =>
      `${plan} ended, because a free trial is given once, and you had one, or a plan, before. Nothing was charged.`,
    reasons: {
      'slot-lost': (plan: string) =>
        `${plan} ended, because another student had already booked the hour. We have returned your money.`,
      refund: (plan: string) => `${plan} ended, because its payment was refunded.`,
      dispute: (plan: string) => `${plan} ended, because its payment was disputed at the bank.`,
    },
  },
  data: {
    title: 'Your data',
    text: 'Everything we keep about you, in one file (JSON): account, consents, progress, comments, chat messages, bookings and your plan.',
    export: 'Export my data',
    file: (day: string) => `swiss-german-my-data-${day}.json`,
    saved: (file: string) => `Your data is in the file ${file}.`,
    embedded:
      'The app cannot save files. Open this page in a browser, log in, and export your data there.',
  },
  deletion: {
    title: 'Delete account',
    text: 'Your account and everything that belongs to it will be erased. This cannot be undone.',
    open: 'Delete my account',
    question: 'Delete your account?',
    erased: {
      title: 'Erased',
      items: [
        'your log-in, name and email address',
        'your consents, progress, flashcards, comments and chat messages',
        'your booked private lessons',
        'your customer record at the payment provider',
      ],
    },
    kept: {
      title: 'Kept',
      items: [
        'invoices and payment records, as the law requires',
        'records of what happened to payments, under a number instead of your name',
        'a code that shows a free trial was used; it cannot be turned back into your name or email',
      ],
    },
    subscription: {
      title: 'Your subscription',
      unknown:
        'A subscription bought on the web is cancelled at once, and the rest of the time you paid for is lost. One bought in an app is not cancelled: do that in the App Store or on Google Play.',
      none: 'You have none, so there is nothing to cancel.',
      web: 'It is cancelled at once, and the rest of the time you paid for is lost.',
      cancelled: (day: string) =>
        `You have cancelled it already. It ends on ${day}, and you pay nothing more.`,
      ios: 'It is not cancelled, because you bought it in the iOS app: cancel it in the App Store, or you keep paying.',
      android:
        'It is not cancelled, because you bought it in the Android app: cancel it on Google Play, or you keep paying.',
    },
    password: 'Current password',
    google:
      'To make sure it is you, Google asks you to choose your account again when you press the button.',
    logInAgain:
      'To make sure it is you, this works only shortly after a log-in. If it is refused, log out, log in again and come back here.',
    again:
      'You have asked for this already, but our server did not answer. Press the button again: it continues where it stopped.',
    keep: 'Keep my account',
    confirm: 'Delete forever',
    running: 'Your account is being deleted. Please do not close this page.',
    failure: {
      advice: 'Your account is still there. You can try again at any time.',
      loggedOut:
        'You are no longer logged in. Log in again to delete your account. If your account is not found, it has already been deleted.',
      unreachable:
        'Our server did not answer, so we cannot say whether the deletion has begun. Please try again: it continues where it stopped.',
    },
    farewell: {
      deleted: {
        title: 'Your account has been deleted',
        text: 'You are logged out, and your data has been erased. Thank you for learning with us.',
      },
      continues: {
        title: 'Your account is being deleted',
        text: 'You are logged out. Erasing your data takes a little longer. You do not need to do anything.',
      },
      store: {
        ios: 'Your subscription continues until you cancel it in the App Store.',
        android: 'Your subscription continues until you cancel it on Google Play.',
      },
    },
  },
} as const;
