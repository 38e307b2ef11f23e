import type Stripe from 'stripe';
import { AppError, type OfferPackage, type Redirect } from 'shared-contracts';
import { hadTrial, trialPseudonymsOf } from '../../people/used-trials';
import type { Member } from '../../platform/callable/caller';
import { undoHold, type Hold } from '../../slots/hold-slot';
import { needsSlot } from '../../slots/paid-slot';
import { freeReservationsOf } from '../../slots/reserve-slot';
import { findAccount } from '../account';
import { readBilling } from '../../ledger/billing-record';
import { platformOf, readEntitlement } from '../../ledger/current-plan';
import { ensureCustomer } from '../../ledger/customer';
import { withLearnerLock } from '../../ledger/learner-turn';
import { priceIdOf, readOffer } from '../../ledger/price-list';
import { expire } from '../../ledger/provider/expire-session';
import { hasBegun, isLive } from '../../ledger/provider/standing';
import { askProvider } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { syncStore } from '../stores/sync-store';
import { refusal } from '../../ledger/refuse';
import { holdForCheckout } from './hold-for-checkout';
import { openSession } from './open-session';

export interface CheckoutRequest {
  readonly offerID: string;
  readonly packageID: string;
  readonly selectedPrivateLesson?: string | undefined;
}

/**
 * Finds the package that a request names, if the web sells it.
 *
 * @throws {AppError} `not-found`; `failed-precondition` with `not-sold-here`
 */
export async function findPackage(
  { db }: Pick<BillingServices, 'db'>,
  { offerID, packageID }: Pick<CheckoutRequest, 'offerID' | 'packageID'>,
): Promise<OfferPackage> {
  const { packages } = await readOffer(db, offerID);
  const wanted = packages.find(({ identifier }) => identifier === packageID);
  if (wanted === undefined) {
    throw new AppError('not-found', 'There is no such package.', { packageID });
  }
  if (!wanted.platforms.includes('web')) throw refusal('not-sold-here');
  return wanted;
}

/**
 * @throws {AppError} `failed-precondition` with `slot-missing`; `invalid-argument` for a slot that
 *   the package does not need
 */
export function requireFittingSlot(wanted: OfferPackage, slotID: string | undefined): void {
  if (needsSlot(wanted) && slotID === undefined) throw refusal('slot-missing');
  if (!needsSlot(wanted) && slotID !== undefined) {
    throw new AppError('invalid-argument', 'selectedPrivateLesson: leave it out for this package', {
      field: 'selectedPrivateLesson',
    });
  }
}

const metadataOf = ({ slotID, heldUntil }: Hold) => ({ slotID, heldUntil: String(heldUntil) });

/** The customer's running and ended subscriptions. */
async function subscriptionsOf(
  { stripe }: BillingServices,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const about = { customer, status: 'all', limit: 100 } as const;
  return (await askProvider(() => stripe.subscriptions.list(about))).data;
}

/** How long a checkout waits for RevenueCat, in milliseconds. */
const STORE_WAIT_MS = 3000;

/**
 * Reads purchases in app stores, because a webhook may come later than this checkout. If RevenueCat
 * does not answer in time, the stored plan decides.
 */
async function readStoreBriefly(services: BillingServices, uid: string): Promise<void> {
  if (services.stores === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STORE_WAIT_MS);
  });
  const sync = syncStore(services, uid, {
    by: 'learner',
    why: 'createStripeCheckoutSession',
  }).catch((cause: unknown) => services.log('store not asked before a checkout', { cause }));
  await Promise.race([sync, timeout]);
  clearTimeout(timer);
}

/** Sessions that one call may make, if a plan begins meanwhile. */
const MOST_TRIES = 3;

/**
 * Opens a checkout of the payment provider for a package. Price, trial and product come from the
 * price list alone. The call reads the customer's state again after it has expired all other
 * sessions, so two tabs cannot buy two plans or two trials. Source: API-createCheckout, decision
 * 44.
 *
 * @throws {AppError} `not-found` for an unknown offer or package; `invalid-argument` for a slot
 *   that the package does not need; `not-found` for an unknown slot; `failed-precondition` with a
 *   `BillingRefusal`; `unavailable` without the provider, and then nothing is written
 */
