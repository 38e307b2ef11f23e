import type Stripe from 'stripe';
import { invalid } from '../errors';
import { find, idOf, idOrNull, liveCustomer, type World } from '../world';
import { cardToSave, declinedError, type Card } from './cards';
import { collect } from './collect';
import { createCustomer } from './customers';
import { redeem } from './discounts';
import { intentOf } from './invoices';
import { isNextPaymentDeclined } from './payment-intents';
import { saveCard } from './payment-methods';
import { recurringPrice } from './prices';
import { codeOf } from './session-code';
import { addSubscription, invoicePeriod, trialEnd } from './subscriptions';

/** The content of the payment page's form. */
interface Payer {
  readonly email: string;
  readonly card: Card;
  /** The learner has completed the bank's page. */
  readonly isAuthenticated: boolean;
}

/**
 * Carries a checkout session out, as the learner presses its button.
 *
 * @returns `asks`: the bank's page comes first; nothing has been charged or saved
 * @throws {SandboxError} when the card is declined, or the session is no longer open; nothing has
 *   been charged or saved
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
  const saved = cardToSave(card, isAuthenticated);
  // "The next payment fails" counts for this one, before anything is made.
  const isPaidNow = session.payment_status === 'unpaid';
  if (isPaidNow && isNextPaymentDeclined(world, idOrNull(session.customer))) throw declinedError();
  if (saved === null) return 'asks';

  const customer = idOrNull(session.customer) ?? createCustomer(world, { email }).id;
  session.customer = customer;
  const method = saveCard(world, saved, customer).id;
  if (session.mode === 'setup') {
    const intent = find(world.state.setupIntents, 'setup_intent', idOf(session.setup_intent ?? ''));
    Object.assign(intent, { customer, status: 'succeeded', payment_method: method });
  } else {
    subscribe(world, session, liveCustomer(world, customer), method);
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
    trialEnd: trialEnd(world, order?.trialDays ?? undefined),
    defaultCard: method,
    metadata: order?.metadata ?? {},
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
