import { rowsOf } from '../row';

/** The callables as other programs see them. */
export const WIRE_ROWS = rowsOf('Interfaces, callables', {
  'API-wire':
    'POST { "data": … } → { "result": … } (the client also accepts { "data": … }), errors { "error": { "status", "message", "details" } }',
  'API-no-access':
    '{ hasAccess: false, error: { code: 1 } } = not signed in; { hasAccess: false } = signed in without the right',
  'API-bad-input':
    'Bad input is invalid-argument naming the field; internal never answers bad input.',
  'API-getSecureData':
    "getSecureData_v2_0: { videoID } → { hasAccess, Text?, VideoHLSurl?, Photos?, Audios?, reason?, error? }; reason only for signed-in callers without access: 'no-plan' | 'needs-vip' | 'ended'; unknown id → not-found",
  'API-searchLines':
    "searchLines: { query } → { hits: { VideoID, line, SwissGerman, English, at }[] }, only lessons that the caller's tier opens, at most 20",
  'API-getLiveLessonUrls':
    'getLiveLessonUrls_v2_0: {} → { hasAccess, EmbedUrl?, ChatUrl?, error? }',
  'API-getFlashcards':
    'getFlashcardsCloudFunction: { VideoID } → { flashcards: { SwissGerman, English, AudioUrl? }[] } or permission-denied / unauthenticated',
  'API-getGrammarPDFurl': 'getGrammarPDFurl: { videoID? } → { url }',
  'API-getRevenueCatOffer':
    "getRevenueCatOffer_v2_0: { offerID, platform: 'web' | 'ios' | 'android' } → { offers: Package[] }, Package plus price: { currency, unit_amount }",
  'API-getSubscriptionPlatform':
    "getSubscriptionPlatform: {} → { subscriptionPlatform: 'ios' | 'android' | 'web' | 'none' }",
  'API-getCurrentSubscriptions':
    'getCurrentSubscriptions: {} → { [ProductID]: { cancels, expires_date, purchase_date, identifier, ProductID, Tier } }, dates ISO 8601',
  'API-after-a-downgrade':
    "After a downgrade: the running plan with cancels: true and the coming one with a later purchase_date, shown as 'first payment on {expires_date of the running one}'",
  'API-syncSubscription':
    "syncSubscription: {} → as getCurrentSubscriptions, after asking the provider; the customer is the caller's own",
  'API-getHasAlreadySubscribed': 'getHasAlreadySubscribed: {} → { hasAlreadySubscribed }',
  'API-createCheckout':
    'createStripeCheckoutSession: { offerID, packageID, selectedPrivateLesson? } → { id, url }',
  'API-changeSubscription':
    "changeStripeSubscription: { OfferID, PackageID, StripePriceID?, ProductID?, selectedPrivateLesson? } → { status: 'active' | 'scheduled' | 'requires_action', url? }",
  'API-change-ids': "the optional ids must equal the catalogue's, else invalid-argument",
  'API-reschedule':
    "The own PRIVATE package with another slot reschedules (a week's notice, else failed-precondition).",
  'API-change-cycle': 'Same tier: monthly → annual charges now, annual → monthly at period end',
  'API-cancelSubscription':
    'cancelStripeSubscription: none → { cancels: true, expires_date } (the latest subscription)',
  'API-uncancelSubscription':
    'uncancelStripeSubscription: { productIDToUncancel } → { cancels: false }',
  'API-cardUpdate': 'createStripeCardUpdateCheckoutSession: {} → { id, url }',
  'API-billingPortal': 'createBillingPortalSession: {} → { url }',
  'API-zoomSignature':
    'CreateZoomSignature: {} → { signature, sdkKey, meetingNumber }; no keys configured → failed-precondition',
  'API-prepareEmailChange': 'prepareEmailChange: { newEmail } → { ok: true }',
  'API-requestAccountDeletion':
    "requestAccountDeletion: {} → { status: 'deleted' | 'continues', storeToCancel?: 'ios' | 'android' }",
  'API-exportMyData': 'exportMyData: {} → the data as JSON',
  'API-refusals':
    'failed-precondition (HTTP 400) answers what is well formed and not possible now; its details.reason is a closed union that the screens map to the alerts.',
  'API-leaves-by-url': 'The current Stripe.js has no redirect by id: the browser goes to url.',
  'API-stripeWebhook': 'Webhooks: stripeWebhook (HTTP function)',
  'API-revenueCatWebhook': 'revenueCatWebhook (HTTP function)',
});
