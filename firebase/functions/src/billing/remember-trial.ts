import type Stripe from 'stripe';
import { findByUid } from '../people/identities';
import { pseudonymOf } from '../people/pseudonym';
import { trialPseudonymsOf, usedTrial, usedTrialRef } from '../people/used-trials';
import {
  billingRef,
  deletionRef,
  parseBilling,
  readBilling,
  type BillingRecord,
} from '../ledger/billing-record';
import { writeAudit } from '../ledger/history/cause';
import { hasBegun } from '../ledger/provider/standing';
import { idOf } from '../ledger/provider/stripe';
import type { BillingServices } from '../ledger/services';
import { transactFor } from '../platform/transact';

type Services = Pick<BillingServices, 'db' | 'identities' | 'pseudonymKey'>;

/** @returns the record of the trial after this; null: the account is gone */
async function remember(
  { db, identities, pseudonymKey }: Services,
  uid: string,
  known: readonly string[],
  card: string | null,
): Promise<'known' | 'card-known' | null> {
  const user = await findByUid(identities, uid);
  if (user === null) return null;
  const own = trialPseudonymsOf(user, pseudonymKey);
  if (card === null && own.every((one) => known.includes(one))) return 'known';
  return transactFor(db, uid, async (transaction) => {
    const [billing, deletion] = await transaction.getAll(billingRef(db, uid), deletionRef(db, uid));
    if (deletion?.exists === true) return null;
    const earlier = card === null ? null : await transaction.get(usedTrialRef(db, card));
    const { trial } = parseBilling(billing);
    // A rival has noted the card already.
    const isCardKnown = earlier?.exists === true && trial === undefined;
    if (isCardKnown) {
      const cause = { by: 'school', why: 'card-of-an-earlier-trial' } as const;
      writeAudit(transaction, db, uid, 'trial-card-known', cause);
    }
    for (const one of [...own, ...(card === null ? [] : [card])]) {
      transaction.set(usedTrialRef(db, one), usedTrial());
    }
    const pseudonyms = [...new Set([...(trial?.pseudonyms ?? []), ...own])];
    transaction.set(billingRef(db, uid), { trial: { pseudonyms } }, { merge: true });
    return isCardKnown ? 'card-known' : 'known';
  });
}

/** The keyed hash of the card that the trial was begun with; null: none is known. */
async function cardOf(
  { stripe, pseudonymKey }: BillingServices,
  { default_payment_method: method }: Stripe.Subscription,
): Promise<string | null> {
  if (method === null) return null;
  const { card } = await stripe.paymentMethods.retrieve(idOf(method));
  const fingerprint = card?.fingerprint;
  return fingerprint ? pseudonymOf(pseudonymKey, 'trial-card', fingerprint) : null;
}

/**
 * Remembers a learner's trial when it begins, and again under each new address. The card is only
 * noted. If an earlier trial had the same card, an audit entry and a log line tell the operator;
 * nothing is refused or charged for it. A failure is logged, and the next projection tries again,
 * because it must not keep a paid plan from opening. Source: docs/account.md.
 *
 * @param record as it is stored now
 */
export async function rememberTrial(
  services: BillingServices,
  uid: string,
  { trial }: BillingRecord,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  const own = subscriptions.find((one) => one.trial_start !== null && hasBegun(one));
  if (own === undefined) return;
  const { log } = services;
  try {
    const card = trial === undefined ? await cardOf(services, own) : null;
    const result = await remember(services, uid, trial?.pseudonyms ?? [], card);
    if (result === 'card-known') log('a trial with the card of an earlier trial');
  } catch (cause) {
    log('a trial was not remembered', { cause });
  }
}

/** Remembers the address that a person with a trial has now, before it changes. */
export async function rememberAddress(services: Services, uid: string): Promise<void> {
  const { trial } = await readBilling(services.db, uid);
  if (trial !== undefined) await remember(services, uid, trial.pseudonyms, null);
}
