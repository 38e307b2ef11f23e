import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import type { World } from '../world';
import { liveCustomer } from './live-customer';

/** POST /v1/billing_portal/sessions */
export function createPortalSession(
  world: World,
  params: Requests['POST /v1/billing_portal/sessions'],
): Stripe.BillingPortal.Session {
  if (params.customer === undefined) {
    throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  }
  liveCustomer(world, params.customer);
  const id = world.id('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: world.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${world.origin}/portal/${id}`,
  };
  world.state.portalSessions[id] = session;
  world.emit('billing_portal.session.created', session);
  return session;
}
