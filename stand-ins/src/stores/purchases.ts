import { tell, tellOfTransfer } from './events';
import type { StoreOs, StoreProduct, StorePurchase, StoreSubscription } from './objects';
import type { StoreWorld } from './store-state';

const DAY = 86_400_000;
/** A store tries a failed renewal again for so long, in milliseconds. */
const GRACE = 16 * DAY;

/** The same day some months later, or the last day of a shorter month. */
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

/** @throws {Error} when the store does not sell it */
function productSoldBy({ products }: StoreWorld, storeID: string, os: StoreOs): StoreProduct {
  const sold = products.find((one) => one.storeID === storeID && one.os === os);
  if (sold) return sold;
  const soldIDs = products.filter((one) => one.os === os).map((one) => one.storeID);
  throw new Error(`The store of ${os} does not sell ${storeID}; it sells ${soldIDs.join(', ')}.`);
}

const ownOf = ({ state }: StoreWorld, uid: string): StoreSubscription[] =>
  Object.values(state.subscriptions).filter(({ customer_id }) => customer_id === uid);

/** @throws {Error} when the learner has no such plan with access */
function runningOf(world: StoreWorld, uid: string, storeID: string): StoreSubscription {
  const subscription = ownOf(world, uid).find(
    (one) => one.gives_access && productOf(world, one.product_id).storeID === storeID,
  );
  if (!subscription) throw new Error(`${uid} has no running ${storeID}.`);
  return subscription;
}

/**
 * Buys as a store does: another product replaces the learner's running plan in that store at once.
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
    if (isOther) running.current_period_ends_at = afterMonths(now(), sold.months);
    tell(world, isOther ? 'PRODUCT_CHANGE' : 'UNCANCELLATION', running);
    return;
  }
  const one: StoreSubscription = {
    id: id('sub'),
    customer_id: uid,
    original_customer_id: uid,
    product_id: sold.id,
    starts_at: now(),
    current_period_ends_at: afterMonths(now(), sold.months),
    gives_access: true,
    auto_renewal_status: 'will_renew',
    status: 'active',
    environment: 'production',
    store,
  };
  state.subscriptions[one.id] = one;
  tell(world, 'INITIAL_PURCHASE', one);
}

/** Buys a prepaid plan, which does not renew. @throws {Error} when the store does not sell it */
export function purchaseOnce(world: StoreWorld, uid: string, storeID: string, os: StoreOs): void {
  const { state, now, id } = world;
  const { id: product_id } = productSoldBy(world, storeID, os);
  if (!state.customers.includes(uid)) state.customers.push(uid);
  const one: StorePurchase = {
    id: id('purc'),
    customer_id: uid,
    original_customer_id: uid,
    product_id,
    purchased_at: now(),
    status: 'owned',
    environment: 'production',
    store: os === 'ios' ? 'app_store' : 'play_store',
  };
  state.purchases[one.id] = one;
  tell(world, 'NON_RENEWING_PURCHASE', one);
}

/** Lets a plan end with its period. @throws {Error} when it does not run */
export function cancel(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  one.auto_renewal_status = 'will_not_renew';
  tell(world, 'CANCELLATION', one);
}

function end({ now }: StoreWorld, one: StoreSubscription): void {
  one.status = 'expired';
  one.gives_access = false;
  one.auto_renewal_status = 'will_not_renew';
  one.current_period_ends_at = Math.min(one.current_period_ends_at ?? now(), now());
}

/** Ends a plan now, as if its time were over. @throws {Error} when it does not run */
export function expire(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  end(world, one);
  tell(world, 'EXPIRATION', one);
}

/** Gives the money back; the event is a cancellation. @throws {Error} as `expire` */
export function refund(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  end(world, one);
  tell(world, 'CANCELLATION', one);
}

/** Lets a renewal fall due now and fail; the days of grace begin. @throws {Error} as `expire` */
export function failRenewal(world: StoreWorld, uid: string, storeID: string): void {
  const one = runningOf(world, uid, storeID);
  one.status = 'in_grace_period';
  one.current_period_ends_at = world.now();
  tell(world, 'BILLING_ISSUE', one);
}

/** Gives all purchases of one learner to another, as a restore does. */
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

/** Ends a period that is over: the plan renews, its payment fails, or the plan ends. */
function passPeriod(world: StoreWorld, one: StoreSubscription, endsAt: number): void {
  const { state, now } = world;
  if (one.status === 'in_grace_period' && endsAt + GRACE > now()) return;
  if (one.auto_renewal_status !== 'will_renew' || one.status === 'in_grace_period') {
    end(world, one);
    tell(world, 'EXPIRATION', one);
  } else if (state.isNextPaymentDeclined) {
    state.isNextPaymentDeclined = false;
    one.status = 'in_grace_period';
    tell(world, 'BILLING_ISSUE', one);
  } else {
    one.current_period_ends_at = afterMonths(endsAt, productOf(world, one.product_id).months);
    tell(world, 'RENEWAL', one);
  }
}

/** Carries out everything that is due by now. */
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

/**
 * Moves every date back, and carries out what falls due; "now" stays the real time. Then each
 * customer without another event gets one, so that our copies of the dates follow.
 */
export function advanceDays(world: StoreWorld, days: number): void {
  if (!(days > 0 && days <= 3660))
    throw new Error('advanceDays: must be more than 0, at most 3660');
  const { events, purchases, subscriptions } = world.state;
  const back = days * DAY;
  for (const one of Object.values(subscriptions)) {
    Object.assign(one, { starts_at: one.starts_at - back });
    if (one.current_period_ends_at !== null) one.current_period_ends_at -= back;
  }
  for (const one of Object.values(purchases)) {
    Object.assign(one, { purchased_at: one.purchased_at - back });
  }
  const earlierEvents = Object.keys(events).length;
  passTime(world);
  const toldCustomers = new Set(
    Object.values(events)
      .slice(earlierEvents)
      .map((event) => event.app_user_id),
  );
  for (const one of [...Object.values(subscriptions), ...Object.values(purchases)]) {
    if (toldCustomers.has(one.customer_id)) continue;
    toldCustomers.add(one.customer_id);
    tell(world, one.id in purchases ? 'NON_RENEWING_PURCHASE' : 'SUBSCRIPTION_EXTENDED', one);
  }
}
