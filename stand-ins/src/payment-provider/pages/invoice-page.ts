import type Stripe from 'stripe';
import { SandboxError } from '../errors';
import { declinedError, type Card } from '../objects/cards';
import { bankPath, collect, defaultCard } from '../objects/collect';
import { intentOf, subscriptionOf } from '../objects/invoices';
import { saveCard } from '../objects/payment-methods';
import { changeSubscription } from '../objects/subscription-changes';
import { find, idOf, type World } from '../world';
import {
  day,
  goTo,
  html,
  money,
  page,
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
} from './card-form';

function invoiceDocument(
  world: World,
  invoice: Stripe.Invoice,
  shown: ShownCard = {},
  message?: string,
): PageResponse {
  const { currency, status } = invoice;
  const saved = defaultCard(world, invoice);
  const card = saved === null ? undefined : world.state.paymentMethods[saved]?.card;
  const pay = `Pay ${money(invoice.amount_due, currency)}`;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<main class="split">
      <section>
        <h1>Invoice ${invoice.number}</h1>
        <p class="soft">${day(invoice.created)}, ${invoice.customer_email}</p>
        <table class="sum">
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>
                  ${line.description}<br /><span class="soft"
                    >${day(line.period.start)} to ${day(line.period.end)}</span
                  >
                </td>
                <td>${money(line.amount, currency)}</td>
              </tr>`,
          )}
          <tr class="total">
            <td>${status === 'paid' ? 'Paid' : 'Due'}, tax included</td>
            <td>${money(invoice.amount_due, currency)}</td>
          </tr>
        </table>
      </section>
      <section class="card">
        ${alertBox(message)}
        ${
          status !== 'open'
            ? html`<h2 class="${status === 'paid' ? 'good' : ''}">
                ${status === 'paid' ? 'Paid' : 'Nothing to pay'}
              </h2>`
            : html`${
                  card &&
                  html`<form method="post">
                    <button class="main pay" name="action" value="saved">${pay}</button>
                    <p class="soft">With the saved card ending in ${card.last4}.</p>
                  </form>`
                }
                <form method="post" novalidate>
                  <h2>${card ? 'Or with another card' : 'Your card'}</h2>
                  ${cardFields(shown)}
                  <button class="${card ? 'pay' : 'main pay'}" name="action" value="card">
                    ${card ? `${pay} with this card` : pay}
                  </button>
                </form>
                ${testCards}`
        }
      </section>
    </main>`,
    message === undefined ? 200 : 402,
  );
}

/** Saves a card for the subscription, so that later invoices take it as well. @returns its id */
function saveForPlan(world: World, invoice: Stripe.Invoice, card: Card): string {
  if (card.behaviour === 'declined') throw declinedError();
  const { id } = saveCard(world, card, idOf(invoice.customer ?? ''));
  const subscription = subscriptionOf(world, invoice);
  if (subscription) {
    changeSubscription(world, subscription, () => (subscription.default_payment_method = id));
  }
  return id;
}

/** GET and POST /invoice/:id, Stripe's hosted invoice page. */
export function invoicePage(world: World, id: string, { method, form }: PageRequest): PageResponse {
  const invoice = find(world.state.invoices, 'invoice', id);
  if (method !== 'POST' || invoice.status !== 'open') return invoiceDocument(world, invoice);
  const typed = typedCard(form);
  const read = form.get('action') === 'card' ? readCardForm(typed, world.now()) : undefined;
  if (read && 'errors' in read) {
    return invoiceDocument(world, invoice, { typed, errors: read.errors });
  }
  try {
    const card = read ? saveForPlan(world, invoice, read.card) : defaultCard(world, invoice);
    if (card === null) return invoiceDocument(world, invoice);
    const outcome = collect(world, invoice, { method: card });
    if (outcome === 'declined') throw declinedError();
    if (outcome === 'paid') return goTo(`/invoice/${id}`);
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return invoiceDocument(world, invoice, { typed }, `${error.message} Try another card.`);
  }
  const intent = intentOf(world, id)?.id ?? '';
  return goTo(
    bankPath(world, { kind: 'payment', paymentIntent: intent, returnUrl: `/invoice/${id}` }),
  );
}
