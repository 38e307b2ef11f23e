import { tell, tellOfPurchase, tellOfTransfer } from './events';
import type { StoreOs, StoreProduct, StorePurchase, StoreSubscription } from './objects';
import type { StoreWorld } from './store-state';

/** The service gives a store this long to try a failed renewal again, in days. */
const GRACE_DAYS = 16;
const DAY = 86_400_000;

/** The same day some months later; the last day of a shorter month. */
function afterMonths(time: number, months: number): number {
  const from = new Date(time);
  const to = new Date(time);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime();
}

const productOf = ({ products }: StoreWorld, id: string | null): StoreProduct => {
  const sold = products.find((one) => one.id === id);
  if (!sold) throw new Error(`There is no product ${id}.`);
  return sold;
};

/** @throws {Error} when no store sells it there */
function productSoldBy({ products }: StoreWorld, storeID: string, os: StoreOs): StoreProduct {
  const sold = products.find((one) => one.storeID === storeID && one.os === os);
  if (sold) return sold;
  const soldIDs = products.filter((one) => one.os === os).map((one) => one.storeID);
  throw new Error(`The store of ${os} does not sell ${storeID}; it sells ${soldIDs.join(', ')}.`);
}

const ownOf = ({ state }: StoreWorld, uid: string): StoreSubscription[] =>
  Object.values(state.subscriptions).filter(({ customer_id }) => customer_id === uid);

/** @throws {Error} when the learner has no such plan that opens anything */
function runningOf(world: StoreWorld, uid: string, storeID: string): StoreSubscription {
  const subscription = ownOf(world, uid).find(
    (one) => one.gives_access && productOf(world, one.product_id).storeID === storeID,
  );
  if (!subscription) throw new Error(`${uid} has no running ${storeID}.`);
  return subscription;
}

function setPeriod(one: StoreSubscription, from: number, months: number): void {
  one.current_period_starts_at = from;
  one.current_period_ends_at = one.ends_at = afterMonths(from, months);
}

/**
 * Buys as a store does. In one store the learner's running plan is replaced by another product at
 * once; buying what runs already is refused by the store.
 *
 * @throws {Error} for a product that the store does not sell, or that is owned already
 */
export function purchase(world: StoreWorld, uid: string, storeID: string, os: StoreOs): void {
  const { state, now, id } = world;
  const sold = productSoldBy(world, storeID, os);
  const store = os === 'ios' ? 'app_store' : 'play_store';
  if (!state.customers.includes(uid)) state.customers.push(uid);
  const running = ownOf(world, uid).find((one) => one.store === store && one.gives_access);
  if (running?.product_id === sold.id && running.auto_renewal_status === 'will_renew') {
    throw new Error(`${uid} owns ${storeID} already.`);
  }
  if (running) {
    const isOther = running.product_id !== sold.id;
    running.product_id = sold.id;
    running.auto_renewal_status = 'will_renew';
    if (isOther) setPeriod(running, now(), sold.months);
    tell(world, isOther ? 'PRODUCT_CHANGE' : 'UNCANCELLATION', running, {
      ...(isOther && { new_product_id: sold.storeID }),
    });
    return;
  }
  const one: StoreSubscription = {
    object: 'subscription',
    id: id('sub'),
    customer_id: uid,
    original_customer_id: uid,
    product_id: sold.id,
    starts_at: now(),
    current_period_starts_at: now(),
    current_period_ends_at: null,
    ends_at: null,
    gives_access: true,
    pending_payment: false,
    auto_renewal_status: 'will_renew',
    status: 'active',
    environment: 'production',
    store,
    store_subscription_identifier: id('tx'),
    ownership: 'purchased',
  };
  setPeriod(one, now(), sold.months);
  state.subscriptions[one.id] = one;
  tell(world, 'INITIAL_PURCHASE', one);
}

/**
 * Buys a product's time ahead, as a prepaid plan. @throws {Error} when the store does not sell it
 */
export function purchaseOnce(world: StoreWorld, uid: string, storeID: string, os: StoreOs): void {
  const { state, now, id } = world;
  const { id: product_id } = productSoldBy(world, storeID, os);
  if (!state.customers.includes(uid)) state.customers.push(uid);
  const one: StorePurchase = {
    object: 'purchase',
    id: id('purc'),
    customer_id: uid,
    original_customer_id: uid,
    product_id,
    purchased_at: now(),
    status: 'owned',
    environment: 'production',
    store: os === 'ios' ? 'app_store' : 'play_store',
    store_purchase_identifier: id('tx'),
  };
  state.purchases[one.id] = one;
  tellOfPurchase(world, 'NON_RENEWING_PURCHASE', one);
}

