import { filter, map, Subject } from 'rxjs';
import type { AppEvent, EventMap, EventName, EventBus } from 'shared-contracts';

/** The typed bus of facts; nothing is replayed. */
export function createEventBus(): EventBus {
  const all$ = new Subject<AppEvent>();
  return {
    all$: all$.asObservable(),
    emit<N extends EventName>(name: N, payload: EventMap[N]) {
      all$.next({ name, payload } as AppEvent);
    },
    on<N extends EventName>(name: N) {
      return all$.pipe(
        filter((event) => event.name === name),
        map((event) => event.payload as EventMap[N]),
      );
    },
  };
}
