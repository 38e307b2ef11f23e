import type Stripe from 'stripe';
import { DAY } from '../calendar';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { apiList, find, idOrNull, mergeMetadata, nulls, type World } from '../world';
import { lineDescription } from './invoice-lines';
import { liveCustomer } from './live-customer';
import { recurringPrice } from './prices';
import { createSetupIntent } from './setup-intents';
import { trialEnd } from './subscriptions';

const HALF_AN_HOUR = 1800;

type Create = Requests['POST /v1/checkout/sessions'];

function expiry(world: World, wanted: number | undefined): number {
  if (wanted === undefined) return world.now() + DAY;
  const after = wanted - world.now();
  // A few seconds may pass on the way here.
  if (after >= HALF_AN_HOUR - 10 && after <= DAY + 10) return wanted;
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'expires_at',
  );
}

function requireAddresses(params: Create): { success_url: string; cancel_url: string | null } {
  const { success_url, cancel_url, ui_mode } = params;
  if (ui_mode !== undefined && ui_mode !== 'hosted_page') {
    throw unknownToSandbox(`ui_mode ${ui_mode}`);
  }
  if (success_url === undefined) {
    throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  }
  for (const [name, url] of Object.entries({ success_url, cancel_url })) {
    if (url !== undefined && !/^https?:\/\/[^/]/.test(url)) {
      throw invalid('Not a valid URL', name, 'url_invalid');
    }
  }
  return { success_url, cancel_url: cancel_url ?? null };
}

/** POST /v1/checkout/sessions in the modes `subscription` and `setup`. */
export function createSession(world: World, params: Create): Stripe.Checkout.Session {
  const { mode, customer, line_items = [], subscription_data } = params;
  if (mode !== 'subscription' && mode !== 'setup') {
    throw unknownToSandbox(`checkout sessions in mode ${mode ?? 'without a name'}`);
  }
  const addresses = requireAddresses(params);
  if (customer !== undefined) liveCustomer(world, customer);
  const isSetup = mode === 'setup';
  if (isSetup && line_items.length > 0) {
    throw invalid('`line_items` cannot be passed in `setup` mode.', 'line_items');
  }
  if (!isSetup && line_items.length !== 1) {
    throw line_items.length === 0
      ? invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
      : unknownToSandbox('checkout sessions with more than one line');
  }
  const price = isSetup
    ? null
    : recurringPrice(world, line_items[0]?.price, 'line_items[0][price]');
  const quantity = line_items[0]?.quantity ?? 1;
  // Only checked here: the days of a trial count from the payment.
  const hasTrial = trialEnd(world, subscription_data?.trial_period_days) !== null;
  const amount = price && (hasTrial ? 0 : price.unit_amount * quantity);
  const expires = expiry(world, params.expires_at);
  const setup = isSetup ? createSetupIntent(world, customer ?? null) : null;

  const id = `cs_test_${world.id('s').slice(2)}`;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    ...nulls(
      'adaptive_pricing after_expiration allowed_payment_method_types billing_address_collection client_secret',
      'collected_information consent consent_collection currency_conversion customer_account',
      'customer_details customer_email integration_identifier invoice invoice_creation managed_payments',
      'origin_context payment_intent payment_link payment_method_configuration_details',
      'permissions recovered_from saved_payment_method_options shipping_address_collection',
      'shipping_cost submit_type subscription wallet_options',
    ),
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: addresses.cancel_url,
    client_reference_id: params.client_reference_id ?? null,
    created: world.now(),
    currency: price?.currency ?? params.currency ?? null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer ?? null,
    customer_creation: customer === undefined ? 'always' : null,
    discounts: [],
    expires_at: expires,
    livemode: false,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    mode,
    payment_method_collection: isSetup ? null : 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: isSetup || hasTrial ? 'no_payment_required' : 'unpaid',
    setup_intent: setup?.id ?? null,
    shipping_options: [],
    status: 'open',
    success_url: addresses.success_url,
    total_details:
      amount === null ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.origin}/checkout/${id}`,
  };
  world.state.sessions[id] = session;
  world.state.orders[id] = {
    price: price?.id ?? null,
    quantity,
    trialDays: subscription_data?.trial_period_days ?? null,
    subscription: {
      description: subscription_data?.description ?? null,
      metadata: mergeMetadata({}, subscription_data?.metadata),
    },
  };
  return session;
}

/** POST /v1/checkout/sessions/:id/expire; also called when its time is over. */
export function expireSession(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.Checkout.Session {
  const session = find(world.state.sessions, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  world.emit('checkout.session.expired', session);
  return session;
}

/** What a session sells, as Stripe lists it. */
export function sessionLines(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.ApiList<Stripe.LineItem> {
  const order = world.state.orders[session.id];
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  if (!order || order.price === null) return apiList([], url);
  const price = recurringPrice(world, order.price, 'price');
  const { amount_subtotal, amount_total, total_details } = session;
  return apiList<Stripe.LineItem>(
    [
      {
        id: session.id.replace('cs_test_', 'li_'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: total_details?.amount_discount ?? 0,
        amount_subtotal: amount_subtotal ?? 0,
        amount_tax: 0,
        amount_total: amount_total ?? 0,
        currency: price.currency,
        description: lineDescription(world, price, order.quantity),
        metadata: {},
        price,
        quantity: order.quantity,
      },
    ],
    url,
  );
}

/** The customer of a session; `null` until the learner has given an e-mail address. */
export const sessionCustomer = (session: Stripe.Checkout.Session) => idOrNull(session.customer);