export async function createCheckout(
  request: CheckoutRequest,
  { uid }: Member,
  services: BillingServices,
): Promise<Redirect> {
  const { appOrigin, db, environment, now, pseudonymKey } = services;
  const wanted = await findPackage(services, request);
  requireFittingSlot(wanted, request.selectedPrivateLesson);
  const price = priceIdOf(wanted, environment);
  const user = await findAccount(services, uid);
  if (user === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  await readStoreBriefly(services, uid);
  const stored = await readEntitlement(db, uid);
  const platform = platformOf(stored, now());
  if (platform === 'ios' || platform === 'android') throw refusal('store-plan');
  // The entitlement may still show an ended web plan instead of the store's plan.
  const hasStorePlan = async () => {
    const { store = null } = await readBilling(db, uid);
    return platformOf(store, now()) !== 'none';
  };
  const refuseSecond = async (subscriptions: readonly Stripe.Subscription[]) => {
    if (subscriptions.some(isLive)) throw refusal('web-plan');
    if (await hasStorePlan()) throw refusal('store-plan');
  };

  const customerID = await ensureCustomer(services, uid, user.email);
  const { FreeTrialPeriod, identifier } = wanted;
  // Whether the learner ever had a plan, on the web, in a store or under another account.
  const hasHistory = async (subscriptions: readonly Stripe.Subscription[]) =>
    stored !== null || subscriptions.some(hasBegun) || (await hadTrial(db, user, pseudonymKey));
  const openNow = async (hold: Hold | null): Promise<Redirect> => {
    const metadata = { uid, packageID: identifier, ...(hold && metadataOf(hold)) };
    let subscriptions = await subscriptionsOf(services, customerID);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await refuseSecond(subscriptions);
      const isTrial = FreeTrialPeriod > 0 && !(await hasHistory(subscriptions));
      const session = await openSession(services, {
        uid,
        customerID,
        packageID: identifier,
        ...(hold && { variant: `${hold.slotID}:${hold.heldUntil}` }),
        ...(isTrial && { pseudonyms: trialPseudonymsOf(user, pseudonymKey) }),
        parameters: {
          mode: 'subscription',
          ui_mode: 'hosted_page',
          customer: customerID,
          client_reference_id: uid,
          line_items: [{ price, quantity: 1 }],
          // The provider's page takes the code, checks it and shows the sum.
          allow_promotion_codes: true,
          metadata,
          subscription_data: {
            metadata,
            ...(isTrial && { trial_period_days: FreeTrialPeriod }),
          },
          ...(hold && { expires_at: hold.heldUntil }),
          success_url: `${appOrigin}/success/{CHECKOUT_SESSION_ID}`,
          cancel_url: `${appOrigin}/cancel?plan=${identifier}`,
        },
      });
      // Meanwhile another tab may have paid its session, or a store may have sold a plan. A trial
      // of another account may have begun too early to expire this session.
      subscriptions = await subscriptionsOf(services, customerID);
      const isStillRight = isTrial
        ? !(await hasHistory(subscriptions))
        : !subscriptions.some(isLive);
      if (isStillRight && !(await hasStorePlan())) return session;
      await askProvider(() => expire(services, session.id));
    }
    throw new AppError('aborted', 'Another checkout was paid at the same time. Try again.');
  };
  const { selectedPrivateLesson: slotID } = request;
  // Concurrent calls share one session, so they need no lock.
  if (slotID === undefined) return openNow(null);
  return withLearnerLock(services, uid, async () => {
    await freeReservationsOf(services, uid);
    // This comes before the hold, so that a refusal takes no slot from others.
    await refuseSecond(await subscriptionsOf(services, customerID));
    const hold = await holdForCheckout(services, uid, {
      customerID,
      packageID: identifier,
      slotID,
    });
    try {
      return await openNow(hold);
    } catch (error) {
      const cause = { by: 'school', why: 'checkout not opened' } as const;
      if (hold.isNew) await undoHold(services, uid, hold, cause);
      throw error;
    }
  });
}
