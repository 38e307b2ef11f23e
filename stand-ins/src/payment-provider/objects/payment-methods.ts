import type Stripe from 'stripe';
import { invalid, missingParam } from '../errors';
import type { Requests } from '../requests/parameters';
import { blank, find, liveCustomer, type World } from '../world';
import { cardOfToken, declinedError, type Card } from './cards';

/** Saves a card with a customer. */
export function saveCard(
  world: World,
  { number, behaviour }: Card,
  customer: string,
): Stripe.PaymentMethod {
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  const method: Stripe.PaymentMethod = {
    ...blank('payment_method'),
    id: world.id('pm'),
    object: 'payment_method',
    card: {
      ...blank('card'),
      brand,
      display_brand: brand,
      exp_month: 12,
      exp_year: new Date(world.now() * 1000).getUTCFullYear() + 4,
      fingerprint: `fp${number}`,
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: world.now(),
    customer,
    type: 'card',
  };
  world.state.paymentMethods[method.id] = method;
  world.state.cards[method.id] = behaviour;
  return method;
}

/** POST /v1/payment_methods/:id/attach; takes Stripe's test tokens, as `pm_card_visa`. */
export function attachPaymentMethod(
  world: World,
  { customer }: Requests['POST /v1/payment_methods/*/attach'],
  [id = '']: readonly string[],
): Stripe.PaymentMethod {
  if (customer === undefined) throw missingParam('customer');
  liveCustomer(world, customer);
  const card = cardOfToken(id);
  if (card) {
    if (card.behaviour === 'declined') throw declinedError();
    return saveCard(world, card, customer);
  }
  const method = find(world.state.paymentMethods, 'PaymentMethod', id);
  if (method.customer === customer) return method;
  throw invalid('The payment method you provided has already been attached to a customer.');
}

/** @throws {SandboxError} when the customer does not have this card */
export function requireOwnCard(world: World, customer: string, id: string, param: string): void {
  if (world.state.paymentMethods[id]?.customer === customer) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}
