import { BehaviorSubject } from 'kit';
import {
  collectionPaths,
  DAY_MS,
  documentPaths,
  type CurrentSubscription,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { forgetChosenPlan } from '../memory/checkout-memory';
import { currentOf, standingOf, type Standing } from '../plan/plan-state';

/** What is known of a payment. It claims nothing that the payment provider has not said. */
export type PlanCheck =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'started';
      readonly plan: CurrentSubscription;
      /** Bought within the last day by the payment of this page; otherwise it runs already. */
      readonly isNew: boolean;
      /** Null: nothing is known beside the plan itself. */
      readonly standing: Standing | null;
    }
  | { readonly kind: 'late' }
  | { readonly kind: 'visitor' };

/** The pause between two questions, in milliseconds. */
export const ASK_EVERY_MS = 3000;
/** How long the page asks before it says what to do, in milliseconds. */
export const WAIT_MS = 30_000;

export interface PlanChecker {
  readonly state$: ObservableValue<PlanCheck>;
  /**
   * Asks the server, which asks the payment provider, until there is a plan, or for 30 seconds.
   * Starting again begins anew.
   *
   * @returns a function that ends it
   */
  start(): () => void;
}

/** How many confirmations are looked at. A purchase of today is among the newest. */
const NEWEST = 10;

/**
 * Whether a payment is the learner's own: the server has confirmed their purchase under the id of
 * its checkout. The address alone proves nothing. Source: docs/payments.md.
 */
async function isOwnPurchase({ documents, log, navigation }: Platform, uid: string) {
  const sessionID = navigation.location$.value.params.session_id;
  if (sessionID === undefined) return false;
  try {
    const newest = await documents.query(collectionPaths.confirmations(uid), {
      orderBy: ['at', 'desc'],
      limit: NEWEST,
    });
    return newest.some(({ id, data }) => id === sessionID && data.kind === 'purchase');
  } catch (error) {
    log.warn('The own purchases could not be read', { error });
    return false;
  }
}

async function readStanding({ documents, log }: Platform, uid: string): Promise<Standing | null> {
  try {
    const plan = await documents.get(documentPaths.entitlement(uid));
    return plan === undefined ? null : standingOf(plan, new Date());
  } catch (error) {
    log.warn('The plan could not be read', { error });
    return null;
  }
}

/**
 * Finds out what has become of a payment. It is the server that asks for it, by the learner's own
 * customer. Source: ROUTE-success, docs/payments.md.
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
        const state = await session.ready();
        if (state.status !== 'member') {
          if (!isOver) state$.next({ kind: 'visitor' });
          return;
        }
        const plan = await ask();
        if (isOver) return;
        if (plan !== undefined) {
          const { UID } = state.user;
          const [isOwn, standing] = await Promise.all([
            isOwnPurchase(platform, UID),
            readStanding(platform, UID),
          ]);
          if (isOver) return;
          const isToday = Date.now() - Date.parse(plan.purchase_date) < DAY_MS;
          state$.next({ kind: 'started', plan, isNew: isOwn && isToday, standing });
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
