import type Stripe from 'stripe';
import { SECONDS_UNTIL_RENEWAL_IS_PAID } from '../objects/invoices';
import { dropUsedDiscounts } from '../objects/discounts';
import { changeSubscription, itemOf } from '../objects/subscription-changes';
import { invoicePeriod } from '../objects/subscriptions';
import { idOrNull, type World } from '../world';
import { endSubscription } from '../objects/subscription-end';
import { periodEnd } from '../calendar';

/**
 * Begins the next period at once, as Stripe does; its invoice is a draft that is paid about an
 * hour later. A trial that ends without a card ends the subscription where that was asked for.
 */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const wasTrialing = subscription.status === 'trialing';
  if (wasTrialing && !hasCard(world, subscription)) {
    const then = subscription.trial_settings?.end_behavior.missing_payment_method;
    if (then === 'cancel') {
      endSubscription(world, subscription, null);
      return;
    }
  }
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

function hasCard(world: World, { customer, default_payment_method }: Stripe.Subscription): boolean {
  if (default_payment_method !== null) return true;
  const owner = world.state.customers[idOrNull(customer) ?? ''];
  return Boolean(owner && !owner.deleted && owner.invoice_settings.default_payment_method);
}
