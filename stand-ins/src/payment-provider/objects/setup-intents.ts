import type Stripe from 'stripe';
import { nulls, type World } from '../world';

/** The saving of a card without a payment, as a setup session does it. */
export function createSetupIntent(world: World, customer: string | null): Stripe.SetupIntent {
  const id = world.id('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    ...nulls(
      'allowed_payment_method_types application automatic_payment_methods cancellation_reason',
      'customer_account description excluded_payment_method_types flow_directions last_setup_error',
      'latest_attempt managed_payments mandate next_action on_behalf_of payment_method',
      'payment_method_configuration_details payment_method_options single_use_mandate',
    ),
    client_secret: `${id}_secret_${world.state.seed}`,
    created: world.now(),
    customer,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  world.state.setupIntents[id] = intent;
  world.emit('setup_intent.created', intent);
  return intent;
}

/** The card is saved and may be charged without the learner from now on. */
export function completeSetupIntent(
  world: World,
  intent: Stripe.SetupIntent,
  method: string,
): void {
  intent.status = 'succeeded';
  intent.payment_method = method;
  world.emit('setup_intent.succeeded', intent);
}
