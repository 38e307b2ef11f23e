import { Observable, Subject } from 'rxjs';
import type { AppEvent, EventMap, EventName, EventBus } from 'shared-contracts';

/**
 * The typed event bus; it replays no events. It uses no operators of rxjs, which would enlarge the
 * first script of every page.
 */
export function createEventBus(): EventBus {
  const all$ = new Subject<AppEvent>();
  return {
    all$: all$.asObservable(),
    emit<N extends EventName>(name: N, payload: EventMap[N]) {
      all$.next({ name, payload } as AppEvent);
    },
    on<N extends EventName>(name: N) {
      return new Observable<EventMap[N]>((subscriber) =>
        all$.subscribe((event) => {
          if (event.name === name) subscriber.next(event.payload as EventMap[N]);
        }),
      );
    },
  };
}
