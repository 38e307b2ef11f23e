import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { decimal, find, mergeMetadata, type World } from '../world';

/** Puts a price into the sandbox, with an id from the price list if there is one. */
export function addPrice(
  world: World,
  params: Requests['POST /v1/prices'],
  id = world.id('price'),
): Stripe.Price {
  const { recurring, product = '', unit_amount } = params;
  if (unit_amount === undefined) throw unknownToSandbox('a price without unit_amount');
  find(world.state.products, 'product', product, 'product');
  const price: Stripe.Price = {
    id,
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: decimal(unit_amount),
  };
  world.state.prices[id] = price;
  world.emit('price.created', price);
  return price;
}

/** POST /v1/prices */
export const createPrice = (world: World, params: Requests['POST /v1/prices']): Stripe.Price =>
  addPrice(world, params);

/** POST /v1/prices/:id; amounts never change, as at Stripe. */
export function updatePrice(
  world: World,
  params: Requests['POST /v1/prices/*'],
  [id = '']: readonly string[],
): Stripe.Price {
  const price = find(world.state.prices, 'price', id);
  price.active = params.active ?? price.active;
  price.nickname = params.nickname ?? price.nickname;
  price.lookup_key = params.lookup_key ?? price.lookup_key;
  price.metadata = mergeMetadata(price.metadata, params.metadata);
  world.emit('price.updated', price);
  return price;
}

/** A price that a subscription can have. */
export type RecurringPrice = Stripe.Price & {
  recurring: Stripe.Price.Recurring;
  unit_amount: number;
};

/** @throws {SandboxError} when the price is unknown, inactive, or paid only once */
export function recurringPrice(
  world: World,
  id: string | undefined,
  param: string,
): RecurringPrice {
  if (id === undefined)
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  const price = find(world.state.prices, 'price', id, param);
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, param);
  if (!price.recurring || price.unit_amount === null) {
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    );
  }
  return price as RecurringPrice;
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
