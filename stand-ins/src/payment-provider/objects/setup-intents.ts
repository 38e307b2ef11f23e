import type Stripe from 'stripe';
import { blank, type World } from '../world';

/** Creates the intent to save a card without a payment, for a session in the mode `setup`. */
export function createSetupIntent(world: World, customer: string | null): Stripe.SetupIntent {
  const id = world.id('seti');
  const intent: Stripe.SetupIntent = {
    ...blank('setup_intent'),
    id,
    object: 'setup_intent',
    created: world.now(),
    customer,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  world.state.setupIntents[id] = intent;
  return intent;
}
