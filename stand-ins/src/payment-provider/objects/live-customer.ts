import type Stripe from 'stripe';
import { missing } from '../errors';
import { find, type World } from '../world';

/** @throws {SandboxError} when there is no such customer, or it was deleted */
export function liveCustomer(world: World, id: string, param = 'customer'): Stripe.Customer {
  const customer = find(world.state.customers, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer as Stripe.Customer;
}