/** The plan runs until the end of its period. @throws {Error} when it does not run */
export function cancel(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  one.auto_renewal_status = 'will_not_renew';
  tell(world, 'CANCELLATION', one, { cancel_reason: 'UNSUBSCRIBE' });
}

function end({ now }: StoreWorld, one: StoreSubscription): void {
  one.status = 'expired';
  one.gives_access = false;
  one.auto_renewal_status = 'will_not_renew';
  one.current_period_ends_at = one.ends_at = Math.min(one.current_period_ends_at ?? now(), now());
}

/** Ends a plan now, as if its time were over. @throws {Error} when it does not run */
export function expire(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  end(world, one);
  tell(world, 'EXPIRATION', one, { expiration_reason: 'UNSUBSCRIBE' });
}

/** The store gives the money back. There is no event of that name. @throws {Error} as `expire` */
export function refund(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  end(world, one);
  tell(world, 'CANCELLATION', one, { cancel_reason: 'CUSTOMER_SUPPORT' });
}

/**
 * The renewal of a plan falls due now and is not paid. The plan goes on for the days that the store
 * grants. @throws {Error} as `expire`
 */
export function failRenewal(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  const now = world.now();
  one.status = 'in_grace_period';
  one.current_period_ends_at = one.ends_at = now;
  tell(world, 'BILLING_ISSUE', one, { grace_period_expiration_at_ms: now + GRACE_DAYS * DAY });
}

/** The purchases of one learner belong to another one now, as after restoring them there. */
export function transfer(world: StoreWorld, from: string, to: string): void {
  const ownPurchases = [
    ...ownOf(world, from),
    ...Object.values(world.state.purchases).filter(({ customer_id }) => customer_id === from),
  ];
  if (ownPurchases.length === 0) throw new Error(`${from} has nothing that could be transferred.`);
  for (const one of ownPurchases) one.customer_id = to;
  if (!world.state.customers.includes(to)) world.state.customers.push(to);
  tellOfTransfer(world, from, to);
}

/** A period is over: it renews, its payment fails, or the plan ends. */
function passPeriod(world: StoreWorld, one: StoreSubscription, endsAt: number): void {
  const { state, now } = world;
  if (one.status === 'in_grace_period' && endsAt + GRACE_DAYS * DAY > now()) return;
  if (one.auto_renewal_status !== 'will_renew' || one.status === 'in_grace_period') {
    end(world, one);
    tell(world, 'EXPIRATION', one, { expiration_reason: 'UNSUBSCRIBE' });
  } else if (state.isNextPaymentDeclined) {
    state.isNextPaymentDeclined = false;
    one.status = 'in_grace_period';
    tell(world, 'BILLING_ISSUE', one, {
      grace_period_expiration_at_ms: endsAt + GRACE_DAYS * DAY,
    });
  } else {
    setPeriod(one, endsAt, productOf(world, one.product_id).months);
    tell(world, 'RENEWAL', one);
  }
}

/** Lets happen what fell due until now. */
export function passTime(world: StoreWorld): void {
  for (const one of Object.values(world.state.subscriptions)) {
    for (let periods = 0; periods < 40; periods += 1) {
      const { current_period_ends_at: endsAt, gives_access } = one;
      if (!gives_access || endsAt === null || endsAt > world.now()) break;
      passPeriod(world, one, endsAt);
      if (one.status === 'in_grace_period') break;
    }
  }
}

const TIMES = [
  'starts_at',
  'current_period_starts_at',
  'current_period_ends_at',
  'ends_at',
] as const;

/**
 * Every date moves back, and what falls due happens; "now" stays real. A customer without another
 * event gets one about the new dates, so that everybody who reads then shows the same ones.
 */
export function advanceDays(world: StoreWorld, days: number): void {
  if (!(days > 0 && days <= 3660))
    throw new Error('advanceDays: must be more than 0, at most 3660');
  for (const one of Object.values(world.state.subscriptions)) {
    for (const field of TIMES) {
      const time = one[field];
      if (time !== null) Object.assign(one, { [field]: time - days * DAY });
    }
  }
  for (const one of Object.values(world.state.purchases)) {
    Object.assign(one, { purchased_at: one.purchased_at - days * DAY });
  }
  const told = Object.keys(world.state.events).length;
  passTime(world);
  const customers = new Set(
    Object.values(world.state.events)
      .slice(told)
      .map((event) => event.app_user_id),
  );
  for (const one of Object.values(world.state.subscriptions)) {
    if (customers.has(one.customer_id)) continue;
    customers.add(one.customer_id);
    tell(world, 'SUBSCRIPTION_EXTENDED', one);
  }
  for (const one of Object.values(world.state.purchases)) {
    if (customers.has(one.customer_id)) continue;
    customers.add(one.customer_id);
    tellOfPurchase(world, 'NON_RENEWING_PURCHASE', one);
  }
}
