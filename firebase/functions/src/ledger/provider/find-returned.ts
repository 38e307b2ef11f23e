import type Stripe from 'stripe';
import type { EndReason } from 'shared-contracts';
import { isLive, periodOf } from './standing';
import type { CustomerState } from './customer-state';
import { paidInvoiceOf } from './end-subscription';
import { reachOf, type Reach } from './returned-money';
import { idOf } from './stripe';

/** Whether a payment that went back ends the plan that it paid. */
export interface ReturnRules {
  readonly refund: boolean;
  readonly dispute: boolean;
}

/** A payment that went back whole, with the plan and the credit that are left of it. */
export interface Returned {
  readonly charge: Stripe.Charge;
  readonly reason: EndReason;
  /** The running plan that it has paid; null: the plan has ended, or other money pays it. */
  readonly own: Stripe.Subscription | null;
  /** The customer's credit that came from it, in the smallest unit of `currency`. */
  readonly credit: number;
  readonly currency: string;
}

/**
 * Statuses of a dispute in which the money is gone. In an inquiry or a won dispute it is not. An
 * appeal follows a lost dispute: until it is won, the money stays with the bank.
 */
const MONEY_IS_GONE: readonly string[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
];

/** A prevented dispute is paid back by an agreement with the bank, or blocked before it costs. */
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

/** Why a credit was taken back; in the metadata of the transaction. */
const TAKEN_BACK_FOR = 'takenBackFor';

const wasTakenBack = async (stripe: Stripe, customer: string, charge: string): Promise<boolean> =>
  (await stripe.customers.listBalanceTransactions(customer, { limit: 100 })).data.some(
    ({ metadata }) => metadata?.[TAKEN_BACK_FOR] === charge,
  );

/** The part of the customer's credit that came from a payment and is not taken back yet. */
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
const hasPaidNow = (own: Stripe.Subscription, { until }: Reach): boolean =>
  (until.get(own.id) ?? 0) > periodOf(own).start;

/**
 * A payment that went back whole and has left something: the running plan that it paid, or credit.
 * A part of a payment, and payments whose time is over, may go back without an end.
 */
export async function findReturned(
  stripe: Stripe,
  { subscriptions, charges, balance }: CustomerState,
  rules: ReturnRules,
): Promise<Returned | null> {
  if (balance >= 0 && !subscriptions.some(isLive)) return null;
  const suspects = charges.filter(({ disputed, refunded }) => disputed || refunded);
  for (const charge of suspects) {
    const reason = await reasonOf(stripe, charge, rules);
    const invoice = reason && (await paidInvoiceOf(stripe, charge));
    if (!reason || !invoice || charge.customer === null) continue;
    const about = { customer: idOf(charge.customer), status: 'paid', limit: 100 } as const;
    const all = await stripe.invoices.list(about).autoPagingToArray({ limit: 1000 });
    const reach = reachOf(invoice, all);
    const own = subscriptions.find((one) => isLive(one) && hasPaidNow(one, reach)) ?? null;
    const credit = await creditOf(stripe, charge, { balance, credit: reach.credit });
    if (own !== null || credit > 0) {
      return { charge, reason, own, credit, currency: invoice.currency };
    }
  }
  return null;
}

/** Takes back the credit that came from a returned payment. A repetition takes nothing twice. */
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
