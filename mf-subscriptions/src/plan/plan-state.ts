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

/** Facts about the current plan that its subscription does not hold. */
export interface Standing {
  readonly ProductID: string;
  /** End of the free trial, ISO 8601; null: no trial runs. */
  readonly freeUntil: string | null;
  /** Null: no payment failed. */
  readonly problem: PaymentProblem | null;
}

/** The known plans of a learner; a visitor has none. */
export interface OwnPlans {
  readonly subscriptions: CurrentSubscriptions;
  readonly hasAlreadySubscribed: boolean;
  /** True: nobody is signed in, so an earlier subscription is unknown. */
  readonly isVisitor?: boolean;
  /** Undefined: the learner never had a plan. */
  readonly standing?: Standing;
  /** A second plan, paid on another platform. `subscriptions` does not contain it. */
  readonly beside?: PlanBeside;
}

/** Leaves out the plan of the other platform, which this platform cannot change. */
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

/** A card's state; dates are ISO 8601. Source: CARD-not-subscribed to CARD-first-payment. */
export type CardState =
  | { readonly kind: 'not-subscribed' }
  | { readonly kind: 'renewing'; readonly date: string }
  /** The payment failed, so the renewal is uncertain. Source: docs/payments.md. */
  | { readonly kind: 'unpaid'; readonly date: string }
  | { readonly kind: 'cancelling'; readonly date: string }
  /** The plan begins when the running one ends. */
  | { readonly kind: 'first-payment'; readonly date: string };

/** What the button of a card does. Source: LABEL-cancel to LABEL-switch. */
export type PlanAction =
  'cancel' | 'resubscribe' | 'subscribe' | 'try-out' | 'downgrade' | 'upgrade' | 'switch';

/** The current plan is the one bought last. Source: CARD-latest-is-current. */
export const currentOf = (subscriptions: CurrentSubscriptions): CurrentSubscription | undefined =>
  Object.values(subscriptions).reduce<CurrentSubscription | undefined>(
    (latest, one) =>
      latest === undefined || Date.parse(one.purchase_date) > Date.parse(latest.purchase_date)
        ? one
        : latest,
    undefined,
  );

/**
 * Finds the learner's subscription to a package, by the identifier.
 * Source: docs/product.md, Plans and prices.
 */
const ownOf = ({ identifier }: Pick<Package, 'identifier'>, subscriptions: CurrentSubscriptions) =>
  Object.values(subscriptions).find((one) => one.identifier === identifier);

/** @returns the running plan that the coming one will replace; undefined: there is none */
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

/** Returns the end of a package's free trial, ISO 8601; null: no trial runs. */
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

/** Chooses the button of a card; null: no button. Source: LABEL-cancel to LABEL-switch. */
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

/** Whether we recommend a package to this learner; never one below their own plan. */
export const isRecommended = (aPackage: Package, ownPlans: OwnPlans): boolean =>
  aPackage.Main === true && actionOf(aPackage, ownPlans) !== 'downgrade';

/** The billing cycle of the current plan, else monthly. Source: CARD-default-cycle. */
export const defaultCycleOf = ({ subscriptions }: OwnPlans): BillingCycle =>
  cycleOf(currentOf(subscriptions) ?? { identifier: '' });
