import type Stripe from 'stripe';
import type { EndReason } from 'shared-contracts';
import { isLive, periodOf } from './standing';
import type { CustomerState } from './customer-state';
import { reachOf, type Reach } from './returned-money';
import { idOf } from './stripe';

/** Says which kind of returned payment ends the plan that it paid. */
export interface ReturnRules {
  readonly refund: boolean;
  readonly dispute: boolean;
}

/** A payment that was returned in full, with the plan and the credit that it still pays for. */
export interface Returned {
  readonly charge: Stripe.Charge;
  readonly reason: EndReason;
  /** The running plan that it bought; null: the plan has ended, or a later payment bought it. */
  readonly own: Stripe.Subscription | null;
  /** Whether a plan that it has paid in part goes on with a later payment. */
  readonly isOutlived: boolean;
  /** Sum of the other payments of that plan, in the smallest unit of `currency`. */
  readonly kept: number;
  /** The customer's credit from this payment, in the smallest unit of `currency`. */
  readonly credit: number;
  readonly currency: string;
}

/**
 * Statuses of a dispute in which the school does not have the money. During an inquiry, and after a
 * won dispute, the school has it. An appeal follows a lost dispute: the bank keeps the money until
 * the school wins.
 */
const MONEY_IS_GONE: readonly string[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
];

/** A prevented dispute was refunded by an agreement with the bank, or blocked without a refund. */
const hasTakenMoney = ({ status, payment_method_details: how }: Stripe.Dispute): boolean =>
  MONEY_IS_GONE.includes(status) ||
  (status === 'prevented' && how?.card?.case_type === 'resolution');

async function reasonOf(
  stripe: Stripe,
  charge: Stripe.Charge,
  rules: ReturnRules,
): Promise<'refund' | 'dispute' | null> {
  if (rules.refund && charge.refunded) return 'refund';
  if (!rules.dispute || !charge.disputed) return null;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
  return data.some(hasTakenMoney) ? 'dispute' : null;
}

/** Metadata key of a balance transaction: the returned charge whose credit it takes back. */
const TAKEN_BACK_FOR = 'takenBackFor';

const wasTakenBack = async (stripe: Stripe, customer: string, charge: string): Promise<boolean> =>
  (await stripe.customers.listBalanceTransactions(customer, { limit: 100 })).data.some(
    ({ metadata }) => metadata?.[TAKEN_BACK_FOR] === charge,
  );

/** The customer's credit that a payment left, unless the server took it back before. */
async function creditOf(
  stripe: Stripe,
  { amount_captured, customer, id }: Stripe.Charge,
  { balance, credit }: { readonly balance: number; readonly credit: number },
): Promise<number> {
  const most = Math.min(credit, amount_captured, -balance);
  if (most <= 0 || customer === null) return 0;
  return (await wasTakenBack(stripe, idOf(customer), id)) ? 0 : most;
}

/** Whether a payment has paid the running period of a plan, or a part of it. */
const hasPaidNow = (subscription: Stripe.Subscription, { until }: Reach): boolean =>
  (until.get(subscription.id) ?? 0) > periodOf(subscription).start;

const MOST = { limit: 1000 };

/** The paid invoices of a customer, the newest first, with the payments of each. */
async function paidInvoicesOf(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  const about = { customer, status: 'paid', limit: 100 } as const;
  return stripe.invoices.list({ ...about, expand: ['data.payments'] }).autoPagingToArray(MOST);
}

/** The part of a payment that was not refunded. */
const keptPart = ({ amount_captured, amount_refunded }: Stripe.Charge): number =>
  amount_captured - amount_refunded;

/** The invoice that a charge has paid. */
const invoiceOf = (
  { payment_intent }: Stripe.Charge,
  invoices: readonly Stripe.Invoice[],
): Stripe.Invoice | undefined =>
  invoices.find(({ payments }) =>
    payments?.data.some(
      ({ payment }) =>
        payment_intent !== null &&
        payment.payment_intent !== undefined &&
        idOf(payment.payment_intent) === idOf(payment_intent),
    ),
  );

/** The payments of a running plan that were not returned, the newest first. */
async function keptFor(
  stripe: Stripe,
  plan: Stripe.Subscription,
  {
    charges,
    invoices,
    rules,
  }: {
    readonly charges: readonly Stripe.Charge[];
    readonly invoices: readonly Stripe.Invoice[];
    readonly rules: ReturnRules;
  },
): Promise<readonly Stripe.Charge[]> {
  const kept: Stripe.Charge[] = [];
  for (const charge of charges) {
    const invoice = keptPart(charge) > 0 ? invoiceOf(charge, invoices) : undefined;
    const hasPaid = invoice !== undefined && hasPaidNow(plan, reachOf(invoice, invoices));
    if (hasPaid && (await reasonOf(stripe, charge, rules)) === null) kept.push(charge);
  }
  return kept;
}

/**
 * Finds a payment that was returned in full, although its plan still runs or its credit is left. If
 * a later payment changed the plan, the plan goes on. A partial refund, and the refund of a past
 * period, end nothing. Source: decision 67.
 *
 * @param knownCharges ids of returned charges that the operator was told of
 */
export async function findReturned(
  stripe: Stripe,
  { subscriptions, charges, balance }: CustomerState,
  rules: ReturnRules,
  knownCharges: readonly string[] = [],
): Promise<Returned | null> {
  if (balance >= 0 && !subscriptions.some(isLive)) return null;
  const suspects = charges.filter(({ disputed, refunded }) => disputed || refunded);
  for (const charge of suspects) {
    const reason = await reasonOf(stripe, charge, rules);
    if (reason === null || charge.customer === null) continue;
    const invoices = await paidInvoicesOf(stripe, idOf(charge.customer));
    const invoice = invoiceOf(charge, invoices);
    if (invoice === undefined) continue;
    const reach = reachOf(invoice, invoices);
    const paid = subscriptions.find((one) => isLive(one) && hasPaidNow(one, reach)) ?? null;
    const kept = paid && (await keptFor(stripe, paid, { charges, invoices, rules }));
    // The list begins with the newest.
    const isOutlived = kept?.some((one) => charges.indexOf(one) < charges.indexOf(charge)) ?? false;
    const subscription = isOutlived ? null : paid;
    const credit = await creditOf(stripe, charge, { balance, credit: reach.credit });
    if (subscription === null && credit <= 0 && (!isOutlived || knownCharges.includes(charge.id)))
      continue;
    const { currency } = invoice;
    const sum = kept?.reduce((all, one) => all + keptPart(one), 0) ?? 0;
    return { charge, reason, own: subscription, isOutlived, kept: sum, credit, currency };
  }
  return null;
}

/** Takes back the credit of a returned payment. A retry takes nothing twice. */
export async function takeCreditBack(
  stripe: Stripe,
  { charge, credit, currency, reason }: Returned,
): Promise<void> {
  if (credit <= 0 || charge.customer === null) return;
  await stripe.customers.createBalanceTransaction(
    idOf(charge.customer),
    {
      amount: credit,
      currency,
      metadata: { [TAKEN_BACK_FOR]: charge.id },
      description: `Credit of a payment that went back (${reason})`,
    },
    { idempotencyKey: `take-back:${charge.id}` },
  );
}
