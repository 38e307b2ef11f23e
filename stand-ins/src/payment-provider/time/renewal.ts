import type Stripe from 'stripe';
import { SECONDS_UNTIL_RENEWAL_IS_PAID } from '../objects/invoices';
import { dropUsedDiscounts } from '../objects/discounts';
import { changeSubscription, itemOf } from '../objects/subscription-changes';
import { invoicePeriod } from '../objects/subscriptions';
import type { World } from '../world';
import { periodEnd } from '../calendar';

/**
 * Begins the next period at once, as Stripe does; its invoice is a draft that is paid about an
 * hour later.
 */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const wasTrialing = subscription.status === 'trialing';
  changeSubscription(world, subscription, () => {
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      world,
      item.current_period_start,
      item.price.recurring,
      subscription.billing_cycle_anchor,
    );
    if (wasTrialing) subscription.status = 'active';
    dropUsedDiscounts(world, subscription);
    const invoice = invoicePeriod(world, subscription, 'subscription_cycle');
    invoice.automatically_finalizes_at = world.now() + SECONDS_UNTIL_RENEWAL_IS_PAID;
  });
}
