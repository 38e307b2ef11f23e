import Stripe from 'stripe';
import { endOf, periodOf } from './standing';
import { idOf } from './stripe';

/** A plan that follows the running one. */
export interface ComingPlan {
  readonly priceID: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
}

const isScheduleActive = ({ status }: Stripe.SubscriptionSchedule): boolean =>
  status === 'active' || status === 'not_started';

/**
 * Finds the plan that will replace the running one.
 *
 * @param subscription with its schedule expanded
 * @returns null: no change is scheduled
 */
export function comingPlanOf({ schedule, items }: Stripe.Subscription): ComingPlan | null {
  if (schedule === null || typeof schedule === 'string' || !isScheduleActive(schedule)) return null;
  const now = schedule.current_phase?.start_date ?? 0;
  const next = schedule.phases.find(({ start_date }) => start_date > now);
  const price = next?.items[0]?.price;
  if (next === undefined || price === undefined) return null;
  const priceID = idOf(price);
  if (priceID === items.data[0]?.price.id) return null;
  return { priceID, start: next.start_date, end: next.end_date };
}

/** Drops a scheduled change, so that the running plan goes on. */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
): Promise<void> {
  if (schedule === null) return;
  const id = idOf(schedule);
  try {
    await stripe.subscriptionSchedules.release(id);
  } catch (error) {
    // Another call may have released it.
    if (isScheduleActive(await stripe.subscriptionSchedules.retrieve(id))) throw error;
  }
}

async function findOrMakeSchedule(
  stripe: Stripe,
  { id, schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  if (schedule !== null) return stripe.subscriptionSchedules.retrieve(idOf(schedule));
  try {
    return await stripe.subscriptionSchedules.create({ from_subscription: id });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Another call may have made one since.
    const { schedule: made } = await stripe.subscriptions.retrieve(id);
    if (made === null) throw error;
    return stripe.subscriptionSchedules.retrieve(idOf(made));
  }
}

/** Schedules another plan for the end of the period or trial. The provider charges nothing now. */
export async function scheduleChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  wanted: {
    readonly priceID: string;
    readonly interval: 'month' | 'year';
    readonly packageID: string;
  },
): Promise<void> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  const { id, phases } = await findOrMakeSchedule(stripe, subscription);
  const { status, trial_end, metadata } = subscription;
  // A phase without `discounts` would drop the promotion code.
  const discounts = subscription.discounts.map((discount) => ({ discount: idOf(discount) }));
  const kept = discounts.length > 0 ? { discounts } : {};
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: phases[0]?.start_date ?? periodOf(subscription).start,
        end_date: endOf(subscription) ?? periodOf(subscription).end,
        metadata,
        ...kept,
        ...(status === 'trialing' && trial_end !== null && { trial_end }),
      },
      {
        items: [{ price: wanted.priceID, quantity: 1 }],
        duration: { interval: wanted.interval, interval_count: 1 },
        metadata: { ...metadata, packageID: wanted.packageID },
        proration_behavior: 'none',
        ...kept,
      },
    ],
  });
}
