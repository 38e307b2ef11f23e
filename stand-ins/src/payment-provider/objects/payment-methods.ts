import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { find, type World } from '../world';
import { cardOfToken, declinedError, type Card } from './cards';
import { liveCustomer } from './live-customer';

/**
 * Saves a card with a customer.
 *
 * @param card as read from a page or a token
 * @param email what the learner typed beside it
 */
export function saveCard(
  world: World,
  { number, behaviour }: Card,
  customer: string,
  email: string | null = null,
): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: world.id('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    card: {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'CH',
      display_brand: number.startsWith('5') ? 'mastercard' : 'visa',
      exp_month: 12,
      exp_year: new Date(world.now() * 1000).getUTCFullYear() + 4,
      fingerprint: `fp${number}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [number.startsWith('5') ? 'mastercard' : 'visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.state.paymentMethods[method.id] = method;
  world.state.cards[method.id] = behaviour;
  world.emit('payment_method.attached', method);
  return method;
}

/** POST /v1/payment_methods/:id/attach; takes Stripe's test tokens, as `pm_card_visa`. */
export function attachPaymentMethod(
  world: World,
  { customer }: Requests['POST /v1/payment_methods/*/attach'],
  [id = '']: readonly string[],
): Stripe.PaymentMethod {
  if (customer === undefined) {
    throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  }
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
