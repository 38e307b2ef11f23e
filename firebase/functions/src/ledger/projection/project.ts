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

/** By the product, because a learner may still pay a price that is no longer in the list. */
export function packageOf(
  { items }: Pick<Stripe.Subscription, 'items'>,
  packages: readonly OfferPackage[],
): OfferPackage | undefined {
  const [item] = items.data;
  const product = item && idOf(item.price.product);
  return packages.find(({ ProductID }) => ProductID === product);
}

/** A plan runs whose product was taken out of the price list. */
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

/** Until when a free trial costs nothing, for the screens. */
const trialEndOf = ({ status, trial_end }: Stripe.Subscription): Pick<Entitlement, 'trial_end'> =>
  status === 'trialing' && trial_end !== null ? { trial_end: isoOfUnix(trial_end) } : {};

/** Why we ended a plan before its time, for the screens. */
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

/** A running plan, and the plan that follows it, with the dates of its own period. */
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

/**
 * The coming payment of a plan that renews, where a promotion code makes it less than the price.
 */
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

/** The facts by which one of a learner's plans wins. Times are Unix seconds. */
export interface Worth {
  /** Whether it opens anything now. */
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

/**
 * The plan that opens more comes first. Of two equal ones, the longer one comes first, then the one
 * bought last.
 */
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
 * Works out the provider's state for a learner: the access that holds now, or held last, and the
 * plans to show. Source: decision 44.
 *
 * @param packages of all offers
 * @param leeway how long access outlasts what was paid for
 * @returns null: nothing was ever paid for, nor tried out
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
