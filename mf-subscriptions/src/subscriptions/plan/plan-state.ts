import type {
  BillingCycle,
  CurrentSubscription,
  CurrentSubscriptions,
  Package,
} from 'shared-contracts';

/** What is known of the learner's plans; a visitor has none. */
export interface OwnPlans {
  readonly subscriptions: CurrentSubscriptions;
  readonly hasAlreadySubscribed: boolean;
}

/** Dates are ISO 8601. Source: SPEC §4, Subscription plan card state. */
export type CardState =
  | { readonly kind: 'not-subscribed' }
  | { readonly kind: 'renewing'; readonly date: string }
  | { readonly kind: 'cancelling'; readonly date: string }
  /** It begins when the running plan ends. */
  | { readonly kind: 'first-payment'; readonly date: string };

/** What a press does, named by its label. Source: SPEC §4, Button label. */
export type PlanAction =
  'cancel' | 'resubscribe' | 'subscribe' | 'try-out' | 'downgrade' | 'upgrade' | 'switch';

/** The latest by purchase date is the current one. Source: SPEC §4. */
export const currentOf = (subscriptions: CurrentSubscriptions): CurrentSubscription | undefined =>
  Object.values(subscriptions).reduce<CurrentSubscription | undefined>(
    (latest, one) =>
      latest === undefined || Date.parse(one.purchase_date) > Date.parse(latest.purchase_date)
        ? one
        : latest,
    undefined,
  );

/** A learner's own plan is the package whose identifier equals the subscription's. Source: INTERFACES §3. */
const ownOf = ({ identifier }: Pick<Package, 'identifier'>, subscriptions: CurrentSubscriptions) =>
  Object.values(subscriptions).find((one) => one.identifier === identifier);

export function cardStateOf(
  aPackage: Pick<Package, 'identifier'>,
  { subscriptions }: OwnPlans,
): CardState {
  const own = ownOf(aPackage, subscriptions);
  if (own === undefined) return { kind: 'not-subscribed' };
  if (own.cancels) return { kind: 'cancelling', date: own.expires_date };
  const running = Object.values(subscriptions).find((one) => one !== own && one.cancels);
  return running !== undefined && currentOf(subscriptions) === own
    ? { kind: 'first-payment', date: running.expires_date }
    : { kind: 'renewing', date: own.expires_date };
}

/** @returns null: no button */
export function actionOf(
  aPackage: Pick<Package, 'identifier' | 'Tier' | 'FreeTrialPeriod'>,
  { subscriptions, hasAlreadySubscribed }: OwnPlans,
): PlanAction | null {
  const own = ownOf(aPackage, subscriptions);
  const current = currentOf(subscriptions);
  if (own !== undefined && !own.cancels) return 'cancel';
  if (own !== undefined) return current === own ? 'resubscribe' : null;
  if (current === undefined || current.cancels) {
    return aPackage.FreeTrialPeriod > 0 && !hasAlreadySubscribed ? 'try-out' : 'subscribe';
  }
  if (current.Tier > aPackage.Tier) return 'downgrade';
  return current.Tier < aPackage.Tier ? 'upgrade' : 'switch';
}

/** Source: SPEC §4: annual if the identifier of the current plan says so, else monthly. */
export const defaultCycleOf = ({ subscriptions }: OwnPlans): BillingCycle =>
  currentOf(subscriptions)?.identifier.includes('_annually') === true ? 'annual' : 'monthly';
