import type Stripe from 'stripe';
import type { EndReason } from 'shared-contracts';
import { isLive, periodOf } from '../projection/standing';
import type { CustomerState } from './customer-state';
import { releaseSchedule } from './schedule';
import { idOf } from './stripe';

/** Whether a payment that went back ends the plan that it paid. */
export interface ReturnRules {
  readonly refund: boolean;
  readonly dispute: boolean;
}

/** Statuses of a dispute in which the money is gone; an inquiry or a won one has left it. */
const MONEY_IS_GONE: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** An invoice may be written a little before its period begins, in seconds. */
const SLACK = 3600;

const isOfRunningPeriod = (subscription: Stripe.Subscription, created: number): boolean =>
  created >= periodOf(subscription).start - SLACK;

/** Whether a charge has paid the running period of a subscription. */
async function hasPaid(
  stripe: Stripe,
  { payment_intent }: Stripe.Charge,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  if (payment_intent === null) return false;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(payment_intent) },
    limit: 1,
  });
  const paid = data[0]?.invoice;
  if (paid === undefined || paid === null) return false;
  const { created, parent } = await stripe.invoices.retrieve(idOf(paid as string | { id: string }));
  const of = parent?.subscription_details?.subscription;
  return (
    of !== undefined && idOf(of) === subscription.id && isOfRunningPeriod(subscription, created)
  );
}

async function reasonOf(
  stripe: Stripe,
  charge: Stripe.Charge,
  rules: ReturnRules,
): Promise<'refund' | 'dispute' | null> {
  if (rules.refund && charge.refunded) return 'refund';
  if (!rules.dispute || !charge.disputed) return null;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
  return data.some(({ status }) => MONEY_IS_GONE.includes(status)) ? 'dispute' : null;
}

/**
 * A running plan whose payment went back whole. A part of it, and payments of earlier periods, may go
 * back without an end.
 */
export async function findReturned(
  stripe: Stripe,
  { subscriptions, charges }: Pick<CustomerState, 'subscriptions' | 'charges'>,
  rules: ReturnRules,
): Promise<{ readonly own: Stripe.Subscription; readonly reason: EndReason } | null> {
  const suspects = charges.filter(({ refunded, disputed }) => refunded || disputed);
  for (const own of subscriptions.filter(isLive)) {
    for (const charge of suspects) {
      if (!isOfRunningPeriod(own, charge.created)) continue;
      if (!(await hasPaid(stripe, charge, own))) continue;
      const reason = await reasonOf(stripe, charge, rules);
      if (reason !== null) return { own, reason };
    }
  }
  return null;
}

/** Ends a plan at once and notes why; one that has ended meanwhile stays as it is. */
export async function endSubscription(
  stripe: Stripe,
  own: Stripe.Subscription,
  reason: EndReason,
): Promise<void> {
  await releaseSchedule(stripe, own);
  try {
    await stripe.subscriptions.cancel(own.id, { cancellation_details: { comment: reason } });
  } catch (error) {
    if (isLive(await stripe.subscriptions.retrieve(own.id))) throw error;
  }
}

/** Gives back all that was paid for the running period; a repetition gives nothing back twice. */
export async function giveBack(
  stripe: Stripe,
  own: Stripe.Subscription,
  charges: readonly Stripe.Charge[],
): Promise<void> {
  for (const charge of charges) {
    const { amount_captured, amount_refunded, id, paid } = charge;
    const isOpen = paid && amount_refunded < amount_captured;
    if (!isOpen || !isOfRunningPeriod(own, charge.created)) continue;
    if (!(await hasPaid(stripe, charge, own))) continue;
    try {
      await stripe.refunds.create({ charge: id }, { idempotencyKey: `give-back:${id}` });
    } catch (error) {
      // A rival was faster.
      if (!(await stripe.charges.retrieve(id)).refunded) throw error;
    }
  }
}
