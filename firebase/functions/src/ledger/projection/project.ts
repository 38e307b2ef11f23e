import type Stripe from 'stripe';
import type { CurrentSubscription, Entitlement, OfferPackage } from 'shared-contracts';
import { isoOfUnix } from '../../platform/unix-time';
import type { Leeway } from '../leeway';
import { packageWithPrice } from '../price-list';
import type { CustomerState } from '../provider/customer-state';
import { comingPlanOf, type ComingPlan } from '../provider/schedule';
import { idOf } from '../provider/stripe';
import { lessCode } from '../provider/less-code';
import { accessEndOf, endOf, endReasonOf, isLive, periodOf } from '../provider/standing';

interface Plan {
  readonly subscription: Stripe.Subscription;
  readonly sold: OfferPackage;
  /** Unix seconds. */
  readonly accessEnd: number;
  /** The plan that replaces it at the end of the period. */
  readonly coming: { readonly purchase: ComingPlan; readonly sold: OfferPackage } | null;
}

/** Finds the package by product, because a learner may still pay a price that left the list. */
export function packageOf(
  { items }: Pick<Stripe.Subscription, 'items'>,
  packages: readonly OfferPackage[],
): OfferPackage | undefined {
  const [item] = items.data;
  const product = item && idOf(item.price.product);
  return packages.find(({ ProductID }) => ProductID === product);
}

/** The product of a running plan is no longer in the price list. */
class UnknownProduct extends Error {
  override readonly name = 'UnknownProduct';
  constructor({ id }: Pick<Stripe.Subscription, 'id'>) {
    super(`The product of ${id} is in no offer. Put its package back, with "platforms: []".`);
  }
}

function recordOf({ subscription, sold, coming }: Plan): CurrentSubscription {
  const end = endOf(subscription) ?? coming?.purchase.start ?? null;
  return {
    cancels: end !== null,
    expires_date: isoOfUnix(end ?? periodOf(subscription).end),
    purchase_date: isoOfUnix(subscription.start_date),
    identifier: sold.identifier,
    ProductID: sold.ProductID,
    Tier: sold.Tier,
  };
}

/** The end of the free trial, for the screens. */
const trialEndOf = ({ status, trial_end }: Stripe.Subscription): Pick<Entitlement, 'trial_end'> =>
  status === 'trialing' && trial_end !== null ? { trial_end: isoOfUnix(trial_end) } : {};

/** The reason why the server ended a plan early, for the screens. */
function endedForOf(subscription: Stripe.Subscription): Pick<Entitlement, 'endedFor'> {
  const endedFor = isLive(subscription) ? undefined : endReasonOf(subscription);
  return endedFor === undefined ? {} : { endedFor };
}

/** The plan that a schedule puts in the place of the running one. */
function comingOf(
  subscription: Stripe.Subscription,
  packages: readonly OfferPackage[],
): Plan['coming'] {
  const purchase = comingPlanOf(subscription);
  const sold = purchase && packageWithPrice(packages, purchase.priceID);
  return purchase && sold ? { purchase, sold } : null;
}

/** The records of a running plan and of the plan that follows. Each has its own dates. */
function recordsOf(plan: Plan): readonly CurrentSubscription[] {
  const { coming } = plan;
  if (coming === null) return [recordOf(plan)];
  const { purchase, sold } = coming;
  const { identifier, ProductID, Tier } = sold;
  return [
    recordOf(plan),
    {
      cancels: false,
      expires_date: isoOfUnix(purchase.end),
      purchase_date: isoOfUnix(purchase.start),
      identifier,
      ProductID,
      Tier,
    },
  ];
}

/** The next payment of a plan that renews; undefined unless a promotion code lowers the price. */
function nextPaymentOf({ subscription, coming }: Plan): Entitlement['nextPayment'] {
  const price = subscription.items.data[0]?.price;
  const renews = isLive(subscription) && endOf(subscription) === null && coming === null;
  if (!renews || typeof price?.unit_amount !== 'number') return undefined;
  const unit_amount = lessCode(
    subscription,
    { unit_amount: price.unit_amount, product: price.product },
    periodOf(subscription).end,
  );
  return unit_amount < price.unit_amount ? { currency: price.currency, unit_amount } : undefined;
}

/** The facts that rank a learner's plans. Times are Unix seconds. */
export interface Worth {
  /** Whether the plan gives access now. */
  readonly runs: boolean;
  readonly Tier: number;
  readonly accessEnd: number;
  readonly start: number;
  readonly id: string;
}

const worthOf = ({ accessEnd, sold, subscription }: Plan, now: number): Worth => ({
  runs: accessEnd > now,
  Tier: sold.Tier,
  accessEnd,
  start: subscription.start_date,
  id: subscription.id,
});

/** Sorts plans: a running one first, then by tier, later end of access, and later purchase. */
export const byWorth =
  <T>(worthOf: (plan: T) => Worth) =>
  (one: T, other: T): number => {
    const [a, b] = [worthOf(one), worthOf(other)];
    return (
      Number(b.runs) - Number(a.runs) ||
      (a.runs ? b.Tier - a.Tier : 0) ||
      b.accessEnd - a.accessEnd ||
      b.start - a.start ||
      a.id.localeCompare(b.id)
    );
  };

/**
 * Turns the provider's state into an entitlement: the access now, or the last access that the
 * learner had, and the plans to show. Source: decision 44.
 *
 * @param packages of all offers
 * @param leeway how long access outlasts what was paid for
 * @returns null: the learner never had a plan or a trial
 * @throws {UnknownProduct} for a running plan that no offer names; its access must not end silently
 */
export function project(
  { subscriptions, openInvoices }: Pick<CustomerState, 'subscriptions' | 'openInvoices'>,
  packages: readonly OfferPackage[],
  now: Date,
  leeway: Leeway,
): Entitlement | null {
  const plans = subscriptions.flatMap((subscription): Plan[] => {
    const sold = packageOf(subscription, packages);
    const accessEnd = accessEndOf(subscription, openInvoices, leeway);
    if (sold === undefined && isLive(subscription)) throw new UnknownProduct(subscription);
    if (sold === undefined || accessEnd === null) return [];
    return [{ subscription, sold, accessEnd, coming: comingOf(subscription, packages) }];
  });
  const [best] = [...plans].sort(byWorth((plan) => worthOf(plan, now.getTime() / 1000)));
  if (best === undefined) return null;
  const price = best.subscription.items.data[0]?.price;
  const nextPayment = nextPaymentOf(best);
  const records = plans.filter(({ subscription }) => isLive(subscription)).flatMap(recordsOf);
  return {
    ...recordOf(best),
    platform: 'web',
    expires_date: isoOfUnix(best.accessEnd),
    ...trialEndOf(best.subscription),
    ...endedForOf(best.subscription),
    ...(typeof price?.unit_amount === 'number' && {
      price: { currency: price.currency, unit_amount: price.unit_amount },
    }),
    ...(nextPayment && { nextPayment }),
    subscriptions: Object.fromEntries(records.map((record) => [record.ProductID, record])),
  };
}
