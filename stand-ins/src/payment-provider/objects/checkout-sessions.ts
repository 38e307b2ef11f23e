import type Stripe from 'stripe';
import { DAY } from '../calendar';
import { invalid, missingParam, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { apiList, blank, find, liveCustomer, mergeMetadata, type World } from '../world';
import { lineDescription } from './invoice-lines';
import { recurringPrice } from './prices';
import { trialEnd } from './subscriptions';

const HALF_AN_HOUR = 1800;

type Create = Requests['POST /v1/checkout/sessions'];

function expiry(world: World, wanted: number | undefined): number {
  if (wanted === undefined) return world.now() + DAY;
  const after = wanted - world.now();
  // The request itself may take a few seconds.
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
  if (success_url === undefined) throw missingParam('success_url');
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
      ? missingParam('line_items')
      : unknownToSandbox('checkout sessions with more than one line');
  }
  const price = isSetup
    ? null
    : recurringPrice(world, line_items[0]?.price, 'line_items[0][price]');
  // This only checks the days, because a trial counts from the payment.
  const hasTrial = trialEnd(world, subscription_data?.trial_period_days) !== null;
  const amount = price && (hasTrial ? 0 : price.unit_amount);
  const expires = expiry(world, params.expires_at);

  const id = `cs_test_${world.id('s').slice(2)}`;
  const session: Stripe.Checkout.Session = {
    ...blank('checkout.session'),
    ...addresses,
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: params.client_reference_id ?? null,
    created: world.now(),
    currency: price?.currency ?? params.currency ?? null,
    customer: customer ?? null,
    expires_at: expires,
    metadata: mergeMetadata({}, params.metadata),
    mode,
    payment_method_types: ['card'],
    payment_status: isSetup || hasTrial ? 'no_payment_required' : 'unpaid',
    setup_intent: isSetup ? createSetupIntent(world, customer ?? null).id : null,
    status: 'open',
    total_details:
      amount === null ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.origin}/checkout/${id}`,
  };
  world.state.sessions[id] = session;
  world.state.orders[id] = {
    price: price?.id ?? null,
    trialDays: subscription_data?.trial_period_days ?? null,
    metadata: mergeMetadata({}, subscription_data?.metadata),
  };
  return session;
}

/** POST /v1/checkout/sessions/:id/expire; the clock also calls it when the time is over. */
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

/** GET /v1/checkout/sessions/:id/line_items */
export function sessionLines(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.ApiList<Stripe.LineItem> {
  const session = find(world.state.sessions, 'checkout.session', id);
  const url = `/v1/checkout/sessions/${id}/line_items`;
  const sold = world.state.orders[id]?.price ?? null;
  if (sold === null) return apiList([], url);
  const price = recurringPrice(world, sold, 'price');
  const line: Stripe.LineItem = {
    ...blank('item'),
    id: id.replace('cs_test_', 'li_'),
    object: 'item',
    amount_discount: session.total_details?.amount_discount ?? 0,
    amount_subtotal: session.amount_subtotal ?? 0,
    amount_total: session.amount_total ?? 0,
    currency: price.currency,
    description: lineDescription(world, price),
    price,
    quantity: 1,
  };
  return apiList([line], url);
}

/** Creates the intent to save a card without a payment, for a session in the mode `setup`. */
function createSetupIntent(world: World, customer: string | null): Stripe.SetupIntent {
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
