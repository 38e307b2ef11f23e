import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { mergeMetadata, nulls, type World } from '../world';
import { liveCustomer } from './live-customer';
import { attachPaymentMethod } from './payment-methods';
import { endSubscription } from './subscription-end';

/** The customer's own fields that both creation and update take. */
function apply(
  world: World,
  customer: Stripe.Customer,
  params: Requests['POST /v1/customers/*'],
): void {
  const { email, name, description, metadata, invoice_settings } = params;
  if (email !== undefined) customer.email = email === '' ? null : email;
  if (name !== undefined) customer.name = name === '' ? null : name;
  if (description !== undefined) customer.description = description === '' ? null : description;
  customer.metadata = mergeMetadata(customer.metadata, metadata);
  const method = invoice_settings?.default_payment_method;
  if (method === undefined) return;
  if (method !== '' && world.state.paymentMethods[method]?.customer !== customer.id) {
    throw invalid(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
    );
  }
  customer.invoice_settings.default_payment_method = method === '' ? null : method;
}

/** POST /v1/customers */
export function createCustomer(
  world: World,
  { payment_method, ...params }: Requests['POST /v1/customers'],
): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: world.id('cus'),
    object: 'customer',
    ...nulls('address currency default_source description email name phone shipping test_clock'),
    balance: 0,
    created: world.now(),
    delinquent: false,
    invoice_prefix: world.id('I').slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  };
  world.state.customers[customer.id] = customer;
  try {
    if (payment_method !== undefined) {
      attachPaymentMethod(world, { customer: customer.id }, [payment_method]);
    }
    apply(world, customer, params);
  } catch (error) {
    delete world.state.customers[customer.id];
    throw error;
  }
  world.emit('customer.created', customer);
  return customer;
}

/** POST /v1/customers/:id */
export function updateCustomer(
  world: World,
  params: Requests['POST /v1/customers/*'],
  [id = '']: readonly string[],
): Stripe.Customer {
  const customer = liveCustomer(world, id, 'id');
  apply(world, customer, params);
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
