import { rowsOf } from '../row';

export const CALLABLE_ROWS = rowsOf('§7 Callable backend functions', {
  'CALL-wire': 'Each is a POST with a body holding a data field',
  'CALL-bearer': 'plus a bearer auth token when signed in',
  'CALL-response': 'The response is read from a data field (or result).',
  'CALL-region': 'Default region us-central1.',
  'CALL-getSecureData':
    'getSecureData_v2_0: videoID; returns Text, VideoHLSurl, Photos, Audios, hasAccess, error.code',
  'CALL-getLiveLessonUrls':
    'getLiveLessonUrls_v2_0: returns EmbedUrl, ChatUrl, hasAccess, error.code',
  'CALL-getRevenueCatOffer': 'getRevenueCatOffer_v2_0: offerID, platform; returns offers',
  'CALL-subscriptionPlatform': 'returns subscriptionPlatform (ios, android, none, web)',
  'CALL-currentSubscriptions': 'returns object keyed by ProductID of current subscriptions',
  'CALL-hasAlreadySubscribed': 'returns hasAlreadySubscribed',
  'CALL-createCheckout':
    'createStripeCheckoutSession: offerID, packageID, selectedPrivateLesson; returns session id, then the browser redirects to the payment provider',
  'CALL-changeSubscription':
    'changeStripeSubscription: StripePriceID, ProductID, PackageID, OfferID, selectedPrivateLesson',
  'CALL-cancelSubscription': 'cancelStripeSubscription: no payload',
  'CALL-uncancelSubscription':
    'uncancelStripeSubscription: productIDToUncancel; page reloads afterwards',
  'CALL-cardUpdate':
    'createStripeCardUpdateCheckoutSession: returns session id, then redirect to provider checkout',
  'CALL-getFlashcards': 'getFlashcardsCloudFunction: VideoID; returns flashcards',
  'CALL-getGrammarPDFurl': 'getGrammarPDFurl',
  'CALL-CreateZoomSignature': 'CreateZoomSignature',
  'CALL-requestAccountDeletion': 'requestAccountDeletion',
  'CALL-checkout-fields':
    'Checkout start is dispatched with StripePriceID, ProductID, PackageID, OfferID, changeStripeSubscription',
  'CALL-checkout-parent-package': 'or with the package from the parent app.',
  'CALL-offers-on-open': 'Offers load when the subscription page opens.',
});
