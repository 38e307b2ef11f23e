import type Stripe from 'stripe';
import { invalid } from '../errors';
import { decimal, find, type World } from '../world';

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
  if (id === undefined)
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  return find(world.state.prices, 'price', id, param) as RecurringPrice;
}

/** The plan that Stripe still shows beside the price of an item. */
export function planOf(price: RecurringPrice): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product as string,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
