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

/** The state of a payment, as the payment provider reports it. */
export type PlanCheck =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'started';
      readonly plan: CurrentSubscription;
      /** Whether the payment of this page bought the plan within the last day. */
      readonly isNew: boolean;
      /** Null: unknown. */
      readonly standing: Standing | null;
    }
  | { readonly kind: 'late' }
  | { readonly kind: 'visitor' };

/** The pause between two requests, in milliseconds. */
export const ASK_EVERY_MS = 3000;
/** After this time the page stops asking and says what to do, in milliseconds. */
export const WAIT_MS = 30_000;

export interface PlanChecker {
  readonly state$: ObservableValue<PlanCheck>;
  /**
   * Asks the server, which asks the payment provider, until there is a plan, or for 30 seconds.
   *
   * @returns a function that stops the requests
   */
  start(): () => void;
}

/** The page reads this many confirmations; today's purchase is among the newest. */
const NEWEST = 10;

interface Found {
  /** `refused`: the payment began a second free trial, which ended at once. */
  readonly purchase: 'own' | 'refused' | null;
  readonly standing: Standing | null;
}

/**
 * Reads the plan, and whether the payment is the learner's own. The address alone proves nothing: a
 * confirmation of the server must have the checkout's id. Source: docs/payments.md.
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
 * Finds out the state of a payment. The server asks the payment provider for the learner's own
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
