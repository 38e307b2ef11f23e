import type Stripe from 'stripe';
import { mergeMetadata, type World } from '../world';

/** The saving of a card without a payment, as a setup session does it. */
export function createSetupIntent(
  world: World,
  customer: string | null,
  content: { readonly description?: string; readonly metadata?: Stripe.MetadataParam } = {},
): Stripe.SetupIntent {
  const id = world.id('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${world.state.seed}`,
    created: world.now(),
    customer,
    customer_account: null,
    description: content.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergeMetadata({}, content.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
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
