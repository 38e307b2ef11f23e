import { createAsync, type Async } from 'kit';
import {
  isLoggedIn,
  PLAN_OFFER_ID,
  type AsyncState,
  type Package,
  type Platform,
  type SessionState,
  type SubscriptionPlatform,
} from 'shared-contracts';
import { isBackFromBank } from '../checkout/checkout-memory';
import type { OwnPlans } from './plan/plan-state';

/** Where this page runs, as the payment platforms are named. */
export type Environment = Exclude<SubscriptionPlatform, 'none'>;

/** Without a known system the app counts as the web, whose instructions help everywhere. */
export function environmentOf({ parentApp, device }: Platform): Environment {
  const os = parentApp.isEmbedded ? device.metadata$.value.parentAppOS : null;
  return os ?? 'web';
}

/** What was looked up about a member; `unknown`: who takes the payment could not be found out. */
export type LookedUp =
  | { readonly paidThrough: 'unknown' }
  | { readonly paidThrough: SubscriptionPlatform; readonly own: OwnPlans };

/** What the area of the plans shows. */
export type PlansView =
  | { readonly kind: 'loading' }
  /** Source: SPEC §2: if the platform lookup fails, the area shows nothing. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'elsewhere'; readonly paidThrough: Environment }
  | { readonly kind: 'plans'; readonly packages: readonly Package[]; readonly own: OwnPlans };

const VISITOR: OwnPlans = { subscriptions: {}, hasAlreadySubscribed: false };

/** Decides what is shown. Personal data waits until the session is known. Source: SPEC §2, §6. */
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

/** The bank has answered; the provider's own message may come later than the learner. */
async function syncAfterBank({ functions, log }: Platform): Promise<void> {
  if (!isBackFromBank()) return;
  try {
    await functions.call('syncSubscription', {});
  } catch (error) {
    log.warn('The plan could not be brought up to date after the bank', { error });
  }
}

async function lookUp(platform: Platform): Promise<LookedUp> {
  const { functions, log } = platform;
  await syncAfterBank(platform);
  const [paidThrough, subscriptions, already] = await Promise.allSettled([
    functions.call('getSubscriptionPlatform', {}),
    functions.call('getCurrentSubscriptions', {}),
    functions.call('getHasAlreadySubscribed', {}),
  ]);
  if (paidThrough.status === 'rejected') {
    log.warn('Where the plan is paid could not be looked up', { error: paidThrough.reason });
    return { paidThrough: 'unknown' };
  }
  if (subscriptions.status === 'rejected') throw subscriptions.reason;
  if (already.status === 'rejected') throw already.reason;
  const own = { subscriptions: subscriptions.value, ...already.value };
  return { paidThrough: paidThrough.value.subscriptionPlatform, own };
}

export interface PlansStore {
  readonly environment: Environment;
  readonly offers: Async<[], readonly Package[]>;
  readonly lookedUp: Async<[], LookedUp>;
  /**
   * Loads the offers and the user's own plans; again after a log-in.
   *
   * @returns ends it
   */
  start(): () => void;
  /** What has failed, once more. */
  again(): void;
}

/** What the subscription page knows. Source: SPEC §4 get offers, §7 "Offers load when the page opens". */
export function createPlansStore(platform: Platform): PlansStore {
  const { functions, log, session, events } = platform;
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
  const lookedUp = createAsync(() => lookUp(platform));

  return {
    environment,
    offers,
    lookedUp,
    start() {
      let uid: string | undefined;
      void offers.run();
      const sessions = session.state$.subscribe((state) => {
        const asked = isLoggedIn(state) ? state.user.UID : undefined;
        // A new name is not a new learner.
        if (asked === uid) return;
        uid = asked;
        if (asked === undefined) lookedUp.reset();
        else void lookedUp.run();
      });
      const changes = events.on('subscriptionChanged').subscribe(() => {
        if (uid !== undefined) void lookedUp.run();
      });
      return () => {
        sessions.unsubscribe();
        changes.unsubscribe();
      };
    },
    again() {
      if (offers.state$.value.status === 'failure') void offers.run();
      if (lookedUp.state$.value.status === 'failure') void lookedUp.run();
    },
  };
}
