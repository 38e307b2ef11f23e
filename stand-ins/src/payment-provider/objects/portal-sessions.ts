import type Stripe from 'stripe';
import { missingParam } from '../errors';
import type { Requests } from '../requests/parameters';
import { blank, liveCustomer, type World } from '../world';

/** POST /v1/billing_portal/sessions */
export function createPortalSession(
  world: World,
  { customer, return_url }: Requests['POST /v1/billing_portal/sessions'],
): Stripe.BillingPortal.Session {
  if (customer === undefined) throw missingParam('customer');
  liveCustomer(world, customer);
  const id = world.id('bps');
  const session: Stripe.BillingPortal.Session = {
    ...blank('billing_portal.session'),
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: world.now(),
    customer,
    return_url: return_url ?? null,
    url: `${world.origin}/portal/${id}`,
  };
  world.state.portalSessions[id] = session;
  return session;
}
