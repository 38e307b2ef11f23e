import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';

/** Signs the tokens of playlists and keys; any long random text. */
export const MEDIA_SIGNING_SECRET = defineSecret('MEDIA_SIGNING_SECRET');

/** Turns uids and addresses into pseudonyms; any long random text, never changed. */
export const PSEUDONYM_KEY = defineSecret('PSEUDONYM_KEY');

/** Origin of playlists, segments, pictures and audio, without a trailing slash. */
export const MEDIA_ORIGIN = defineString('MEDIA_ORIGIN', {
  description: 'Origin of the media site, https://media.swissgerman.example',
});

/** Key of Stripe's API, `sk_live_…` or `sk_test_…`. The prefix selects the price ids. */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');

/** Key of RevenueCat's REST interface, which knows the purchases in app stores. */
export const REVENUECAT_API_KEY = defineSecret('REVENUECAT_API_KEY');

/** Project at RevenueCat; empty: the school has no apps, and the server asks no one. */
export const REVENUECAT_PROJECT_ID = defineString('REVENUECAT_PROJECT_ID', {
  default: '',
  description: 'Project id at RevenueCat, proj…; leave it empty while there are no apps',
});

/** Origin of RevenueCat's REST interface, or of the local sandbox. */
export const REVENUECAT_API_ORIGIN = defineString('REVENUECAT_API_ORIGIN', {
  default: 'https://api.revenuecat.com',
  description: 'Origin of the REST interface of RevenueCat, without a trailing slash',
});

/** The header `Authorization` that RevenueCat sends with its webhooks; any long random text. */
export const REVENUECAT_WEBHOOK_AUTHORIZATION = defineSecret('REVENUECAT_WEBHOOK_AUTHORIZATION');

/** Secrets of RevenueCat's signature: two with a comma during a rotation; `none`: unsigned. */
export const REVENUECAT_SIGNING_SECRETS = defineSecret('REVENUECAT_SIGNING_SECRETS');

/** Header of that signature. RevenueCat's documents disagree on its name. */
export const REVENUECAT_SIGNATURE_HEADER = defineString('REVENUECAT_SIGNATURE_HEADER', {
  default: 'X-RevenueCat-Webhook-Signature',
  description: 'Header that holds the signature of a webhook of RevenueCat',
});

/** Learners whose test purchases count, for the reviewers of the stores. */
export const REVENUECAT_TESTERS = defineString('REVENUECAT_TESTERS', {
  default: '',
  description: 'uids of testers of the apps, with commas between them',
});

/** Proves that a webhook comes from the payment provider, `whsec_…`. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

/**
 * Private key of P-256 (PEM), which can only end canaries; `none`: no judge. Source: decision 62.
 */
export const REGISTRY_JUDGE_KEY = defineSecret('REGISTRY_JUDGE_KEY');

/** A name that no member may use in chat and comments. Source: docs/security.md. */
export const SCHOOL_NAME = defineString('SCHOOL_NAME', {
  default: 'Grüezi',
  description: 'Name of the school, which no member may use in chat and comments',
});

/** Origin of the payment sandbox, `http://127.0.0.1:12111`; empty: the real service. */
export const STRIPE_API_ORIGIN = defineString('STRIPE_API_ORIGIN', {
  default: '',
  description: 'Origin of the payment sandbox; leave it empty to use the real service',
});

/** Access after a period without a known renewal. Source: docs/payments.md. */
export const RENEWAL_LEEWAY_HOURS = defineString('RENEWAL_LEEWAY_HOURS', {
  default: '26',
  description: 'Hours of access after a period that should have renewed, 0 to 72',
});

/** Access after a failed renewal. Source: docs/payments.md. */
export const PAYMENT_GRACE_DAYS = defineString('PAYMENT_GRACE_DAYS', {
  default: '7',
  description: 'Days of access after a renewal that could not be charged, 0 to 60',
});

/** Whether a full refund ends the plan that the payment bought. */
export const REFUND_ENDS_PLAN = defineBoolean('REFUND_ENDS_PLAN', {
  default: true,
  description: 'true: a plan ends at once when its payment is refunded whole',
});

/** Whether a dispute ends the plan that the payment bought. */
export const DISPUTE_ENDS_PLAN = defineBoolean('DISPUTE_ENDS_PLAN', {
  default: true,
  description: 'true: a plan ends at once when its payment is disputed',
});

/** Whether callables answer only apps that App Check has verified. Source: docs/security.md. */
export const APP_CHECK_ENFORCED = defineBoolean('APP_CHECK_ENFORCED', {
  default: false,
  description: 'true once every released app sends App Check tokens',
});

/** Origin of the shell. Its pages may call; the payment provider sends learners back to it. */
export const APP_ORIGIN = defineString('APP_ORIGIN', {
  description: 'Origin of the app, https://swissgerman.example',
});

/** Hosting site of the previews of branches, whose pages may call, too. */
export const PREVIEW_SITE = defineString('PREVIEW_SITE', {
  default: '',
  description: 'Site of previews, swissgerman-previews; empty: there are none',
});

/** Origin of mf-live, which serves the default chat page, without a trailing slash. */
export const LIVE_ORIGIN = defineString('LIVE_ORIGIN', {
  description: 'Origin of mf-live, https://mf-live.swissgerman.example',
});

/** Hosts of meetings that a teacher may link to. Source: docs/security.md. */
export const MEETING_HOSTS = defineString('MEETING_HOSTS', {
  default: 'zoom.us',
  description: 'Hosts of meetings, with commas between them; hosts under them count, too',
});

/** Key of the school's Meeting SDK app at Zoom. */
export const ZOOM_SDK_KEY = defineString('ZOOM_SDK_KEY', {
  default: '',
  description: 'Key of the app at Zoom; leave it empty to offer the join link instead',
});

/** Signs the meetings of that app; any text while `ZOOM_SDK_KEY` is empty. */
export const ZOOM_SDK_SECRET = defineSecret('ZOOM_SDK_SECRET');
