import { rowsOf } from '../row';

/** Entities, as far as their fields can be observed from outside. */
export const ENTITY_ROWS = rowsOf('§3 Entities and their fields', {
  'ENTITY-current-user': 'Current user (state): isLoggedIn, UID, Username (display name), email',
  'ENTITY-sign-up-flow': 'sign-up flow (isActive, completionHandlers)',
  'ENTITY-upload-flag': 'a flag to upload consents once authenticated',
  'ENTITY-display-name': 'The sign-up username is saved as displayName.',
  'ENTITY-provider-user':
    'User in the identity provider: uid, displayName, email, emailVerified, photoURL, phoneNumber, isAnonymous, providerData, creation and last-login times.',
  'ENTITY-user-document':
    'User document Users/{uid}: DocID and three consents: PrivacyPolicyAndTermsAndConditionsConsent, RemindersConsent, MarketingConsent, each with didUserAgree and Date.',
  'ENTITY-consent-state':
    'Consent state: PPandTandCConsent, RemindersConsent, MarketingConsent (booleans), plus an underline flag.',
  'ENTITY-consent-reset': 'Reset sets all to false.',
  'ENTITY-lesson':
    'Lesson (video document): Title, Difficulty, Text, Photos (list), Audios (list), VideoHLSurl, Type, Date, DocID, MondayLessonID, isAvailable, isAvailableLessons, GermanVersionURL',
  'ENTITY-difficulty-default': 'Difficulty (default 1)',
  'ENTITY-lesson-comments': 'comments list',
  'ENTITY-lesson-monday': 'linked Monday lesson',
  'ENTITY-comment': 'Comment (under a video): Message, UID, Username, TimeStamp, ID.',
  'ENTITY-flashcard': 'Flashcard: SwissGerman, English.',
  'ENTITY-slot':
    'Private lesson slot: id, Day, Meridiem (AM or PM), Hour, StudentUID (present when booked).',
  'ENTITY-slots-metadata':
    'Metadata record PrivateLessonsMetadata: MaxAmountOfLessons, AmountOfLessons.',
  'ENTITY-live-lesson': 'Live lesson: liveLessonUrl (from EmbedUrl), chatUrl (from ChatUrl).',
  'ENTITY-package':
    'Subscription package: identifier, Title, PromotionText (list of benefit lines), StripePriceID, ProductID, BillingCycle (monthly or annual), FreeTrialPeriod (days), Tier (number), ButtonColour, Main and SecondMain flags, Prerequisites (list, e.g. one_private_lesson)',
  'ENTITY-stripe-price': 'Stripe price: currency, unit_amount (cents).',
  'ENTITY-subscription':
    'Current subscription record, keyed by ProductID: cancels (boolean), expires_date, purchase_date, identifier, ProductID, Tier.',
  'ENTITY-parent-package':
    'Package from the parent app: product.priceString, product.subscriptionPeriod (P1Y means yearly), product.introPrice.',
  'ENTITY-mini-lessons':
    'Mini lessons state: IDsIndex, randomized index, current index number, current lesson (ID, VideoThumbnailURL, VideoHLSurl, Text), newest mini lesson (DocID, VideoThumbnailURL).',
  'ENTITY-alert':
    'Alert state: isHidden, title, description, redirectTo, buttons (title, styles, onClick, redirectTo, getInputByID), inputs (id).',
  'ENTITY-device':
    'Device and embedding metadata: windowInnerHeight, resizeListenerTurnedOn, isEmbeddedInAndroidIosApp, parentAppVersion, parentAppBuildNumber, parentAppBundleId, parentAppOS.',
  'ENTITY-loading-starts-true': 'Global loading flag: starts true.',
  'ENTITY-persisted':
    'Locally persisted: lessons, metadata and the mini-lesson ID index only (persistence timeout 5000 ms).',
});
