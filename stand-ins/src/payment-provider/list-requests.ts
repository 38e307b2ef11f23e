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
