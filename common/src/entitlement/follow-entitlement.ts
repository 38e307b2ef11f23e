import { BehaviorSubject, type Observable } from 'rxjs';
import {
  failure,
  idle,
  loading,
  success,
  ENTITLEMENT_STALE_MS,
  documentPaths,
  type AppError,
  type EntitlementState,
  type Platform,
} from 'shared-contracts';
import { forLearner, valueForLearner, type Learner } from '../learner-scope/index';
import type { OwnEntitlement } from './own-entitlement';

interface Surroundings extends Pick<Platform, 'session' | 'documents' | 'events' | 'log'> {
  /** Emits whenever the page becomes visible again. */
  readonly pageReturns$: Observable<unknown>;
}

interface LearnersPlan {
  readonly state$: BehaviorSubject<EntitlementState>;
  read(): Promise<void>;
  readIfStale(): void;
}

/** Reads the plan of one learner. Only the answer of the newest read counts. */
function createLearnersPlan(
  { uid, documents, signal }: Learner,
  isWanted: () => boolean,
  log: Platform['log'],
): LearnersPlan {
  const state$ = new BehaviorSubject<EntitlementState>(idle);
  let latest = 0;
  let readAt = 0;

  async function read(): Promise<void> {
    if (!isWanted()) return;
    const turn = ++latest;
    readAt = Date.now();
    if (state$.value.status !== 'success') state$.next(loading);
    try {
      const entitlement = await documents.get(documentPaths.entitlement(uid));
      if (turn === latest) state$.next(success(entitlement));
    } catch (error) {
      if (turn !== latest || signal.aborted) return;
      log.warn("The learner's plan could not be read", { reason: String(error) });
      if (state$.value.status !== 'success') state$.next(failure(error as AppError));
    }
  }

  void read();
  return {
    state$,
    read,
    readIfStale() {
      if (Date.now() - readAt >= ENTITLEMENT_STALE_MS) void read();
    },
  };
}

const VISITORS_PLAN: EntitlementState = success(undefined);

/**
 * Keeps the learner's own plan up to date: reads it after a log-in, after `subscriptionChanged`,
 * and when the page comes back five minutes after the last read. A known plan stays during the next
 * read, and after a failed one.
 */
export function followEntitlement(
  { state$, isWanted$, connect }: OwnEntitlement,
  { session, documents, events, log, pageReturns$ }: Surroundings,
): void {
  const ownPlan = forLearner({ session, documents }, (learner) =>
    createLearnersPlan(learner, () => isWanted$.value, log),
  );
  const learnersState$ = valueForLearner<LearnersPlan, EntitlementState>(
    ownPlan,
    (plan) => plan.state$,
    idle,
  );
  const show = () => {
    const next = session.state$.value.status === 'visitor' ? VISITORS_PLAN : learnersState$.value;
    if (next !== state$.value) state$.next(next);
  };
  learnersState$.subscribe(show);
  session.state$.subscribe(show);
  connect(async () => ownPlan.value?.read());

  isWanted$.subscribe((isWanted) => {
    if (isWanted && state$.value.status === 'idle') void ownPlan.value?.read();
  });
  events.on('subscriptionChanged').subscribe(() => {
    // The next screen needs the new plan, so read it even if no screen has subscribed yet.
    if (isWanted$.value) void ownPlan.value?.read();
    else isWanted$.next(true);
  });
  pageReturns$.subscribe(() => ownPlan.value?.readIfStale());
}
