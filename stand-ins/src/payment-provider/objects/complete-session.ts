import type Stripe from 'stripe';
import { invalid } from '../errors';
import { find, idOf, type World } from '../world';
import { declinedError, type Card } from './cards';
import { sessionCustomer } from './checkout-sessions';
import { collect } from './collect';
import { createCustomer } from './customers';
import { redeem } from './discounts';
import { intentOf } from './invoices';
import { liveCustomer } from './live-customer';
import { isNextPaymentDeclined } from './next-payment';
import { saveCard } from './payment-methods';
import { recurringPrice } from './prices';
import { codeOf } from './session-code';
import { completeSetupIntent } from './setup-intents';
import { addSubscription, invoicePeriod, trialEnd } from './subscriptions';

/** What the payment page sends. */
export interface Payer {
  readonly email: string;
  readonly card: Card;
  /** The learner has completed the bank's page. */
  readonly isAuthenticated: boolean;
}

/**
 * Carries a checkout session out, as the learner presses its button.
 *
 * @returns `asks`: the bank's page comes first; nothing has been charged or saved
 * @throws {SandboxError} when the card is declined, or the session is not open any more; nothing
 *   has been charged or saved
 */
export function completeSession(
  world: World,
  id: string,
  { email, card, isAuthenticated }: Payer,
): 'complete' | 'asks' {
  const session = find(world.state.sessions, 'checkout.session', id);
  if (session.status !== 'open' || session.expires_at <= world.now()) {
    throw invalid(
      `This Checkout Session is ${session.status === 'open' ? 'expired' : session.status}.`,
    );
  }
  if (card.behaviour === 'declined') throw declinedError();
  // The switch counts for this payment, before anything of it is made.
  const isPaidNow = session.payment_status === 'unpaid';
  if (isPaidNow && isNextPaymentDeclined(world, sessionCustomer(session))) throw declinedError();
  const asks = card.behaviour === 'asks-once' || card.behaviour === 'asks-always';
  if (asks && !isAuthenticated) return 'asks';

  const customer = sessionCustomer(session) ?? createCustomer(world, { email }).id;
  session.customer = customer;
  const owner = liveCustomer(world, customer);
  const saved = card.behaviour === 'asks-once' ? { ...card, behaviour: 'succeeds' as const } : card;
  const method = saveCard(world, saved, customer, email);
  session.customer_details = {
    address: null,
    business_name: null,
    email: owner.email ?? email,
    individual_name: null,
    name: owner.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.mode === 'setup') {
    const intent = find(world.state.setupIntents, 'setup_intent', idOf(session.setup_intent ?? ''));
    intent.customer = customer;
    completeSetupIntent(world, intent, method.id);
  } else {
    subscribe(world, session, owner, method.id);
  }
  session.status = 'complete';
  session.url = null;
  world.emit('checkout.session.completed', session);
  return 'complete';
}

function subscribe(
  world: World,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer,
  method: string,
): void {
  const order = world.state.orders[session.id];
  const subscription = addSubscription(world, {
    customer,
    price: recurringPrice(world, order?.price ?? undefined, 'price'),
    quantity: order?.quantity ?? 1,
    trialEnd: trialEnd(world, order?.trialDays ?? undefined),
    defaultCard: method,
    description: order?.subscription.description ?? null,
    metadata: order?.subscription.metadata ?? {},
  });
  const applied = codeOf(world, session);
  if (applied) redeem(world, subscription, applied.code);
  world.emit('customer.subscription.created', subscription);
  const invoice = invoicePeriod(world, subscription, 'subscription_create');
  // A card that always asks has been to the bank's page for this payment.
  collect(world, invoice, { method, isAuthenticated: true });
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  if (intentOf(world, invoice.id)) session.payment_status = 'paid';
}
