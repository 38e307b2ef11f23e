import type Stripe from 'stripe';
import type { EndReason } from 'shared-contracts';
import { isLive, periodOf, type HAD_TRIAL } from './standing';
import { subscriptionIdOf } from './returned-money';
import { releaseSchedule } from './schedule';
import { idOf } from './stripe';

/** The provider may write an invoice this long before its period begins, in seconds. */
const SLACK = 3600;

const isOfRunningPeriod = (subscription: Stripe.Subscription, created: number): boolean =>
  created >= periodOf(subscription).start - SLACK;

/** The invoice that a charge has paid; null: the charge has paid no invoice. */
async function paidInvoiceOf(
  stripe: Stripe,
  { payment_intent }: Stripe.Charge,
): Promise<Stripe.Invoice | null> {
  if (payment_intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(payment_intent) },
    limit: 1,
  });
  const paid = data[0]?.invoice;
  if (paid === undefined || paid === null) return null;
  return stripe.invoices.retrieve(idOf(paid as string | { id: string }));
}

/**
 * Ends a plan at once, and stores the reason at the provider. A plan that has already ended stays
 * as it is.
 *
 * @param charge the returned payment, whose amount the confirmation names
 */
export async function endSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  reason: EndReason | typeof HAD_TRIAL,
  charge?: Stripe.Charge,
): Promise<void> {
  await releaseSchedule(stripe, subscription);
  try {
    if (charge !== undefined) {
      await stripe.subscriptions.update(subscription.id, { metadata: { returned: charge.id } });
    }
    await stripe.subscriptions.cancel(subscription.id, {
      cancellation_details: { comment: reason },
    });
  } catch (error) {
    if (isLive(await stripe.subscriptions.retrieve(subscription.id))) throw error;
  }
}

/** Whether a charge has paid the running period of a subscription. */
async function hasPaid(
  stripe: Stripe,
  charge: Stripe.Charge,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const invoice = await paidInvoiceOf(stripe, charge);
  return (
    invoice !== null &&
    subscriptionIdOf(invoice) === subscription.id &&
    isOfRunningPeriod(subscription, invoice.created)
  );
}

/**
 * Refunds all payments of the running period. A retry refunds nothing twice. The newest payment
 * goes last: until then the plan runs, so a retry still finds it after a failure.
 */
export async function giveBack(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  charges: readonly Stripe.Charge[],
): Promise<void> {
  for (const charge of charges.toReversed()) {
    const { amount_captured, amount_refunded, id, paid } = charge;
    const isOpen = paid && amount_refunded < amount_captured;
    if (!isOpen || !isOfRunningPeriod(subscription, charge.created)) continue;
    if (!(await hasPaid(stripe, charge, subscription))) continue;
    try {
      await stripe.refunds.create({ charge: id }, { idempotencyKey: `give-back:${id}` });
    } catch (error) {
      // Another call may have refunded it.
      if (!(await stripe.charges.retrieve(id)).refunded) throw error;
    }
  }
}
