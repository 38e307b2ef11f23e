import type Stripe from 'stripe';
import { SandboxError } from '../errors';
import { completeSession } from '../objects/complete-session';
import { recurringPrice } from '../objects/prices';
import { idOrNull, type World } from '../world';
import {
  alertBox,
  cardFields,
  readCardForm,
  testCards,
  typedCard,
  type CardErrors,
  type TypedCard,
} from './card-form';
import { goTo, html, money, page, type Html, type PageRequest, type PageResponse } from './html';

/** Where the browser goes after a completed session. */
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
  const amount = money(price.unit_amount * order.quantity, price.currency);
  const each = `${amount} per ${price.recurring.interval}`;
  const days = order.trialDays ?? trialDays(world, order.trialEnd);
  const hasTrial = days !== null;
  const today = hasTrial ? money(0, price.currency) : amount;
  return {
    text: html`<h1>${product?.name ?? 'Subscription'}</h1>
      <p class="price">${hasTrial ? `${days} days free` : amount}</p>
      <p class="soft">
        ${hasTrial ? `Then ${each}` : `Per ${price.recurring.interval}`}, until you cancel.
      </p>
      <table class="sum">
        <tr>
          <td>${product?.name ?? 'Subscription'}</td>
          <td>${each}</td>
        </tr>
        <tr class="total">
          <td>Due today, tax included</td>
          <td>${today}</td>
        </tr>
      </table>`,
    button: hasTrial ? 'Start trial' : `Pay ${amount}`,
  };
}

const trialDays = (world: World, end: number | null) =>
  end === null ? null : Math.max(1, Math.round((end - world.now()) / 86_400));

interface Shown {
  readonly typed?: TypedCard;
  readonly errors?: CardErrors;
  readonly message?: string | undefined;
}

function paymentPage(
  world: World,
  session: Stripe.Checkout.Session,
  shown: Shown = {},
): PageResponse {
  const { text, button } = summary(world, session);
  const customer = world.state.customers[idOrNull(session.customer) ?? ''];
  const known = customer && !customer.deleted ? (customer as Stripe.Customer).email : null;
  const email = known ?? session.customer_email ?? '';
  const typed = shown.typed ?? { email, number: '', expiry: '', cvc: '' };
  return page(
    button,
    html`<main class="split">
      <section>${text}</section>
      <section class="card">
        ${alertBox(shown.message)}
        <form method="post" novalidate>
          ${cardFields(typed, shown.errors)}
          <button class="main pay" name="action" value="pay">${button}</button>
          <div class="actions"><button name="action" value="back">Back</button></div>
        </form>
        ${testCards}
      </section>
    </main>`,
    shown.message === undefined && shown.errors === undefined ? 200 : 402,
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
  const read = readCardForm(typed, world.now(), true);
  if ('errors' in read) return paymentPage(world, session, { typed, errors: read.errors });
  try {
    const payer = { email: typed.email, card: read.card, isAuthenticated: false };
    if (completeSession(world, id, payer) === 'complete') return goTo(successUrl(session));
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return paymentPage(world, session, { typed, message: `${error.message} Try another card.` });
  }
  const visit = world.id('bank');
  world.state.bankVisits[visit] = {
    id: visit,
    what: { kind: 'session', session: id, card: read.card.number, email: typed.email },
  };
  return goTo(`/bank/${visit}`);
}

const BANK_FAILED =
  'Your bank did not confirm the payment, so nothing was charged. Try again, or use another card.';
