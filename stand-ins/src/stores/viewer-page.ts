import { html, moment, page, type Html, type PageResponse } from '../sandbox/html';
import { table } from '../sandbox/table';
import type { StoreDelivery, StoreWorld } from './store-state';

/** Rows of each table; older ones are in the API. */
const SHOWN = 50;
const newest = <T>(all: readonly T[]): T[] => [...all].reverse().slice(0, SHOWN);
const time = (ms: number | null) => (ms === null ? '' : moment(ms / 1000));

function subscriptions({ state, products }: StoreWorld): Html {
  const rows = newest(Object.values(state.subscriptions)).map((one) => {
    const sold = products.find(({ id }) => id === one.product_id);
    const fields = [
      ['uid', one.customer_id],
      ['ProductID', sold?.storeID ?? ''],
    ] as const;
    const act = (name: string, label: string) =>
      html`<form method="post" action="/_control/${name}">
        ${fields.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
        <button>${label}</button>
      </form>`;
    return html`<tr>
      <td><code>${one.customer_id}</code></td>
      <td>${one.store}</td>
      <td><code>${sold?.storeID ?? one.product_id}</code></td>
      <td>${one.status}, ${one.auto_renewal_status}${one.gives_access ? ', gives access' : ''}</td>
      <td>${time(one.current_period_ends_at)}</td>
      <td>
        ${
          one.gives_access &&
          html`${act('cancel', 'Cancel')}${act('expire', 'Expire')} ${act('refund', 'Refund')}`
        }
      </td>
    </tr>`;
  });
  const heads = ['Customer', 'Store', 'Product', 'Status', 'Period ends', ''];
  return table('Subscriptions', heads, rows);
}

function fate({ attempts, dueAt, isHeld }: StoreDelivery): string {
  const tries = attempts.map(({ status }) => (status === 0 ? 'unreachable' : String(status)));
  const next = isHeld ? 'held' : dueAt === null ? '' : 'waiting';
  return [...tries, next].filter((text) => text !== '').join(', ');
}

function events({ state }: StoreWorld): Html {
  const rows = newest(Object.values(state.events)).map(
    (event) =>
      html`<tr>
        <td>${time(event.event_timestamp_ms)}</td>
        <td>${event.type}</td>
        <td><code>${event.id}</code></td>
        <td>
          ${state.deliveries
            .filter(({ eventID }) => eventID === event.id)
            .map(fate)
            .join(' | ')}
        </td>
        <td>
          <form method="post" action="/_control/replay">
            <input type="hidden" name="eventID" value="${event.id}" />
            <button>Replay</button>
          </form>
        </td>
      </tr>`,
  );
  return table('Events and deliveries', ['Time', 'Type', 'Id', 'Answers of the webhook', ''], rows);
}

const options = (values: readonly string[], chosen?: string): Html[] =>
  values.map(
    (value) =>
      html`<option value="${value}" ${value === chosen && html`selected`}>${value}</option>`,
  );

function controls({ state, products, now }: StoreWorld): Html {
  const sold = [...new Set(products.map(({ storeID }) => storeID))];
  return html`<section class="card">
      <h2>Buy in a store</h2>
      <form method="post" action="/_control/purchase">
        <label for="uid">Customer (uid)</label>
        <input id="uid" name="uid" required />
        <label for="ProductID">Product</label>
        <select id="ProductID" name="ProductID">
          ${options(sold)}
        </select>
        <label for="os">Store of</label>
        <select id="os" name="os">
          ${options(['ios', 'android'])}
        </select>
        <div class="actions"><button class="main">Buy</button></div>
      </form>
      <form method="post" action="/_control/transfer">
        <label for="fromUid">Transfer from (uid)</label>
        <input id="fromUid" name="fromUid" required />
        <label for="toUid">to (uid)</label>
        <input id="toUid" name="toUid" required />
        <button>Transfer</button>
      </form>
    </section>
    <section class="card">
      <h2>Clock and deliveries</h2>
      <p>Now: ${time(now())}.</p>
      <form method="post" action="/_control/clock">
        <label for="advanceDays">Days to advance</label>
        <input id="advanceDays" name="advanceDays" inputmode="decimal" value="1" />
        <div class="actions"><button class="main">Advance</button></div>
      </form>
      <p>
        Next renewal:
        <strong>${state.isNextPaymentDeclined ? 'is declined' : 'is paid'}</strong>
      </p>
      <form method="post" action="/_control/next-payment">
        <div class="actions">
          <button name="outcome" value="declined">Next renewal fails</button>
          <button name="outcome" value="succeeds">Next renewal is paid</button>
        </div>
      </form>
      <form method="post" action="/_control/deliveries">
        <label for="mode">Deliveries</label>
        <select id="mode" name="mode">
          ${options(['normal', 'hold', 'duplicate', 'reverse'], state.deliveryMode)}
        </select>
        <button>Set</button>
      </form>
      <div class="actions">
        <form method="post" action="/_control/release"><button>Release held events</button></form>
        <form method="post" action="/_control/reset"><button>Reset the sandbox</button></form>
      </div>
    </section>`;
}

/** GET /: what the service sees, and the controls. */
export const viewerPage = (world: StoreWorld): PageResponse =>
  page(
    'RevenueCat sandbox',
    html`<main class="wide">
      <h1>RevenueCat sandbox</h1>
      <p class="soft">What was bought in the app stores. The newest come first.</p>
      ${controls(world)} ${subscriptions(world)} ${events(world)}
    </main>`,
  );
