import { paymentProblemOf, type PaymentProblem } from 'common';
import type {
  BillingCycle,
  CurrentSubscription,
  CurrentSubscriptions,
  Entitlement,
  Package,
  PlanBeside,
} from 'shared-contracts';
import { cycleOf } from './identifier';

/** Facts about the plan that holds now, beside its record. */
export interface Standing {
  readonly ProductID: string;
  /** ISO 8601: nothing is paid until then; null: no free trial runs. */
  readonly freeUntil: string | null;
  /** Null: no payment failed. */
  readonly problem: PaymentProblem | null;
}

/** The learner's plans, as far as they are known; a visitor has none. */
export interface OwnPlans {
  readonly subscriptions: CurrentSubscriptions;
  readonly hasAlreadySubscribed: boolean;
  /** Nobody is signed in, so whether they subscribed before is not known. */
  readonly isVisitor?: boolean;
  /** Absent: there never was a plan. */
  readonly standing?: Standing;
  /**
   * A second plan, which another platform takes the payment for; it is not among `subscriptions`.
   */
  readonly beside?: PlanBeside;
}

/**
 * The plans of the platform whose plan holds; those of the other one cannot be changed with them.
 */
export const withoutBeside = (
  subscriptions: CurrentSubscriptions,
  beside: PlanBeside | null,
): CurrentSubscriptions =>
  Object.fromEntries(
    Object.entries(subscriptions).filter(([id]) => beside?.ProductIDs.includes(id) !== true),
  );

export const standingOf = (entitlement: Entitlement, now: Date): Standing => ({
  ProductID: entitlement.ProductID,
  freeUntil: entitlement.trial_end ?? null,
  problem: paymentProblemOf(entitlement, now),
});

/** Dates are ISO 8601. Source: CARD-not-subscribed to CARD-first-payment. */
export type CardState =
  | { readonly kind: 'not-subscribed' }
  | { readonly kind: 'renewing'; readonly date: string }
  /** Its payment failed, so nobody knows when it renews. Source: docs/payments.md. */
  | { readonly kind: 'unpaid'; readonly date: string }
  | { readonly kind: 'cancelling'; readonly date: string }
  /** The plan begins when the running one ends. */
  | { readonly kind: 'first-payment'; readonly date: string };

/** The effect of a press, named by its label. Source: LABEL-cancel to LABEL-switch. */
export type PlanAction =
  'cancel' | 'resubscribe' | 'subscribe' | 'try-out' | 'downgrade' | 'upgrade' | 'switch';

/** The latest by purchase date is the current one. Source: CARD-latest-is-current. */
export const currentOf = (subscriptions: CurrentSubscriptions): CurrentSubscription | undefined =>
  Object.values(subscriptions).reduce<CurrentSubscription | undefined>(
    (latest, one) =>
      latest === undefined || Date.parse(one.purchase_date) > Date.parse(latest.purchase_date)
        ? one
        : latest,
    undefined,
  );

/**
 * A learner's own plan is the package whose identifier equals the subscription's.
 * Source: docs/product.md, Plans and prices.
 */
const ownOf = ({ identifier }: Pick<Package, 'identifier'>, subscriptions: CurrentSubscriptions) =>
  Object.values(subscriptions).find((one) => one.identifier === identifier);

/** The running plan, if another one will follow it; undefined: none follows. */
const runningBefore = (
  coming: CurrentSubscription,
  subscriptions: CurrentSubscriptions,
): CurrentSubscription | undefined =>
  currentOf(subscriptions) === coming
    ? Object.values(subscriptions).find((one) => one !== coming && one.cancels)
    : undefined;

/** The plan that runs now, and the plan that will follow it. */
export function runningOf(subscriptions: CurrentSubscriptions): {
  readonly running?: CurrentSubscription;
  readonly coming?: CurrentSubscription;
} {
  const latest = currentOf(subscriptions);
  if (latest === undefined) return {};
  const runningPlan = runningBefore(latest, subscriptions);
  return runningPlan === undefined ? { running: latest } : { running: runningPlan, coming: latest };
}

/** Until when the plan of a card is free, ISO 8601; null: it is not. */
export function freeUntilOf(
  aPackage: Pick<Package, 'identifier'>,
  { subscriptions, standing }: OwnPlans,
): string | null {
  const ownPlan = ownOf(aPackage, subscriptions);
  return ownPlan !== undefined && ownPlan.ProductID === standing?.ProductID
    ? standing.freeUntil
    : null;
}

export function cardStateOf(
  aPackage: Pick<Package, 'identifier'>,
  { subscriptions, standing }: OwnPlans,
): CardState {
  const ownPlan = ownOf(aPackage, subscriptions);
  if (ownPlan === undefined) return { kind: 'not-subscribed' };
  if (ownPlan.cancels) return { kind: 'cancelling', date: ownPlan.expires_date };
  const running = runningBefore(ownPlan, subscriptions);
  if (running !== undefined) return { kind: 'first-payment', date: running.expires_date };
  const isUnpaid = ownPlan.ProductID === standing?.ProductID && standing.problem !== null;
  return { kind: isUnpaid ? 'unpaid' : 'renewing', date: ownPlan.expires_date };
}

/** @returns null: no button */
export function actionOf(
  aPackage: Pick<Package, 'identifier' | 'Tier' | 'FreeTrialPeriod'>,
  { subscriptions, hasAlreadySubscribed }: OwnPlans,
): PlanAction | null {
  const ownPlan = ownOf(aPackage, subscriptions);
  const current = currentOf(subscriptions);
  if (ownPlan !== undefined && !ownPlan.cancels) return 'cancel';
  if (ownPlan !== undefined) return current === ownPlan ? 'resubscribe' : null;
  if (current === undefined || current.cancels) {
    return aPackage.FreeTrialPeriod > 0 && !hasAlreadySubscribed ? 'try-out' : 'subscribe';
  }
  if (current.Tier > aPackage.Tier) return 'downgrade';
  return current.Tier < aPackage.Tier ? 'upgrade' : 'switch';
}

/** Whether we recommend a package to this learner; never one that is less than they have. */
export const isRecommended = (aPackage: Package, ownPlans: OwnPlans): boolean =>
  aPackage.Main === true && actionOf(aPackage, ownPlans) !== 'downgrade';

/** Source: CARD-default-cycle. That of the current plan, else monthly. */
export const defaultCycleOf = ({ subscriptions }: OwnPlans): BillingCycle =>
  cycleOf(currentOf(subscriptions) ?? { identifier: '' });
