import { html, moment, page, type Html, type PageResponse } from '../sandbox/html';
import {
  button,
  clockForm,
  deliveryForms,
  eventsTable,
  newest,
  options,
  table,
} from '../sandbox/viewer';
import type { StoreWorld } from './store-state';

const time = (ms: number | null) => (ms === null ? '' : moment(ms / 1000));

function subscriptions({ state, products }: StoreWorld): Html {
  const rows = newest(state.subscriptions).map((one) => {
    const sold = products.find(({ id }) => id === one.product_id);
    const plan = { uid: one.customer_id, ProductID: sold?.storeID ?? '' };
    return html`<tr>
      <td><code>${one.customer_id}</code></td>
      <td>${one.store}</td>
      <td><code>${sold?.storeID ?? one.product_id}</code></td>
      <td>${one.status}, ${one.auto_renewal_status}${one.gives_access ? ', gives access' : ''}</td>
      <td>${time(one.current_period_ends_at)}</td>
      <td>
        ${
          one.gives_access &&
          html`${button('cancel', 'Cancel', plan)}${button('expire', 'Expire', plan)}
          ${button('refund', 'Refund', plan)}`
        }
      </td>
    </tr>`;
  });
  const heads = ['Customer', 'Store', 'Product', 'Status', 'Period ends', ''];
  return table('Subscriptions', heads, rows);
}

const events = ({ state }: StoreWorld): Html =>
  eventsTable(
    newest(state.events).map(({ id, type, event_timestamp_ms }) => ({
      id,
      type,
      at: event_timestamp_ms / 1000,
      deliveries: state.deliveries.filter(({ eventID }) => eventID === id),
    })),
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
      ${clockForm}
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
      ${deliveryForms(state.deliveryMode)}
    </section>`;
}

/** GET /: the service's state, and the controls. */
export const viewerPage = (world: StoreWorld): PageResponse =>
  page(
    'RevenueCat sandbox',
    html`<main class="wide">
      <h1>RevenueCat sandbox</h1>
      <p class="soft">What was bought in the app stores. The newest come first.</p>
      ${controls(world)} ${subscriptions(world)} ${events(world)}
    </main>`,
  );
