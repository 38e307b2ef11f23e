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

/** The known state of a payment. It claims nothing that the payment provider has not said. */
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

interface Found {
  /** `refused`: the payment of this page is the learner's, and began a second free trial. */
  readonly purchase: 'own' | 'refused' | null;
  readonly standing: Standing | null;
}

/**
 * Reads the plan, and whether a payment is the learner's own: the server has confirmed their
 * purchase under the id of its checkout. The address alone proves nothing. Source:
 * docs/payments.md.
 */
async function read({ documents, log, navigation }: Platform, uid: string): Promise<Found> {
  const { session_id: sessionID } = navigation.location$.value.params;
  try {
    const [newest, plan] = await Promise.all([
      documents.query(collectionPaths.confirmations(uid), {
        orderBy: ['at', 'desc'],
        limit: NEWEST,
      }),
      documents.get(documentPaths.entitlement(uid)),
    ]);
    const purchase = newest.find(({ id, data }) => id === sessionID && data.kind === 'purchase');
    const isRefused =
      purchase && newest.some(({ data }) => data.hadTrial && data.at >= purchase.data.at);
    return {
      purchase: isRefused ? 'refused' : purchase ? 'own' : null,
      standing: plan ? standingOf(plan, new Date()) : null,
    };
  } catch (error) {
    log.warn('The payment could not be read', { error });
    return { purchase: null, standing: null };
  }
}

/**
 * Finds out what has become of a payment. It is the server that asks for it, by the learner's own
 * customer. Source: ROUTE-success, docs/payments.md.
 */
export function createPlanChecker(platform: Platform): PlanChecker {
  const { events, functions, log, navigation, session } = platform;
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
        const { purchase, standing } = await read(platform, state.user.UID);
        if (isOver) return;
        if (purchase === 'refused') {
          // My account says why the plan has ended, and that nothing was charged.
          navigation.go('/my-account', { replace: true });
        } else if (plan !== undefined) {
          const isToday = Date.now() - Date.parse(plan.purchase_date) < DAY_MS;
          state$.next({ kind: 'started', plan, isNew: purchase === 'own' && isToday, standing });
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
