import type { MessageFromParentApp, ParentAppPackage } from '../messages';
import type { MessageToParentAppMap, MessageToParentAppType } from '../messages-out';
import type { MessageFromParentAppType } from './schemas';

/** Versions of this protocol; apps of 1.0 name neither `token` nor `supports`. */
export type ProtocolVersion = '1.0' | '1.1';

/** The page's own version. */
export const PROTOCOL_VERSION: ProtocolVersion = '1.1';

/** Notes on one message for native developers; plain English, each a whole sentence. */
export interface MessageNote<Payload> {
  /** When the message is sent, and by which act. */
  readonly when: string;
  readonly example: Payload;
  /** The other side's action. */
  readonly answer: string;
  /** What happens, or must be done, if that fails. */
  readonly failure: string;
  /** An app of this version, or of a later one, knows the message. */
  readonly since: ProtocolVersion;
}

const EXAMPLE_PACKAGE: ParentAppPackage = {
  identifier: 'BASIC_monthly',
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: 'basic_monthly',
    priceString: 'CHF 9.90',
    subscriptionPeriod: 'P1M',
    introPrice: null,
  },
};

/** Source: PARENT-out to PARENT-open-outside. */
export const NOTES_TO_PARENT_APP: {
  readonly [T in MessageToParentAppType]: MessageNote<MessageToParentAppMap[T]>;
} = {
  LOG_IN_TO_SUBSCRIPTION_SERVICE: {
    when: 'A learner has logged in, or was logged in already when the page started. It may come more than once for one learner.',
    example: { uid: 'hN3kQ0bYw5cJx2ZpVt8sRf4uLa91' },
    answer:
      'Log in to RevenueCat with exactly this id (`Purchases.logIn(uid)`), then send `SUBSCRIPTION_PACKAGES` again, because a free trial may be gone or new for this learner.',
    failure:
      'Keep the id and try again before the next purchase or restore. Never sell to an anonymous RevenueCat customer: our server could not say whose plan it is.',
    since: '1.0',
  },
  PURCHASE_PACKAGE: {
    when: 'A logged-in learner has pressed a button of a plan. The page shows that it is loading.',
    example: { package: EXAMPLE_PACKAGE, oldProductID: null },
    answer:
      "Find the package with this `identifier` in RevenueCat's current offering, sell it, and send `STOP_LOADING` when the store's dialog is gone. On Android also name the running plan that the new one replaces, else Google Play charges both. The App Store finds it by its subscription group.",
    failure:
      'Send `STOP_LOADING` as well: cancelled by the learner, waiting for approval, already owned, no network, unknown package. The app shows nothing; the page says what is so.',
    since: '1.0',
  },
  RESTORE_PURCHASES: {
    when: "A logged-in learner has pressed 'Restore purchase'. The stores want this to happen on a tap only.",
    example: {},
    answer: 'Call `Purchases.restorePurchases()`, then send `STOP_LOADING`.',
    failure: 'Send `STOP_LOADING` as well.',
    since: '1.0',
  },
  REQUEST_GOOGLE_ID_TOKEN: {
    when: "A visitor has pressed 'Continue with Google'.",
    example: {},
    answer:
      "Sign in natively with the *web* client id of our Firebase project, then send `LOG_IN_WITH_ID_TOKEN` with `provider: 'google.com'`.",
    failure: 'Send `SIGN_IN_FAILED`, also when the learner has closed the dialog.',
    since: '1.0',
  },
  REQUEST_APPLE_ID_TOKEN_AND_NONCE: {
    when: "A visitor has pressed 'Continue with Apple'. The page offers it on both systems.",
    example: {},
    answer:
      "Sign in natively with a fresh nonce: Apple gets its SHA-256 as hexadecimal text, the page gets the nonce itself. Then send `LOG_IN_WITH_ID_TOKEN` with `provider: 'apple.com'`.",
    failure: 'Send `SIGN_IN_FAILED`, also when the learner has closed the dialog.',
    since: '1.0',
  },
  OPEN_EXTERNAL_URL: {
    when: "A learner has pressed a link that leads out of the product: the store's page of subscriptions, another site, a file, an e-mail address, Zoom, or our own legal texts beside a form.",
    example: { url: 'https://apps.apple.com/account/subscriptions' },
    answer:
      'Open it outside of the web view: `https:`, `http:` and `mailto:` only. Some addresses end within minutes, so open it at once.',
    failure: 'Send nothing; the page waits for nothing.',
    since: '1.0',
  },
};

type PayloadFrom<T> = Extract<MessageFromParentApp, { type: T }>['payload'];

