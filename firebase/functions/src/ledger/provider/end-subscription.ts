import type Stripe from 'stripe';
import type { EndReason } from 'shared-contracts';
import { isLive, periodOf, type HAD_TRIAL } from './standing';
import { subscriptionIdOf } from './returned-money';
import { releaseSchedule } from './schedule';
import { idOf } from './stripe';

/** An invoice may be written a little before its period begins, in seconds. */
const SLACK = 3600;

const isOfRunningPeriod = (subscription: Stripe.Subscription, created: number): boolean =>
  created >= periodOf(subscription).start - SLACK;

/** The invoice that a charge has paid; null: it has paid none. */
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
 * Ends a plan at once and notes why; one that has ended meanwhile stays as it is.
 *
 * @param charge the payment that went back, for the confirmation to name its amount
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

/** Whether a charge has paid the running period of a subscription itself. */
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
 * Gives back all that was paid for the running period; a repetition gives nothing back twice. The
 * newest payment is the last: while it stays, nothing else ends the plan, and a repetition comes.
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
      // A rival was faster.
      if (!(await stripe.charges.retrieve(id)).refunded) throw error;
    }
  }
}
