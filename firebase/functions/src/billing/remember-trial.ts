import type Stripe from 'stripe';
import { findByUid } from '../people/identities';
import { pseudonymOf } from '../people/pseudonym';
import { trialPseudonymsOf, usedTrial, usedTrialRef, usedTrialRefsOf } from '../people/used-trials';
import {
  billingRef,
  deletionRef,
  parseBilling,
  readBilling,
  type BillingRecord,
} from '../ledger/billing-record';
import { writeAudit } from '../ledger/history/cause';
import { expire } from '../ledger/provider/expire-session';
import { hasBegun, isSecondTrial, isTrial } from '../ledger/provider/standing';
import { idOf } from '../ledger/provider/stripe';
import type { BillingServices } from '../ledger/services';
import { transactFor } from '../platform/transact';

type Services = Pick<BillingServices, 'db' | 'identities' | 'pseudonymKey'>;

interface Trial {
  /** Pseudonyms under which the trial is stored. */
  readonly knownPseudonyms: readonly string[];
  readonly card: string | null;
  /** A running trial can still be ended. */
  readonly runs?: boolean;
}

/**
 * @returns `known`: nothing new to store; `had-one`: the person had a trial under another account,
 *   and nothing is stored; null: the account is gone
 */
async function remember(
  { db, identities, pseudonymKey }: Services,
  uid: string,
  { knownPseudonyms, card, runs }: Trial,
): Promise<'known' | 'noted' | 'card-known' | 'had-one' | null> {
  const user = await findByUid(identities, uid);
  if (user === null) return null;
  const ownPseudonyms = trialPseudonymsOf(user, pseudonymKey);
  if (card === null && ownPseudonyms.every((one) => knownPseudonyms.includes(one))) return 'known';
  return transactFor(db, uid, async (transaction) => {
    const [billing, deletion, ...used] = await transaction.getAll(
      billingRef(db, uid),
      deletionRef(db, uid),
      ...usedTrialRefsOf(db, user, pseudonymKey),
    );
    if (deletion?.exists === true) return null;
    const earlier = card === null ? null : await transaction.get(usedTrialRef(db, card));
    const { trial } = parseBilling(billing);
    if (runs && trial === undefined && used.some(({ exists }) => exists)) return 'had-one';
    // With a stored trial, the card may be this learner's own, from a concurrent call.
    const isCardKnown = earlier?.exists === true && trial === undefined;
    if (isCardKnown) {
      const cause = { by: 'school', why: 'card-of-an-earlier-trial' } as const;
      writeAudit(transaction, db, uid, 'trial-card-known', cause);
    }
    for (const one of [...ownPseudonyms, ...(card === null ? [] : [card])]) {
      transaction.set(usedTrialRef(db, one), usedTrial());
    }
    const pseudonyms = [...new Set([...(trial?.pseudonyms ?? []), ...ownPseudonyms])];
    transaction.set(billingRef(db, uid), { trial: { pseudonyms } }, { merge: true });
    return isCardKnown ? 'card-known' : 'noted';
  });
}

/** The keyed hash of the trial's card; null: the provider names no card. */
async function cardOf(
  { stripe, pseudonymKey }: BillingServices,
  { default_payment_method: method }: Stripe.Subscription,
): Promise<string | null> {
  if (method === null) return null;
  const { card } = await stripe.paymentMethods.retrieve(idOf(method));
  const fingerprint = card?.fingerprint;
  return fingerprint ? pseudonymOf(pseudonymKey, 'trial-card', fingerprint) : null;
}

/** Expires the payment pages on which other accounts of the person could begin a trial. */
async function endOpenTrials({ db, stripe }: BillingServices, uid: string): Promise<void> {
  const pseudonyms = (await readBilling(db, uid)).trial?.pseudonyms;
  const all = db
    .collection('Billing')
    .where('checkout.pseudonyms', 'array-contains-any', pseudonyms);
  for (const one of (await all.get()).docs) {
    const sessionID = parseBilling(one).checkout?.sessionID ?? null;
    if (one.id !== uid && sessionID !== null) await expire({ stripe }, sessionID);
  }
}

/**
 * Stores that a person had a trial: when the trial begins, and again under each new address. Then
 * it expires the person's open checkouts with a trial. If an earlier trial had the same card, an
 * audit entry and a log line tell the operator, but the trial goes on. A failure is only logged, so
 * that a paid plan still opens; the next projection tries again. Source: docs/account.md.
 *
 * @param record as it is stored now
 * @returns whether the person had a trial before this running one
 */
export async function rememberTrial(
  services: BillingServices,
  uid: string,
  { trial }: BillingRecord,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const subscription = subscriptions.find(
    (one) => one.trial_start !== null && hasBegun(one) && !isSecondTrial(one),
  );
  if (subscription === undefined) return false;
  const { log } = services;
  try {
    const card = trial === undefined ? await cardOf(services, subscription) : null;
    const knownPseudonyms = trial?.pseudonyms ?? [];
    const result = await remember(services, uid, {
      knownPseudonyms,
      card,
      runs: isTrial(subscription),
    });
    if (result === 'card-known') log('a trial with the card of an earlier trial');
    if (result === 'card-known' || result === 'noted') await endOpenTrials(services, uid);
    return result === 'had-one';
  } catch (cause) {
    log('a trial was not remembered', { cause });
    return false;
  }
}

/** Stores the present address of a person with a trial, before the address changes. */
export async function rememberAddress(services: Services, uid: string): Promise<void> {
  const { trial } = await readBilling(services.db, uid);
  if (trial !== undefined) {
    await remember(services, uid, { knownPseudonyms: trial.pseudonyms, card: null });
  }
}
