import { logger } from 'firebase-functions';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { StripeEnvironment } from 'shared-contracts';
import { identities, type Identities } from '../people/identities';
import {
  APP_ORIGIN,
  DISPUTE_ENDS_PLAN,
  PAYMENT_GRACE_DAYS,
  PSEUDONYM_KEY,
  REFUND_ENDS_PLAN,
  REVENUECAT_API_KEY,
  REVENUECAT_API_ORIGIN,
  REVENUECAT_PROJECT_ID,
  REVENUECAT_TESTERS,
  RENEWAL_LEEWAY_HOURS,
  STRIPE_API_ORIGIN,
  STRIPE_SECRET_KEY,
} from '../platform/config';
import { database } from '../platform/database';
import { redact } from '../platform/redact';
import { stripeEnvironment } from './price-list';
import { parseLeeway, type Leeway } from './leeway';
import type { ReturnRules } from './provider/find-returned';
import { createStripe } from './provider/stripe';
import { createStoreApi, type StoreApi } from './provider/store-api';

/**
 * Writes an entry to the log, which never names the learner.
 *
 * @param details with a `cause` the entry is an error, and the cause is redacted
 */
export type BillingLog = (
  result: string,
  details?: Readonly<Record<string, unknown>> & { readonly cause?: unknown },
) => void;

export const logBilling: BillingLog = (result, { cause, ...details } = {}) => {
  if (cause === undefined) logger.info('billing', { result, ...details });
  else logger.error('billing', { result, ...details }, redact(cause));
};

export interface BillingServices {
  readonly db: Firestore;
  readonly stripe: Stripe;
  /** null: the school has no apps yet. */
  readonly stores: StoreApi | null;
  readonly identities: Identities;
  readonly environment: StripeEnvironment;
  /** Of the app, without a trailing slash. */
  readonly appOrigin: string;
  readonly pseudonymKey: string;
  readonly leeway: Leeway;
  /** Whether a returned payment ends its plan at once. */
  readonly returnEndsPlan: ReturnRules;
  readonly now: () => Date;
  readonly log: BillingLog;
}

/** Secrets that each function with `billingServices` declares. */
export const BILLING_SECRETS = [STRIPE_SECRET_KEY, REVENUECAT_API_KEY, PSEUDONYM_KEY];

/** null: no project is configured. */
function storeApi(): StoreApi | null {
  const project = REVENUECAT_PROJECT_ID.value();
  if (project === '') return null;
  const testers = new Set(REVENUECAT_TESTERS.value().split(',').filter(Boolean));
  const [origin, key] = [REVENUECAT_API_ORIGIN.value(), REVENUECAT_API_KEY.value()];
  return createStoreApi({ origin, project, key, testers });
}

export const billingServices = (): BillingServices => ({
  db: database(),
  stripe: createStripe(STRIPE_SECRET_KEY.value(), STRIPE_API_ORIGIN.value()),
  stores: storeApi(),
  identities: identities(),
  environment: stripeEnvironment(),
  appOrigin: APP_ORIGIN.value(),
  pseudonymKey: PSEUDONYM_KEY.value(),
  leeway: parseLeeway({
    RENEWAL_LEEWAY_HOURS: RENEWAL_LEEWAY_HOURS.value(),
    PAYMENT_GRACE_DAYS: PAYMENT_GRACE_DAYS.value(),
  }),
  returnEndsPlan: { refund: REFUND_ENDS_PLAN.value(), dispute: DISPUTE_ENDS_PLAN.value() },
  now: () => new Date(),
  log: logBilling,
});
