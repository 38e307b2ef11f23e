import { BehaviorSubject } from 'rxjs';
import type { EventBus, Log, SignUpFlow } from '../../platform/index';

/** Closes on log-in and runs what was waiting for it, each once (SPEC §4, Session). */
export function createSignUpFlow(events: EventBus, log: Log): SignUpFlow {
  const isActive$ = new BehaviorSubject(false);
  let waiting: (() => void)[] = [];

  const close = () => {
    const done = waiting;
    waiting = [];
    if (isActive$.value) isActive$.next(false);
    return done;
  };

  events.on('userLoggedIn').subscribe(() => {
    for (const onDone of close()) {
      try {
        onDone();
      } catch (error) {
        log.error('A completion handler of the sign-up flow failed', { error });
      }
    }
  });

  return {
    isActive$,
    start(onDone) {
      if (onDone) waiting.push(onDone);
      if (!isActive$.value) isActive$.next(true);
    },
    cancel: () => void close(),
  };
}
