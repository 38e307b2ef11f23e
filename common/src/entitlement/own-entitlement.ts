import { BehaviorSubject, Observable } from 'rxjs';
import { idle, type EntitlementState, type Platform } from 'shared-contracts';

/** The learner's own plan as a Platform offers it; `connect` adds the code that reads it. */
export interface OwnEntitlement extends Pick<Platform, 'entitlement$' | 'refreshEntitlement'> {
  readonly state$: BehaviorSubject<EntitlementState>;
  /**
   * True after the first subscription to `entitlement$` or the first purchase; the plan is not read
   * before.
   */
  readonly isWanted$: BehaviorSubject<boolean>;
  /** @param read reads the plan again; see `followEntitlement` */
  connect(read: () => Promise<void>): void;
}

/** Creates the plan's state, idle until `followEntitlement` connects. */
export function createOwnEntitlement(): OwnEntitlement {
  const state$ = new BehaviorSubject<EntitlementState>(idle);
  const isWanted$ = new BehaviorSubject(false);
  let read = async () => undefined as void;
  const entitlement$ = new Observable<EntitlementState>((subscriber) => {
    if (!isWanted$.value) isWanted$.next(true);
    return state$.subscribe(subscriber);
  });
  return {
    state$,
    isWanted$,
    entitlement$: Object.defineProperty(entitlement$, 'value', {
      get: () => state$.value,
    }) as Platform['entitlement$'],
    refreshEntitlement: () => read(),
    connect(given) {
      read = given;
    },
  };
}
