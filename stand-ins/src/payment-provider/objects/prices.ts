import type Stripe from 'stripe';
import { missingParam } from '../errors';
import { blank, decimal, find, type World } from '../world';

/** A price that a subscription can have. */
export type RecurringPrice = Stripe.Price & {
  recurring: Stripe.Price.Recurring;
  unit_amount: number;
};

/** A price of the list; all of them recur. @throws {SandboxError} when there is no such price */
export function recurringPrice(
  world: World,
  id: string | undefined,
  param: string,
): RecurringPrice {
  if (id === undefined) throw missingParam(param);
  return find(world.state.prices, 'price', id, param) as RecurringPrice;
}

/** The length of a billing period in months. */
export const monthsOf = ({ interval }: { readonly interval: string }): number =>
  interval === 'year' ? 12 : 1;

/** The plan that Stripe still shows beside the price of an item. */
export function planOf(price: RecurringPrice): Stripe.Plan {
  return {
    ...blank('plan'),
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: 1,
    product: price.product as string,
    usage_type: 'licensed',
  };
}
