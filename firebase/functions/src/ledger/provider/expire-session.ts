import type Stripe from 'stripe';

/** Expires an open session. A paid or expired session stays as it is. */
export async function expire({ stripe }: { readonly stripe: Stripe }, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
  }
}

/**
 * Expires the open checkouts of a customer.
 *
 * @param kept id of a session that stays open
 */
export async function expireOpen(
  services: { readonly stripe: Stripe },
  customerID: string,
  kept?: string,
): Promise<void> {
  const open = await services.stripe.checkout.sessions.list({
    customer: customerID,
    status: 'open',
    limit: 100,
  });
  const others = open.data.filter(({ id, mode }) => id !== kept && mode === 'subscription');
  await Promise.all(others.map(({ id }) => expire(services, id)));
}
