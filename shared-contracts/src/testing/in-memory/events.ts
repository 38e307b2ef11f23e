import { filter, map, Subject } from 'rxjs';
import type { AppEvent, EventMap, EventName } from '../../events';
import type { EventBus } from '../../platform/index';

type EventNamed<N extends EventName> = Extract<AppEvent, { name: N }>;

/** Delivers to whoever is subscribed; nothing is replayed. */
export function createEvents(): EventBus {
  const events = new Subject<AppEvent>();
  return {
    emit<N extends EventName>(name: N, payload: EventMap[N]) {
      events.next({ name, payload } as EventNamed<N>);
    },
    on: <N extends EventName>(name: N) =>
      events.pipe(
        filter((event): event is EventNamed<N> => event.name === name),
        map((event) => event.payload as EventMap[N]),
      ),
    all$: events.asObservable(),
  };
}
