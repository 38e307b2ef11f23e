import { createAsync, type Async } from 'kit';
import { learnerOf, planBesideOf, type Learner } from 'common';
import {
  documentPaths,
  isLoggedIn,
  PLAN_OFFER_ID,
  type AsyncState,
  type Package,
  type Platform,
  type SessionState,
  type SubscriptionPlatform,
} from 'shared-contracts';
import { takeBankVisit } from '../memory/checkout-memory';
import { sayDone } from '../manage/done';
import { environmentOf, type Environment } from '../plan/environment';
import { currentOf, standingOf, withoutBeside, type OwnPlans } from '../plan/plan-state';

/** What the server knows of a member's plans. `unknown`: only the platform lookup failed. */
export type LookedUp =
  | { readonly paidThrough: 'unknown' }
  | { readonly paidThrough: SubscriptionPlatform; readonly own: OwnPlans };

/** What the plans area shows. */
export type PlansView =
  | { readonly kind: 'loading' }
  /** Only the platform lookup failed. Source: PLANS-lookup-failure-silent. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'elsewhere'; readonly paidThrough: Environment }
  | { readonly kind: 'plans'; readonly packages: readonly Package[]; readonly own: OwnPlans };

const VISITOR: OwnPlans = { subscriptions: {}, hasAlreadySubscribed: false, isVisitor: true };

/**
 * Decides what the plans area shows. Until the session is known, the area is loading. Source:
 * ROLE-platform, PLANS-other-platform.
 */
export function viewOf(
  session: SessionState,
  offers: AsyncState<readonly Package[]>,
  lookedUp: AsyncState<LookedUp>,
  environment: Environment,
): PlansView {
  const isMember = isLoggedIn(session);
  if (isMember && lookedUp.status === 'success') {
    const { paidThrough } = lookedUp.value;
    if (paidThrough === 'unknown') return { kind: 'nothing' };
    if (paidThrough !== 'none' && paidThrough !== environment) {
      return { kind: 'elsewhere', paidThrough };
    }
  }
  if (offers.status === 'failure' || (isMember && lookedUp.status === 'failure')) {
    return { kind: 'failed' };
  }
  if (offers.status !== 'success') return { kind: 'loading' };
  const packages = offers.value;
  if (session.status === 'visitor') return { kind: 'plans', packages, own: VISITOR };
  if (lookedUp.status !== 'success' || !('own' in lookedUp.value)) return { kind: 'loading' };
  return { kind: 'plans', packages, own: lookedUp.value.own };
}

/** Updates the plan after a visit to the bank: the provider's webhook may come later. */
async function syncAfterBank({ functions, log }: Platform): Promise<void> {
  const visit = takeBankVisit();
  if (visit === null) return;
  const { identifier } = visit;
  try {
    const current = currentOf(await functions.call('syncSubscription', {}));
    if (identifier === null) return;
    const isChanged = current?.identifier === identifier;
    sayDone(isChanged ? { kind: 'changed', identifier } : { kind: 'unconfirmed' });
  } catch (error) {
    log.warn('The plan could not be brought up to date after the bank', { error });
  }
}

async function platformOf({ functions, log }: Platform): Promise<SubscriptionPlatform | 'unknown'> {
  try {
    return (await functions.call('getSubscriptionPlatform', {})).subscriptionPlatform;
  } catch (error) {
    log.warn('Where the plan is paid could not be looked up', { error });
    return 'unknown';
  }
}

/** @throws {AppError} when the plan cannot be read; a failed platform lookup does not throw */
async function lookUp(platform: Platform, { documents, uid }: Learner): Promise<LookedUp> {
  const { functions } = platform;
  await syncAfterBank(platform);
  const [paidThrough, subscriptions, already, entitlement] = await Promise.all([
    platformOf(platform),
    functions.call('getCurrentSubscriptions', {}),
    functions.call('getHasAlreadySubscribed', {}),
    documents.get(documentPaths.entitlement(uid)),
  ]);
  if (paidThrough === 'unknown') return { paidThrough };
  const now = new Date();
  const beside = entitlement ? planBesideOf(entitlement, now) : null;
  const standing = entitlement && standingOf(entitlement, now);
  const ownPlans = { subscriptions: withoutBeside(subscriptions, beside), ...already };
  return {
    paidThrough,
    own: { ...ownPlans, ...(standing && { standing }), ...(beside && { beside }) },
  };
}

export interface PlansStore {
  readonly environment: Environment;
  readonly offers: Async<[], readonly Package[]>;
  readonly lookedUp: Async<[learner: Learner], LookedUp>;
  /**
   * Loads the offers, and after each log-in the learner's plans.
   *
   * @returns a function that stops the store
   */
  start(): () => void;
  /** Repeats the failed requests. */
  retry(): void;
}

/** Loads what the subscription page shows. Source: ASYNC-offers, CALL-offers-on-open. */
export function createPlansStore(platform: Platform): PlansStore {
  const { functions, log, events } = platform;
  const environment = environmentOf(platform);
  const offers = createAsync(async () => {
    try {
      const request = { offerID: PLAN_OFFER_ID, platform: environment };
      return (await functions.call('getRevenueCatOffer_v2_0', request)).offers;
    } catch (error) {
      log.warn('The plans could not be loaded', { error });
      throw error;
    }
  });
  const lookedUp = createAsync(async (learner: Learner) => {
    try {
      return await learner.whileHere(() => lookUp(platform, learner));
    } catch (error) {
      log.warn('The plan could not be looked up', { error });
      throw error;
    }
  });

  const lookUpAgain = () => {
    const learner = learnerOf(platform).value;
    if (learner) void lookedUp.run(learner);
  };

  return {
    environment,
    offers,
    lookedUp,
    start() {
      void offers.run();
      const learners = learnerOf(platform).subscribe((learner) => {
        if (learner) void lookedUp.run(learner);
        else lookedUp.reset();
      });
      const changes = events.on('subscriptionChanged').subscribe(lookUpAgain);
      return () => {
        learners.unsubscribe();
        changes.unsubscribe();
      };
    },
    retry() {
      if (offers.state$.value.status === 'failure') void offers.run();
      if (lookedUp.state$.value.status === 'failure') lookUpAgain();
    },
  };
}
