import { amountText, dayText } from 'common';
import { DAY_MS, type Package } from 'shared-contracts';
import { subscriptions } from '../messages/subscriptions';
import { currentOf, freeUntilOf, runningOf, type OwnPlans } from './plan-state';
import { PER, type Seller } from './price-text';

/** One line of the price table: the date, and the amount or how to cancel. */
export type DueRow = readonly [when: string, what: string];

/** Other facts that decide what a learner pays. */
export interface DueContext {
  readonly seller: Seller;
  /** All packages on sale; the running plan may be one of them. */
  readonly packages: readonly Package[];
  /** Today, from which the free days count. */
  readonly now: Date;
}

/**
 * Says when a change to a package is charged; the dialog names the amount. As on the server
 * (`changeTimeOf`), a higher tier or a longer cycle begins now. Only the server knows a product
 * that is no longer sold.
 *
 * @returns null: nothing changes, or a failed payment must be paid first
 */
function dueOfChange(
  wanted: Package,
  ownPlans: OwnPlans,
  packages: readonly Package[],
): string | null {
  const { subscriptions: plans, standing } = ownPlans;
  const { running, coming } = runningOf(plans);
  const isOwn = [running, coming].some((one) => one?.identifier === wanted.identifier);
  if (running === undefined || isOwn || standing?.problem) return null;
  const { change } = subscriptions.due;
  const sold = packages.find(({ ProductID }) => ProductID === running.ProductID);
  if (sold === undefined) return change.asked;
  const isLonger = wanted.BillingCycle === 'annual' && sold.BillingCycle !== 'annual';
  const isNow = wanted.Tier === sold.Tier ? isLonger : wanted.Tier > sold.Tier;
  if (!isNow) return change.later(wanted.Title, dayText(running.expires_date));
  const freeUntil = freeUntilOf(running, ownPlans);
  if (freeUntil === null) return change.now(sold.Title);
  return wanted.FreeTrialPeriod > 0 ? change.free(dayText(freeUntil)) : change.asked;
}

/**
 * Says what a learner pays today and next for a plan on the web, and how to end it.
 *
 * @returns rows before a purchase, a sentence before a change; null: the store says it, or there is
 *   nothing to buy
 */
export function dueOf(
  aPackage: Package,
  ownPlans: OwnPlans,
  { seller, packages, now }: DueContext,
): readonly DueRow[] | string | null {
  const { FreeTrialPeriod } = aPackage;
  const { subscriptions: plans, hasAlreadySubscribed, isVisitor = false } = ownPlans;
  if (seller.kind === 'store') return null;
  if (currentOf(plans) !== undefined) return dueOfChange(aPackage, ownPlans, packages);
  const amount = amountText(aPackage.price);
  const per = PER[aPackage.BillingCycle];
  const { today, nothing, ifFirst, each, afterwards, untilThen, end } = subscriptions.due;
  if (FreeTrialPeriod === 0 || hasAlreadySubscribed) {
    return [[today, amount], [afterwards, each(amount, per)], end];
  }
  const free = new Date(now.getTime() + FreeTrialPeriod * DAY_MS).toISOString();
  return [[today, isVisitor ? ifFirst : nothing], [dayText(free), each(amount, per)], untilThen];
}
