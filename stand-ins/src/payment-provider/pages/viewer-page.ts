import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription-changes';
import type { Delivery, SandboxState } from '../sandbox-state';
import { idOrNull, type World } from '../world';
import { html, moment, money, page, type Html, type PageResponse } from '../../sandbox/html';
import { table } from '../../sandbox/table';

/** Rows of each table; older ones are in the API. */
const SHOWN = 50;

const newest = <T>(all: Record<string, T>): T[] => Object.values(all).reverse().slice(0, SHOWN);

const button = (path: string, label: string, fields: Readonly<Record<string, string>>): Html =>
  html`<form method="post" action="/_control/${path}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>`;

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

function fate({ attempts, dueAt, isHeld }: Delivery): string {
  const tries = attempts.map(({ status }) => (status === 0 ? 'unreachable' : String(status)));
  const next = isHeld ? 'held' : dueAt === null ? '' : 'waiting';
  return [...tries, next].filter((text) => text !== '').join(', ');
}

function events(world: World): Html {
  const rows = newest(world.state.events).map((event) => {
    const deliveries = world.state.deliveries.filter((delivery) => delivery.event === event.id);
    return html`<tr>
      <td>${moment(event.created)}</td>
      <td>${event.type}</td>
      <td><code>${event.id}</code></td>
      <td>${deliveries.map(fate).join(' | ')}</td>
      <td>${button('replay', 'Replay', { eventID: event.id })}</td>
    </tr>`;
  });
  return table('Events and deliveries', ['Time', 'Type', 'Id', 'Answers of the webhook', ''], rows);
}

const outcomes = { declined: 'is declined', succeeds: 'as the card says' } as const;

function controls(world: World): Html {
  const { state, now } = world;
  const payer = ({ id, deleted }: SandboxState['customers'][string]) =>
    deleted ? html`` : html`<option value="${id}">${emailOf(world, id)}</option>`;
  const mode = (name: string) =>
    html`<option value="${name}" ${name === state.deliveryMode && html`selected`}>${name}</option>`;
  return html`<section class="card">
    <h2>Clock and payments</h2>
    <p>
      Now: ${moment(now())}. All dates have been moved back by
      <strong>${Math.round(state.daysAdvanced * 100) / 100} days</strong>.
    </p>
    <form method="post" action="/_control/clock">
      <label for="advanceDays">Days to advance</label>
      <input id="advanceDays" name="advanceDays" inputmode="decimal" value="1" />
      <div class="actions"><button class="main">Advance</button></div>
    </form>
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
    <form method="post" action="/_control/deliveries">
      <label for="mode">Deliveries</label>
      <select id="mode" name="mode">
        ${['normal', 'hold', 'duplicate', 'reverse'].map(mode)}
      </select>
      <button>Set</button>
    </form>
    <div class="actions">
      ${button('release', 'Release held events', {})} ${button('reset', 'Reset the sandbox', {})}
    </div>
  </section>`;
}

/** GET /: what the provider sees, and the controls. */
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
