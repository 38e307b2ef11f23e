import type Stripe from 'stripe';
import { SandboxError } from '../errors';
import { bankPath } from '../objects/collect';
import { itemOf } from '../objects/subscription-changes';
import { idOrNull, type World } from '../world';
import {
  day,
  goTo,
  html,
  money,
  page,
  type Html,
  type PageRequest,
  type PageResponse,
} from '../../sandbox/html';
import { table } from '../../sandbox/viewer';
import {
  alertBox,
  cardFields,
  readCardForm,
  testCards,
  typedCard,
  type ShownCard,
} from './card-form';
import { cancelInPortal, portalOf, renewInPortal, runningOf, saveInPortal } from './portal-actions';

function plan(world: World, subscription: Stripe.Subscription): Html {
  const { price, current_period_end } = itemOf(subscription);
  const name = world.state.products[price.product as string]?.name ?? price.id;
  const ends = subscription.cancel_at;
  const isSteered = subscription.schedule !== null;
  return html`<div class="card">
    <h3>${name}</h3>
    <p>${money(price.unit_amount, price.currency)} per ${price.recurring.interval}</p>
    <p class="soft">
      ${ends === null ? `Renews on ${day(current_period_end)}` : `Cancels on ${day(ends)}`}
      ${subscription.status === 'past_due' && html`<strong class="bad">Payment failed</strong>`}
    </p>
    ${
      isSteered
        ? html`<p>A change of plan is scheduled. Cancel it on the plans page first.</p>`
        : html`<form method="post">
            <input type="hidden" name="subscription" value="${subscription.id}" />
            ${
              ends === null
                ? html`<button name="action" value="cancel">Cancel plan</button>`
                : html`<button name="action" value="renew">Renew plan</button>`
            }
          </form>`
    }
  </div>`;
}

function cards(world: World, customer: Stripe.Customer): Html {
  const chosen = idOrNull(customer.invoice_settings.default_payment_method);
  const methods = Object.values(world.state.paymentMethods).filter(
    (method) => method.customer === customer.id,
  );
  if (methods.length === 0) return html`<p class="soft">No card is saved.</p>`;
  return html`<ul>
    ${methods.map(
      ({ id, card }) =>
        html`<li>
          ${card?.display_brand ?? 'card'} ending in ${card?.last4},
          ${card?.exp_month}/${card?.exp_year} ${id === chosen && html`<strong>(default)</strong>`}
        </li>`,
    )}
  </ul>`;
}

function invoices(world: World, customer: string): Html {
  const rows = Object.values(world.state.invoices)
    .filter((invoice) => invoice.customer === customer && invoice.status !== 'draft')
    .reverse()
    .map(
      (invoice) =>
        html`<tr>
          <td>${day(invoice.created)}</td>
          <td>${money(invoice.total, invoice.currency)}</td>
          <td>${invoice.status}</td>
          <td><a href="/invoice/${invoice.id}">${invoice.number}</a></td>
        </tr>`,
    );
  return table('Invoices', ['Date', 'Amount', 'Status', 'Invoice'], rows);
}

function portal(world: World, id: string, shown: ShownCard, alert?: string): PageResponse {
  const { session, customer } = portalOf(world, id);
  const plans = runningOf(world, customer.id);
  return page(
    'Your plan',
    html`<main>
      <h1>Your plan, card and invoices</h1>
      <p class="soft">${customer.email}</p>
      ${session.return_url !== null && html`<p><a href="${session.return_url}">Back</a></p>`}
      <h2>Plan</h2>
      ${plans.length === 0 ? html`<p class="soft">You have no plan.</p>` : plans.map((one) => plan(world, one))}
      <h2>Payment method</h2>
      ${cards(world, customer)}
      <form method="post" novalidate class="card">
        ${alertBox(alert)} ${cardFields(shown)}
        <button class="main pay" name="action" value="card">Save card</button>
        ${testCards}
      </form>
      ${invoices(world, customer.id)}
    </main>`,
  );
}

/** GET and POST /portal/:id, where a customer manages cards, invoices and cancellation. */
export function portalPage(world: World, id: string, { method, form }: PageRequest): PageResponse {
  const here = `/portal/${id}`;
  const { customer } = portalOf(world, id);
  if (method !== 'POST') {
    return portal(world, id, {}, form.get('message') === 'bank' ? BANK_FAILED : undefined);
  }
  const subscription = runningOf(world, customer.id).find(
    (one) => one.id === form.get('subscription'),
  );
  switch (form.get('action')) {
    case 'cancel':
      if (subscription && subscription.cancel_at === null) cancelInPortal(world, subscription);
      return goTo(here);
    case 'renew':
      if (subscription) renewInPortal(world, subscription);
      return goTo(here);
    default:
      return saveTypedCard(world, id, form);
  }
}

function saveTypedCard(world: World, id: string, form: URLSearchParams): PageResponse {
  const typed = typedCard(form);
  const read = readCardForm(typed, world.now());
  if ('errors' in read) return portal(world, id, { typed, errors: read.errors });
  try {
    if (saveInPortal(world, id, read.card, false) === 'saved') return goTo(`/portal/${id}`);
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return portal(world, id, { typed }, `${error.message} Try another card.`);
  }
  return goTo(bankPath(world, { kind: 'portal', portal: id, card: read.card.number }));
}

const BANK_FAILED = 'Your bank did not confirm the card, so it was not saved.';
