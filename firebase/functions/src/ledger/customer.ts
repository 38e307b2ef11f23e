import { AppError } from 'shared-contracts';
import { FieldValue } from 'firebase-admin/firestore';
import { transactFor } from '../platform/transact';
import { billingRef, deletionRef, parseBilling, readBilling } from './billing-record';
import { isGoneAtProvider } from './provider/customer-state';
import { askProvider, isMissing } from './provider/stripe';
import type { BillingServices } from './services';

export const accountIsGone = () =>
  new AppError('unauthenticated', 'This account no longer exists.');

/**
 * Links a learner to a customer of the provider, unless the learner has one.
 *
 * @param deleted a customer that the provider has deleted; a link to it is replaced
 * @returns the customer that the learner has now
 * @throws {AppError} `unauthenticated` when the account is being deleted
 */
function linkCustomer(
  { db }: Pick<BillingServices, 'db'>,
  uid: string,
  customerID: string,
  deleted?: string,
): Promise<string> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) throw accountIsGone();
    const knownID = parseBilling(billing).StripeCustomerID;
    if (knownID !== undefined && knownID !== deleted) return knownID;
    // An open checkout was the deleted customer's.
    const checkout = knownID === undefined ? {} : { checkout: FieldValue.delete() };
    transaction.set(ref, { StripeCustomerID: customerID, ...checkout }, { merge: true });
    return customerID;
  });
}

/**
 * Repairs the link of a learner to a customer that names them.
 *
 * @throws {Error} when the learner has another customer who is not deleted
 */
export async function repairLink(
  services: Pick<BillingServices, 'db' | 'stripe'>,
  uid: string,
  customerID: string,
): Promise<void> {
  const { StripeCustomerID: knownID } = await readBilling(services.db, uid);
  if (knownID === customerID) return;
  const replaced =
    knownID !== undefined && (await isGoneAtProvider(services.stripe, knownID))
      ? knownID
      : undefined;
  const linked = await linkCustomer(services, uid, customerID, replaced);
  if (linked === customerID) return;
  throw new Error(`Two customers have the same uid: ${linked} and ${customerID}`);
}

/** Deletes a customer that no record of ours names. */
async function discard({ stripe }: Pick<BillingServices, 'stripe'>, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Finds the learner's customer at the provider. Makes a customer if the learner has none, or if the
 * provider deleted it. Concurrent calls get the same customer, because they send the same
 * idempotency key. If the account is deleted meanwhile, the new customer is deleted, too.
 *
 * @throws {AppError} `unavailable` without the provider, and then nothing is written;
 *   `unauthenticated` when the account is being deleted
 */
export async function ensureCustomer(
  services: Pick<BillingServices, 'db' | 'stripe'>,
  uid: string,
  email: string | undefined,
): Promise<string> {
  const { StripeCustomerID: knownID } = await readBilling(services.db, uid);
  if (
    knownID !== undefined &&
    !(await askProvider(() => isGoneAtProvider(services.stripe, knownID)))
  )
    return knownID;
  const { id } = await askProvider(() =>
    services.stripe.customers.create(
      // A webhook finds the learner by the uid. The address may change between two attempts with
      // the same key, so we set it afterwards.
      { metadata: { uid } },
      { idempotencyKey: `customer:${uid}:${knownID ?? 'first'}` },
    ),
  );
  if (email !== undefined) {
    await askProvider(() => services.stripe.customers.update(id, { email }));
  }
  try {
    return await linkCustomer(services, uid, id, knownID);
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'unauthenticated';
    if (isGone) await askProvider(() => discard(services, id));
    throw error;
  }
}
