import type Stripe from 'stripe';
import { AppError } from 'shared-contracts';
import {
  billingRef,
  deletionRef,
  parseBilling,
  readBilling,
  type BillingRecord,
} from '../../ledger/billing-record';
import { accountIsGone } from '../../ledger/customer';
import { expire, expireOpen } from '../../ledger/provider/expire-session';
import { askProvider, isMissing } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { transactFor } from '../../platform/transact';

export interface WantedSession {
  readonly uid: string;
  readonly customerID: string;
  readonly packageID: string;
  /** Slot and hold of the private lesson. Another slot needs another session. */
  readonly variant?: string;
  /** Set for a trial: who the learner is. */
  readonly pseudonyms?: readonly string[];
  /** The same package and trial give the same key, so a retry finds the same session. */
  readonly parameters: Stripe.Checkout.SessionCreateParams;
}

type Checkout = NonNullable<BillingRecord['checkout']>;
type Services = Pick<BillingServices, 'db' | 'stripe'>;

/** Days of the session's trial; 0 without a trial. */
const trialOf = (parameters: Stripe.Checkout.SessionCreateParams): number =>
  parameters.subscription_data?.trial_period_days ?? 0;

/** Attempts of one call, each after another call has replaced its checkout. */
const MOST_TRIES = 10;

/**
 * Stores which checkout the learner has. A stored one with the same package, slot and trial stays,
 * unless its session is over.
 *
 * @param endedAttempt number of the checkout whose session can no longer be paid
 */
async function claim(
  { db }: Services,
  { uid, packageID, parameters, pseudonyms, variant }: WantedSession,
  endedAttempt: number | null,
): Promise<Checkout> {
  const trialDays = trialOf(parameters);
  const ownCheckout = (checkout: Checkout | undefined): Checkout | null =>
    checkout?.packageID === packageID &&
    checkout.variant === variant &&
    checkout.trialDays === trialDays &&
    checkout.attempt !== endedAttempt
      ? checkout
      : null;
  // The first read has no transaction, so that concurrent calls do not wait for each other.
  const openCheckout = ownCheckout((await readBilling(db, uid)).checkout);
  if (openCheckout !== null) return openCheckout;
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) throw accountIsGone();
    const { checkout } = parseBilling(billing);
    const mine = ownCheckout(checkout);
    if (mine !== null) return mine;
    const attempt = (checkout?.attempt ?? 0) + 1;
    const next: Checkout = {
      attempt,
      packageID,
      trialDays,
      sessionID: null,
      ...(pseudonyms !== undefined && { pseudonyms: [...pseudonyms] }),
      ...(variant !== undefined && { variant }),
    };
    // `merge` would keep the variant of another package.
    transaction.set(ref, { checkout: next }, { mergeFields: ['checkout'] });
    return next;
  });
}

/**
 * Stores the id of a session.
 *
 * @returns false: another checkout or a deletion has begun meanwhile
 */
async function keep(
  { db }: Services,
  { uid }: WantedSession,
  mine: Checkout,
  sessionID: string,
): Promise<boolean> {
  const { checkout: lastCheckout } = await readBilling(db, uid);
  if (lastCheckout?.attempt !== mine.attempt) return false;
  if (lastCheckout.sessionID === sessionID) return true;
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) return false;
    const { checkout } = parseBilling(billing);
    if (checkout?.attempt !== mine.attempt) return false;
    if (checkout.sessionID === null) {
      transaction.set(ref, { checkout: { ...checkout, sessionID } }, { merge: true });
    }
    return true;
  });
}

async function findOrMake(
  { stripe }: Services,
  { customerID, parameters, variant = '' }: WantedSession,
  { attempt, sessionID }: Checkout,
): Promise<Stripe.Checkout.Session | null> {
  if (sessionID === null) {
    const trial = trialOf(parameters);
    const price = parameters.line_items?.[0]?.price ?? '';
    const idempotencyKey = `checkout:${customerID}:${attempt}:${price}:${trial}${variant}`;
    return stripe.checkout.sessions.create(parameters, { idempotencyKey });
  }
  try {
    return await stripe.checkout.sessions.retrieve(sessionID);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Opens the learner's only checkout. The same package gets the same session again. For another
 * package the call opens a new session and expires the old one, so nobody can pay two.
 * Source: decision 44.
 *
 * A session that was paid meanwhile is replaced, too. The caller checks afterwards whether the
 * learner has bought a plan.
 *
 * @throws {AppError} `unauthenticated` when the account is being deleted; `unavailable` without the
 *   provider
 */
export async function openSession(
  services: Services,
  wanted: WantedSession,
): Promise<{ readonly id: string; readonly url: string }> {
  let endedAttempt: number | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const mine: Checkout = await claim(services, wanted, endedAttempt);
    const session = await askProvider(() => findOrMake(services, wanted, mine));
    const url = session?.status === 'open' ? session.url : null;
    if (session === null || url === null) {
      endedAttempt = mine.attempt;
      continue;
    }
    if (!(await keep(services, wanted, mine, session.id))) {
      await askProvider(() => expire(services, session.id));
      if ((await deletionRef(services.db, wanted.uid).get()).exists) throw accountIsGone();
      continue;
    }
    await askProvider(() => expireOpen(services, wanted.customerID, session.id));
    return { id: session.id, url };
  }
  throw new AppError('aborted', 'Another checkout was started at the same time. Try again.');
}
