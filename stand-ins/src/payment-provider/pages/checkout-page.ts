import type Stripe from 'stripe';
import { SandboxError } from '../errors';
import { bankPath } from '../objects/collect';
import { completeSession } from '../objects/complete-session';
import { recurringPrice } from '../objects/prices';
import { codeOf, enterCode, removeCode } from '../objects/session-code';
import { idOrNull, type World } from '../world';
import {
  goTo,
  html,
  money,
  page,
  type Html,
  type PageRequest,
  type PageResponse,
} from '../../sandbox/html';
import {
  alertBox,
  cardFields,
  readCardForm,
  testCards,
  typedCard,
  type ShownCard,
  type TypedCard,
} from './card-form';
import { APPLIED, discountRow, priceInTime, promotionField } from './promotion-field';

/** The address of the product's page after a completed session. */
export const successUrl = ({ id, success_url }: Stripe.Checkout.Session) =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

function summary(world: World, session: Stripe.Checkout.Session): { text: Html; button: string } {
  const order = world.state.orders[session.id];
  if (session.mode === 'setup' || !order || order.price === null) {
    return {
      text: html`<h1>Save a card</h1>
        <p class="soft">
          Your plan is charged to this card from now on. Nothing is charged today.
        </p>`,
      button: 'Save card',
    };
  }
  const price = recurringPrice(world, order.price, 'price');
  const product = world.state.products[price.product as string];
  const each = `${money(price.unit_amount, price.currency)} per ${price.recurring.interval}`;
  const days = order.trialDays;
  const hasTrial = days !== null;
  const applied = codeOf(world, session);
  const inTime = priceInTime(price, applied?.coupon);
  const today = money(session.amount_total ?? 0, price.currency);
  return {
    text: html`<h1>${product?.name ?? 'Subscription'}</h1>
      <p class="price">${hasTrial ? `${days} days free` : today}</p>
      <p class="soft">
        ${hasTrial ? `Then ${inTime}` : applied ? inTime : `Per ${price.recurring.interval}`}, until
        you cancel.
      </p>
      <table class="sum">
        <tr>
          <td>${product?.name ?? 'Subscription'}</td>
          <td>${each}</td>
        </tr>
        ${applied && discountRow(applied, price)}
        <tr class="total">
          <td>Due today, tax included</td>
          <td>${today}</td>
        </tr>
      </table>`,
    button: hasTrial ? 'Start trial' : `Pay ${today}`,
  };
}

interface Shown extends ShownCard {
  readonly message?: string | undefined;
  readonly code?: { readonly typed: string; readonly error?: string };
}

function paymentPage(
  world: World,
  session: Stripe.Checkout.Session,
  shown: Shown = {},
): PageResponse {
  const { text, button } = summary(world, session);
  const customer = world.state.customers[idOrNull(session.customer) ?? ''];
  const email = (customer && !customer.deleted && (customer as Stripe.Customer).email) || '';
  const form = { typed: { email, number: '', expiry: '', cvc: '' }, ...shown };
  return page(
    button,
    html`<main class="split">
      <section>${text}</section>
      <section class="card">
        ${alertBox(shown.message)}
        <form method="post" novalidate>
          <button
            class="default"
            name="action"
            value="pay"
            tabindex="-1"
            aria-hidden="true"
          ></button>
          ${cardFields(form, { hasEmail: true })}
          ${promotionField(world, session, shown.code ?? {})}
          <button class="main pay" name="action" value="pay">${button}</button>
          <div class="actions"><button name="action" value="back">Back</button></div>
        </form>
        ${testCards}
      </section>
    </main>`,
    shown.message === undefined && shown.errors === undefined && !shown.code?.error ? 200 : 402,
  );
}

function closedPage(session: Stripe.Checkout.Session): PageResponse {
  const isComplete = session.status === 'complete';
  const target = isComplete ? successUrl(session) : session.cancel_url;
  return page(
    isComplete ? 'Done' : 'Expired',
    html`<main class="narrow card">
      <h1>${isComplete ? 'This is done already' : 'This page has expired'}</h1>
      <p>
        ${
          isComplete
            ? 'You have completed this page before. Nothing is charged twice.'
            : 'Nothing was charged. Go back and choose your plan again.'
        }
      </p>
      ${target !== null && html`<p><a class="button" href="${target}">Continue</a></p>`}
    </main>`,
    isComplete ? 200 : 410,
  );
}

/** Applies a code, or takes it away, and shows the new sum; nothing is paid. */
function answerCode(
  world: World,
  session: Stripe.Checkout.Session,
  request: { readonly code: string; readonly form: URLSearchParams; readonly typed: TypedCard },
): PageResponse {
  const { code, form, typed } = request;
  if (form.get('action') === 'remove-code') return paymentPage(world, session, { typed });
  try {
    enterCode(world, session, code);
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return paymentPage(world, session, { typed, code: { typed: code, error: error.message } });
  }
  const message = form.get('action') === 'pay' ? APPLIED : undefined;
  return paymentPage(world, session, { typed, message });
}

/** GET and POST /checkout/:id, the hosted payment page. */
export function checkoutPage(
  world: World,
  id: string,
  { method, form }: PageRequest,
): PageResponse {
  const session = world.state.sessions[id];
  if (!session) return page('Not found', html`<main><h1>There is no such page</h1></main>`, 404);
  if (session.status !== 'open' || session.expires_at <= world.now()) return closedPage(session);
  if (method !== 'POST') {
    return paymentPage(world, session, {
      message: form.get('message') === 'bank' ? BANK_FAILED : undefined,
    });
  }
  if (form.get('action') === 'back') {
    return session.cancel_url === null ? paymentPage(world, session) : goTo(session.cancel_url);
  }
  const typed = typedCard(form);
  if (form.get('action') === 'remove-code') removeCode(world, session);
  // A typed code is applied first, so that the learner sees the sum before paying.
  const code = form.get('code')?.trim() ?? '';
  const isForCode = form.get('action') !== 'pay' || code !== '';
  if (isForCode) return answerCode(world, session, { code, form, typed });
  const read = readCardForm(typed, world.now(), true);
  if ('errors' in read) return paymentPage(world, session, { typed, errors: read.errors });
  try {
    const payer = { email: typed.email, card: read.card, isAuthenticated: false };
    if (completeSession(world, id, payer) === 'complete') return goTo(successUrl(session));
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return paymentPage(world, session, { typed, message: `${error.message} Try another card.` });
  }
  return goTo(
    bankPath(world, { kind: 'session', session: id, card: read.card.number, email: typed.email }),
  );
}

const BANK_FAILED =
  'Your bank did not confirm the payment, so nothing was charged. Try again, or use another card.';
