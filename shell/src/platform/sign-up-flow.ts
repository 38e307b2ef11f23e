import { BehaviorSubject } from 'rxjs';
import type { EventBus, Log, SignUpFlow } from 'shared-contracts';
import { leaveOverlayEntry } from './overlay-entry';

/**
 * Signing up on the way to something else: logging in runs the stored completion handlers once.
 * Source: SPEC §3, §4.
 */
export function createSignUpFlow(events: EventBus, log: Log): SignUpFlow {
  const isActive$ = new BehaviorSubject(false);
  let handlers: (() => void)[] = [];

  const end = () => {
    const due = handlers;
    handlers = [];
    if (isActive$.value) isActive$.next(false);
    return due;
  };

  const complete = (due: readonly (() => void)[]) => {
    for (const handler of due) {
      try {
        handler();
      } catch (error) {
        log.error('A completion handler of the sign-up flow failed', { reason: String(error) });
      }
    }
  };

  events.on('userLoggedIn').subscribe(() => {
    const due = end();
    // A handler may lead to another page or site.
    leaveOverlayEntry(() => complete(due));
  });

  return {
    isActive$,
    start(onDone) {
      if (onDone) handlers.push(onDone);
      isActive$.next(true);
    },
    cancel: () => void end(),
  };
}
