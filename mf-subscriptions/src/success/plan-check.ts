import { BehaviorSubject } from 'kit';
import type { CurrentSubscription, ObservableValue, Platform } from 'shared-contracts';
import { forgetChosenPlan } from '../checkout/checkout-memory';
import { currentOf } from '../subscriptions/plan/plan-state';

/** What is known of a payment; nothing is claimed that the payment provider has not said. */
export type PlanCheck =
  | { readonly kind: 'checking' }
  /** `isNew`: bought within the last day; another plan runs already and was not bought now. */
  | { readonly kind: 'started'; readonly plan: CurrentSubscription; readonly isNew: boolean }
  | { readonly kind: 'late' }
  | { readonly kind: 'visitor' };

/** Between two questions, in milliseconds. */
export const ASK_EVERY_MS = 3000;
/** So long the page asks before it says what to do, in milliseconds. */
export const WAIT_MS = 30_000;
const DAY_MS = 24 * 3_600_000;

export interface PlanChecker {
  readonly state$: ObservableValue<PlanCheck>;
  /**
   * Asks the server, which asks the payment provider, until there is a plan, or for 30 seconds.
   * Starting again begins anew.
   *
   * @returns ends it
   */
  start(): () => void;
}

/**
 * The session id of the address is never used: the server knows whose payment it is. Source:
 * INTERFACES §5, syncSubscription.
 */
export function createPlanChecker(platform: Platform): PlanChecker {
  const { events, functions, log, session } = platform;
  const state$ = new BehaviorSubject<PlanCheck>({ kind: 'checking' });

  async function ask(): Promise<CurrentSubscription | undefined> {
    try {
      return currentOf(await functions.call('syncSubscription', {}));
    } catch (error) {
      log.warn('The payment could not be looked up', { error });
      return undefined;
    }
  }

  return {
    state$,
    start() {
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const until = Date.now() + WAIT_MS;

      async function check(): Promise<void> {
        if ((await session.ready()).status !== 'member') {
          if (!isOver) state$.next({ kind: 'visitor' });
          return;
        }
        const plan = await ask();
        if (isOver) return;
        if (plan !== undefined) {
          const isNew = Date.now() - Date.parse(plan.purchase_date) < DAY_MS;
          state$.next({ kind: 'started', plan, isNew });
          forgetChosenPlan(log);
          events.emit('subscriptionChanged', { ProductID: plan.ProductID });
        } else if (Date.now() >= until) {
          state$.next({ kind: 'late' });
        } else {
          timer = setTimeout(() => void check(), ASK_EVERY_MS);
        }
      }

      state$.next({ kind: 'checking' });
      void check();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  };
}
