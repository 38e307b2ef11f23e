import type Stripe from 'stripe';
import type { Requests } from '../requests/parameters';
import { blank, liveCustomer, mergeMetadata, type World } from '../world';
import { requireOwnCard } from './payment-methods';
import { endSubscription } from './subscription-end';

/** POST /v1/customers */
export function createCustomer(
  world: World,
  { email, metadata }: Requests['POST /v1/customers'],
): Stripe.Customer {
  const customer: Stripe.Customer = {
    ...blank('customer'),
    id: world.id('cus'),
    object: 'customer',
    created: world.now(),
    email: email || null,
    invoice_prefix: world.id('I').slice(-8).toUpperCase(),
    metadata: mergeMetadata({}, metadata),
    next_invoice_sequence: 1,
  };
  world.state.customers[customer.id] = customer;
  world.emit('customer.created', customer);
  return customer;
}

/** POST /v1/customers/:id */
export function updateCustomer(
  world: World,
  { email, metadata, name, invoice_settings }: Requests['POST /v1/customers/*'],
  [id = '']: readonly string[],
): Stripe.Customer {
  const customer = liveCustomer(world, id, 'id');
  const method = invoice_settings?.default_payment_method;
  if (method) requireOwnCard(world, id, method, 'invoice_settings[default_payment_method]');
  if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
  if (email !== undefined) customer.email = email || null;
  if (name !== undefined) customer.name = name || null;
  customer.metadata = mergeMetadata(customer.metadata, metadata);
  world.emit('customer.updated', customer);
  return customer;
}

/** DELETE /v1/customers/:id ends the customer's subscriptions at once, as Stripe does. */
export function deleteCustomer(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.DeletedCustomer {
  const customer = liveCustomer(world, id, 'id');
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.customer === id && subscription.ended_at === null) {
      endSubscription(world, subscription, 'cancellation_requested');
    }
  }
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  world.state.customers[id] = deleted;
  world.emit('customer.deleted', customer);
  return deleted;
}
