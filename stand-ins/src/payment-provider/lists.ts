import type Stripe from 'stripe';
import { invalid } from './errors';
import { subscriptionOf } from './objects/invoices';
import type { Requests } from './requests/parameters';
import { apiList, type World } from './world';

/** Parameters that every list takes. */
interface ListParams {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly expand?: readonly string[];
}

/**
 * One page of a list, newest first.
 *
 * @param all in the order of creation
 * @param isMatch whether an object fits the list's own parameters
 */
export function paginate<T extends { id: string }>(
  all: Readonly<Record<string, T>>,
  { limit = 10, starting_after }: ListParams,
  url: string,
  isMatch: (one: T) => boolean = () => true,
): Stripe.ApiList<T> {
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  }
  const results = Object.values(all).filter(isMatch).reverse();
  const last = results.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw invalid(`No such object: '${starting_after}'`, 'starting_after', 'resource_missing');
  }
  const start = last + 1;
  return apiList(results.slice(start, start + limit), url, start + limit < results.length);
}

type Collection = 'charges' | 'disputes' | 'paymentMethods' | 'prices' | 'schedules' | 'sessions';

/** Answers `GET /v1/things`: each parameter must equal the field of its name. */
export const list =
  (collection: Collection, url: string) =>
  ({ state }: World, params: ListParams): object => {
    const { limit: _limit, starting_after: _after, expand: _expand, ...wanted } = params;
    const all: Readonly<Record<string, { id: string }>> = state[collection];
    return paginate(all, params, url, (one) =>
      Object.entries(wanted).every(
        ([name, value]) => (one as Readonly<Record<string, unknown>>)[name] === value,
      ),
    );
  };

const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Without `status` ended subscriptions are left out, as Stripe does. */
export function listSubscriptions(
  { state }: World,
  params: Requests['GET /v1/subscriptions'],
): object {
  const { status, customer } = params;
  return paginate(state.subscriptions, params, '/v1/subscriptions', (one) => {
    if (customer !== undefined && one.customer !== customer) return false;
    if (status === 'all') return true;
    return status === undefined ? LIVE.includes(one.status) : one.status === status;
  });
}

export function listInvoices(world: World, params: Requests['GET /v1/invoices']): object {
  const { customer, status, subscription } = params;
  return paginate(
    world.state.invoices,
    params,
    '/v1/invoices',
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || subscriptionOf(world, invoice)?.id === subscription),
  );
}

export function listInvoicePayments(
  { state }: World,
  params: Requests['GET /v1/invoice_payments'],
): object {
  const { invoice, payment } = params;
  return paginate(
    state.invoicePayments,
    params,
    '/v1/invoice_payments',
    (one) =>
      (invoice === undefined || one.invoice === invoice) &&
      (payment === undefined || one.payment.payment_intent === payment.payment_intent),
  );
}