/** Source: PARENT-in to PARENT-sign-in-failed. */
export const NOTES_FROM_PARENT_APP: {
  readonly [T in MessageFromParentAppType]: MessageNote<PayloadFrom<T>>;
} = {
  SUBSCRIPTION_PACKAGES: {
    when: "As soon as the page has loaded and the store has answered, without being asked. Since 1.1 also whenever the packages change, after each log-in, and after each reload of the page. Send what the store sells, with the store's own price text.",
    example: { packages: [EXAMPLE_PACKAGE] },
    answer:
      'The plans show these prices, and their buttons work. The last message counts; an empty list means that nothing can be bought.',
    failure:
      "Until it comes, plans have no price, and their buttons say 'Oops. Try again in a couple of seconds.' A package whose identifier we do not sell is left out.",
    since: '1.0',
  },
  STOP_LOADING: {
    when: 'After each `PURCHASE_PACKAGE` and each `RESTORE_PURCHASES`, however they ended, as soon as native dialogs are gone.',
    example: { outcome: 'cancelled' },
    answer:
      'The page takes the loading animation away, reads the plan from our server for up to 30 seconds, and says what is so.',
    failure: 'Without it the page loads for 60 seconds, then does the same.',
    since: '1.0',
  },
  LOG_IN_WITH_ID_TOKEN: {
    when: 'The native sign-in has succeeded, after `REQUEST_GOOGLE_ID_TOKEN` or `REQUEST_APPLE_ID_TOKEN_AND_NONCE`.',
    example: { provider: 'apple.com', idToken: 'eyJraWQiOi…', nonce: 'b7c1e0f2a94d' },
    answer: 'The page logs in with it, then sends `LOG_IN_TO_SUBSCRIPTION_SERVICE`.',
    failure: 'The page shows why, in the alert of the browser: `window.alert`.',
    since: '1.0',
  },
  SIGN_IN_FAILED: {
    when: 'The native sign-in did not succeed, or was closed.',
    example: { message: 'You closed the window of Google. Press the button to try again.' },
    answer: "The page shows the message in the browser's alert, so write it for the learner.",
    failure: 'Without it the learner sees nothing; the form stays usable.',
    since: '1.0',
  },
  REDIRECT: {
    when: 'A push notification or a deep link of the app leads to a page of ours.',
    example: { path: '/subscriptions' },
    answer: 'The page goes there without loading anew.',
    failure:
      'A path that leaves the product is dropped, with a warning in the console: it begins with exactly one slash and holds no backslash.',
    since: '1.0',
  },
};

/** Meaning of each field; the key is the message, or `parentApp`, and the path of the field. */
export const FIELD_NOTES: Readonly<Record<string, string>> = {
  'parentApp.os': 'Which system the app runs on.',
  'parentApp.version': "The app's own version, as the stores show it.",
  'parentApp.buildNumber': 'The number of the build, as text.',
  'parentApp.bundleId': "The app's id in the store.",
  'parentApp.token':
    'A new random text for each start of the web view, as a random UUID; since 1.1. Each message to the app carries it.',
  'parentApp.supports':
    'The names of the messages which this version of the app answers; since 1.1. Absent means: all below.',
  'LOG_IN_TO_SUBSCRIPTION_SERVICE.uid': "The learner's id in Firebase and in RevenueCat.",
  'PURCHASE_PACKAGE.package': 'The package as the app itself has sent it.',
  'PURCHASE_PACKAGE.oldProductID':
    "*Our* id of the learner's present plan, or of the last one, which may have ended or come from elsewhere; `null`: there was none. So it is a hint. Google Play knows which plan is replaced: the first part of its `product:basePlan` in `CustomerInfo.activeSubscriptions`.",
  'OPEN_EXTERNAL_URL.url': 'A whole address; it may be one of ours.',
  'SUBSCRIPTION_PACKAGES.packages': 'All that the store sells now.',
  'StorePackage.identifier':
    "The package's identifier in RevenueCat's offering: `BASIC_monthly`, `BASIC_annually`, `VIP_monthly` or `VIP_annually`.",
  'StorePackage.offeringIdentifier': "The offering's identifier: `VIP_BASIC_PRIVATE_monthly`.",
  'StorePackage.product': 'What the store sells.',
  'StoreProduct.identifier': "The product's id in the store.",
  'StoreProduct.priceString':
    'The price as the store writes it for this learner, with its currency. The page shows it as it is.',
  'StoreProduct.subscriptionPeriod':
    'How long one payment lasts, as ISO 8601: a month or a year. Leave out packages of other periods.',
  'StoreProduct.introPrice':
    "The store's introductory price, if this learner can still have it. Any object makes the page say '30 days free, then'; `null` or nothing: no free trial.",
  'STOP_LOADING.outcome':
    '`cancelled` where the learner has given the purchase or the restore up; since 1.1. Leave it out otherwise. Any other text says nothing.',
  'LOG_IN_WITH_ID_TOKEN.provider': 'Who vouches for the learner.',
  'LOG_IN_WITH_ID_TOKEN.idToken': 'The ID token, a JWT.',
  'LOG_IN_WITH_ID_TOKEN.nonce': 'The nonce itself, not its hash. With Apple only.',
  'REDIRECT.path': 'A path of ours with its query and fragment, as in `/subscriptions?from=app`.',
  'SIGN_IN_FAILED.message': 'A sentence for the learner.',
};
