import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription-changes';
import type { SandboxState } from '../sandbox-state';
import { idOrNull, type World } from '../world';
import { html, moment, money, page, type Html, type PageResponse } from '../../sandbox/html';
import { clockForm, deliveryForms, eventsTable, newest, table } from '../../sandbox/viewer';

function emailOf({ state }: World, customer: string | null): string {
  const match = state.customers[customer ?? ''];
  return match && !match.deleted
    ? ((match as Stripe.Customer).email ?? match.id)
    : (customer ?? '');
}

function customers(world: World): Html {
  const rows = newest(world.state.customers).map((customer) =>
    customer.deleted
      ? html`<tr>
          <td><code>${customer.id}</code></td>
          <td class="soft">deleted</td>
          <td></td>
          <td></td>
        </tr>`
      : html`<tr>
          <td><code>${customer.id}</code></td>
          <td>${(customer as Stripe.Customer).email}</td>
          <td><code>${JSON.stringify((customer as Stripe.Customer).metadata)}</code></td>
          <td>${moment((customer as Stripe.Customer).created)}</td>
        </tr>`,
  );
  return table('Customers', ['Id', 'Email', 'Metadata', 'Created'], rows);
}

function subscriptions(world: World): Html {
  const rows = newest(world.state.subscriptions).map((subscription) => {
    const { price, current_period_end } = itemOf(subscription);
    const { id, status, cancel_at, schedule, pending_update } = subscription;
    return html`<tr>
      <td><code>${id}</code></td>
      <td>${emailOf(world, idOrNull(subscription.customer))}</td>
      <td><code>${price.id}</code></td>
      <td>
        ${status}${cancel_at !== null && `, cancels ${moment(cancel_at)}`}${
          schedule !== null && ', scheduled change'
        }${pending_update && ', update waits for payment'}
      </td>
      <td>${moment(current_period_end)}</td>
    </tr>`;
  });
  return table('Subscriptions', ['Id', 'Customer', 'Price', 'Status', 'Period ends'], rows);
}

function invoices(world: World): Html {
  const rows = newest(world.state.invoices).map((invoice) => {
    const due = invoice.automatically_finalizes_at ?? invoice.next_payment_attempt;
    return html`<tr>
      <td>
        <a href="/invoice/${invoice.id}"><code>${invoice.id}</code></a>
      </td>
      <td>${emailOf(world, idOrNull(invoice.customer))}</td>
      <td>${money(invoice.total, invoice.currency)}</td>
      <td>${invoice.status}</td>
      <td>${invoice.billing_reason}</td>
      <td>${due === null ? '' : moment(due)}</td>
    </tr>`;
  });
  return table('Invoices', ['Id', 'Customer', 'Total', 'Status', 'Reason', 'Next attempt'], rows);
}

const events = ({ state }: World): Html =>
  eventsTable(
    newest(state.events).map(({ id, type, created }) => ({
      id,
      type,
      at: created,
      deliveries: state.deliveries.filter(({ eventID }) => eventID === id),
    })),
  );

const outcomes = { declined: 'is declined', succeeds: 'as the card says' } as const;

function controls(world: World): Html {
  const { state, now } = world;
  const payer = ({ id, deleted }: SandboxState['customers'][string]) =>
    deleted ? html`` : html`<option value="${id}">${emailOf(world, id)}</option>`;
  return html`<section class="card">
    <h2>Clock and payments</h2>
    <p>
      Now: ${moment(now())}. All dates have been moved back by
      <strong>${Math.round(state.daysAdvanced * 100) / 100} days</strong>.
    </p>
    ${clockForm}
    <p>
      Next payment:
      <strong>${outcomes[state.nextPayment]}</strong>${Object.entries(state.nextPayments).map(
        ([id, outcome]) => html`, of ${emailOf(world, id)} <strong>${outcomes[outcome]}</strong>`,
      )}
    </p>
    <form method="post" action="/_control/next-payment">
      <label for="customer">Whose next payment</label>
      <select id="customer" name="customer">
        <option value="">Anybody's</option>
        ${Object.values(state.customers).map(payer)}
      </select>
      <div class="actions">
        <button name="outcome" value="declined">Next payment fails</button>
        <button name="outcome" value="succeeds">Next payment as the card says</button>
      </div>
    </form>
    ${deliveryForms(state.deliveryMode)}
  </section>`;
}

/** GET /: the provider's state, and the controls. */
export function viewerPage(world: World): PageResponse {
  return page(
    'Stripe sandbox',
    html`<main class="wide">
      <h1>Stripe sandbox</h1>
      <p class="soft">What the payment provider sees. The newest come first.</p>
      ${controls(world)} ${customers(world)} ${subscriptions(world)} ${invoices(world)}
      ${events(world)}
    </main>`,
  );
}
