import type Stripe from 'stripe';
import type { EndReason, OfferPackage } from 'shared-contracts';
import * as v from 'valibot';
import { isoOfUnix } from '../../platform/unix-time';
import { packageWithPrice } from '../price-list';
import { lessCode } from '../provider/less-code';
import { packageOf } from '../projection/project';
import {
  endOf,
  endReasonOf,
  hasBegun,
  isLive,
  isSecondTrial,
  periodOf,
} from '../provider/standing';
import type { CustomerState } from '../provider/customer-state';
import { comingPlanOf } from '../provider/schedule';
import { renewalsOf, type Renewal } from './renewals';

interface Money {
  readonly currency: string;
  readonly unit_amount: number;
}

/** The plan of the last projection. The learner gets a confirmation of each later difference. */
export const KnownPlanSchema = v.object({
  subscriptionID: v.string(),
  identifier: v.string(),
  ProductID: v.string(),
  isLive: v.boolean(),
  /** ISO 8601. */
  begun: v.string(),
  /** ISO 8601: the end of the running period. */
  paidUntil: v.string(),
  /** ISO 8601, of a plan that was cancelled; null: it renews. */
  ends: v.nullable(v.string()),
  coming: v.nullable(v.object({ identifier: v.string(), ProductID: v.string(), at: v.string() })),
  /** Invoices of renewals that were confirmed. */
  renewals: v.array(v.string()),
});
export type KnownPlan = v.InferOutput<typeof KnownPlanSchema>;

/** The plan as the provider has it now, with the facts that a confirmation names. */
export interface PlanFacts {
  readonly plan: KnownPlan;
  /** The checkout that began the plan; absent for a plan that the last projection knew. */
  readonly sessionID?: string;
  /** The oldest first. */
  readonly renewals: readonly Renewal[];
  /** Amount and `billing_reason` of the latest invoice; absent while the invoice is unpaid. */
  readonly charged?: {
    readonly reason: string | null;
    readonly amount: Money;
  };
  readonly isTrial: boolean;
  readonly comingPrice?: Money;
  /** Unix seconds; null: not cancelled. */
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
  readonly endedFor?: EndReason;
  /** The server ended the plan because it was a second free trial. */
  readonly hadTrial?: true;
  readonly givenBack?: Money;
}

function chargedOf({ latest_invoice }: Stripe.Subscription): PlanFacts['charged'] {
  if (latest_invoice === null || typeof latest_invoice === 'string') return undefined;
  const { amount_paid, billing_reason, currency, status } = latest_invoice;
  if (status !== 'paid') return undefined;
  return { reason: billing_reason, amount: { currency, unit_amount: amount_paid } };
}

/** Sums the refunds of the running period, and of the returned payment that ended the plan. */
function givenBackOf(
  subscription: Stripe.Subscription,
  charges: readonly Stripe.Charge[],
): PlanFacts['givenBack'] {
  const { start } = periodOf(subscription);
  const { returned: returnedID } = subscription.metadata;
  const countedCharges = charges.filter(
    ({ created, id }) => created >= start - 3600 || id === returnedID,
  );
  const unit_amount = countedCharges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  return { currency: subscription.currency, unit_amount };
}

/**
 * Picks the learner's plan at the provider: the newest running one, otherwise the newest ended one.
 *
 * @returns null: the learner never had a plan or a trial
 */
export function planFactsOf(
  {
    subscriptions,
    charges,
    paidInvoices,
  }: Pick<CustomerState, 'subscriptions' | 'charges' | 'paidInvoices'>,
  packages: readonly OfferPackage[],
): PlanFacts | null {
  const [subscription] = subscriptions
    .filter((one) => hasBegun(one) && packageOf(one, packages) !== undefined)
    .sort(
      (a, b) =>
        Number(isLive(b)) - Number(isLive(a)) ||
        b.start_date - a.start_date ||
        b.id.localeCompare(a.id),
    );
  const sold = subscription && packageOf(subscription, packages);
  if (subscription === undefined || sold === undefined) return null;
  const purchase = isLive(subscription) ? comingPlanOf(subscription) : null;
  const next = purchase && packageWithPrice(packages, purchase.priceID);
  const coming = purchase && next ? { ...next, start: purchase.start } : null;
  const end = endOf(subscription);
  const charged = chargedOf(subscription);
  const renewals = renewalsOf(paidInvoices, packages);
  const endedFor = isLive(subscription) ? undefined : endReasonOf(subscription);
  return {
    plan: {
      subscriptionID: subscription.id,
      identifier: sold.identifier,
      ProductID: sold.ProductID,
      isLive: isLive(subscription),
      begun: isoOfUnix(subscription.start_date),
      paidUntil: isoOfUnix(periodOf(subscription).end),
      ends: end === null ? null : isoOfUnix(end),
      coming: coming && {
        identifier: coming.identifier,
        ProductID: coming.ProductID,
        at: isoOfUnix(coming.start),
      },
      renewals: renewals.map(({ invoiceID }) => invoiceID),
    },
    renewals,
    ...(charged && { charged }),
    isTrial: subscription.status === 'trialing',
    ...(coming && {
      comingPrice: {
        currency: subscription.currency,
        unit_amount: lessCode(
          subscription,
          { unit_amount: coming.unit_amount, product: coming.ProductID },
          coming.start,
        ),
      },
    }),
    cancelledAt: subscription.canceled_at,
    endedAt: subscription.ended_at,
    ...(endedFor && { endedFor, givenBack: givenBackOf(subscription, charges) }),
    ...(isSecondTrial(subscription) && { hadTrial: true }),
  };
}
