import type Stripe from 'stripe';
import { paginate, type ListParams } from './lists';
import { subscriptionOf } from './objects/invoices';
import type { Requests } from './requests/parameters';
import type { SandboxState } from './sandbox-state';
import type { World } from './world';

/** Answers `GET /v1/things`; equal names of a parameter and a field must have equal values. */
export const list =
  (collection: keyof SandboxState, url: string, fields: readonly string[] = []) =>
  (world: World, params: object): object => {
    const wanted = params as ListParams & Record<string, unknown>;
    const all = Object.values(world.state[collection] as Record<string, { id: string }>);
    return paginate(all, wanted, url, (thing) =>
      fields.every(
        (field) =>
          wanted[field] === undefined ||
          (thing as Record<string, unknown>)[field] === wanted[field],
      ),
    );
  };

const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Without `status` the ended ones are left out, as Stripe does. */
export function listSubscriptions(world: World, params: Requests['GET /v1/subscriptions']): object {
  const { status, customer, price } = params;
  return paginate(Object.values(world.state.subscriptions), params, '/v1/subscriptions', (one) => {
    if (customer !== undefined && one.customer !== customer) return false;
    if (price !== undefined && one.items.data[0]?.price.id !== price) return false;
    if (status === 'all') return true;
    if (status === 'ended') return one.ended_at !== null;
    return status === undefined ? LIVE.includes(one.status) : one.status === status;
  });
}

export function listInvoices(world: World, params: Requests['GET /v1/invoices']): object {
  const { customer, status, subscription } = params;
  return paginate(
    Object.values(world.state.invoices),
    params,
    '/v1/invoices',
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || subscriptionOf(world, invoice)?.id === subscription),
  );
}

export function listInvoicePayments(
  world: World,
  params: Requests['GET /v1/invoice_payments'],
): object {
  const { invoice, payment, status } = params;
  return paginate(
    Object.values(world.state.invoicePayments),
    params,
    '/v1/invoice_payments',
    (one) =>
      (invoice === undefined || one.invoice === invoice) &&
      (status === undefined || one.status === status) &&
      (payment === undefined || one.payment.payment_intent === payment.payment_intent),
  );
}

export function listPrices(world: World, params: Requests['GET /v1/prices']): object {
  const { active, currency, lookup_keys, product, type } = params;
  return paginate(
    Object.values(world.state.prices),
    params,
    '/v1/prices',
    (price) =>
      (active === undefined || price.active === active) &&
      (currency === undefined || price.currency === currency) &&
      (product === undefined || price.product === product) &&
      (type === undefined || price.type === type) &&
      (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? '')),
  );
}

export function listProducts(world: World, params: Requests['GET /v1/products']): object {
  const { active, ids } = params;
  return paginate(
    Object.values(world.state.products),
    params,
    '/v1/products',
    ({ active: is, id }) =>
      (active === undefined || is === active) && (ids === undefined || ids.includes(id)),
  );
}

export function listEvents(world: World, params: Requests['GET /v1/events']): object {
  const { type, types } = params;
  return paginate(
    Object.values(world.state.events),
    params,
    '/v1/events',
    (event: Stripe.Event) =>
      (type === undefined || matchesType(event.type, type)) &&
      (types === undefined || types.includes(event.type)),
  );
}

/** `invoice.*` means every event of an invoice. */
const matchesType = (type: string, wanted: string) =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
