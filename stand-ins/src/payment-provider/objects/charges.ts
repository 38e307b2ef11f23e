import type Stripe from 'stripe';
import { blank, type World } from '../world';
import { openDispute } from './disputes';

/** Records one attempt of a payment, with its result. */
export function addCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: string,
  isPaid: boolean,
): Stripe.Charge {
  const id = world.id('ch');
  const charge: Stripe.Charge = {
    ...blank('charge'),
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method,
    status: isPaid ? 'succeeded' : 'failed',
  };
  world.state.charges[id] = charge;
  if (isPaid && world.state.cards[method] === 'disputed') openDispute(world, charge);
  return charge;
}
