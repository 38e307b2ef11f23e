import { list, listInvoicePayments, listInvoices, listSubscriptions, paginate } from './lists';
import { createSession, expireSession, sessionLines } from './objects/checkout-sessions';
import { createBalanceTransaction } from './objects/balance-transactions';
import { confirmPaymentIntent, finalizeRequest, payInvoice } from './objects/collect';
import { createCustomer, deleteCustomer, updateCustomer } from './objects/customers';
import { previewInvoice } from './objects/invoice-preview';
import { voidInvoiceRequest } from './objects/invoices';
import { attachPaymentMethod } from './objects/payment-methods';
import { createPortalSession } from './objects/portal-sessions';
import { createRefund } from './objects/refunds';
import { createSchedule, releaseSchedule, updateSchedule } from './objects/schedules';
import { cancelSubscription, updateSubscription } from './objects/subscription-update';
import { createSubscription } from './objects/subscriptions';
import type { Requests } from './requests/parameters';
import type { SandboxState } from './sandbox-state';
import { find, liveCustomer, type World } from './world';

type Handler<Name extends keyof Requests> = (
  world: World,
  params: Requests[Name],
  ids: readonly string[],
) => object;

/** Answers `GET /v1/things/:id`. */
const one =
  (collection: keyof SandboxState, what: string) =>
  (world: World, _params: unknown, [id = '']: readonly string[]): object =>
    find(world.state[collection] as Record<string, object>, what, id);

/** The handler of each request; the sandbox refuses all others by name. */
const ROUTES: { readonly [Name in keyof Requests]: Handler<Name> } = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': ({ state }, params) =>
    paginate(state.customers, params, '/v1/customers', ({ deleted }) => !deleted),
  'GET /v1/customers/*': one('customers', 'customer'),
  'POST /v1/customers/*': updateCustomer,
  'DELETE /v1/customers/*': deleteCustomer,
  'POST /v1/customers/*/balance_transactions': createBalanceTransaction,
  'GET /v1/customers/*/balance_transactions': (world, params, [id = '']) => {
    liveCustomer(world, id, 'id');
    const url = `/v1/customers/${id}/balance_transactions`;
    const { balanceTransactions } = world.state;
    return paginate(balanceTransactions, params, url, ({ customer }) => customer === id);
  },

  'GET /v1/prices': list('prices', '/v1/prices'),
  'GET /v1/prices/*': one('prices', 'price'),

  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': list('sessions', '/v1/checkout/sessions'),
  'GET /v1/checkout/sessions/*': one('sessions', 'checkout.session'),
  'POST /v1/checkout/sessions/*/expire': expireSession,
  'GET /v1/checkout/sessions/*/line_items': sessionLines,

  'GET /v1/payment_methods': list('paymentMethods', '/v1/payment_methods'),
  'GET /v1/payment_methods/*': one('paymentMethods', 'PaymentMethod'),
  'POST /v1/payment_methods/*/attach': attachPaymentMethod,

  'GET /v1/payment_intents/*': one('paymentIntents', 'payment_intent'),
  'POST /v1/payment_intents/*/confirm': confirmPaymentIntent,

  'GET /v1/charges': list('charges', '/v1/charges'),
  'GET /v1/charges/*': one('charges', 'charge'),

  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/*': one('subscriptions', 'subscription'),
  'POST /v1/subscriptions/*': updateSubscription,
  'DELETE /v1/subscriptions/*': cancelSubscription,

  'POST /v1/subscription_schedules': createSchedule,
  'GET /v1/subscription_schedules': list('schedules', '/v1/subscription_schedules'),
  'GET /v1/subscription_schedules/*': one('schedules', 'subscription schedule'),
  'POST /v1/subscription_schedules/*': updateSchedule,
  'POST /v1/subscription_schedules/*/release': releaseSchedule,

  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/*': one('invoices', 'invoice'),
  'POST /v1/invoices/create_preview': previewInvoice,
  'POST /v1/invoices/*/pay': payInvoice,
  'POST /v1/invoices/*/finalize': finalizeRequest,
  'POST /v1/invoices/*/void': voidInvoiceRequest,
  'GET /v1/invoice_payments': listInvoicePayments,

  'POST /v1/refunds': createRefund,

  'GET /v1/disputes': list('disputes', '/v1/disputes'),

  'POST /v1/billing_portal/sessions': createPortalSession,
};

/** Every request that the sandbox answers; `*` is any id. */
export const REQUEST_NAMES = Object.keys(ROUTES) as (keyof Requests)[];

export interface FoundRoute {
  readonly name: keyof Requests;
  readonly ids: readonly string[];
  readonly handle: (world: World, params: object, ids: readonly string[]) => object;
}

const idsIn = (words: readonly string[]): number => words.filter((word) => word === '*').length;

/** The words of each request's path; those with fewer ids first, so that a fixed word wins. */
const PATTERNS = REQUEST_NAMES.map((name) => {
  const [method, path = ''] = name.split(' ');
  return { name, method, words: path.split('/') };
}).sort((a, b) => idsIn(a.words) - idsIn(b.words));

/** @param path without the query, as `/v1/customers/cus_1` */
export function findRoute(method: string, path: string): FoundRoute | undefined {
  const parts = path.split('/');
  const pattern = PATTERNS.find(
    ({ method: wanted, words }) =>
      wanted === method &&
      words.length === parts.length &&
      words.every((word, index) => word === '*' || word === parts[index]),
  );
  if (pattern === undefined) return undefined;
  const { name, words } = pattern;
  const ids = parts.filter((_, index) => words[index] === '*').map(decodeURIComponent);
  return { name, ids, handle: ROUTES[name] as FoundRoute['handle'] };
}
