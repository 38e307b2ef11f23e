import { BehaviorSubject } from 'rxjs';
import type { EventBus, Log, SignUpFlow } from 'shared-contracts';

/**
 * The sign-up overlay's state. A log-in closes it and runs the stored completion handlers once.
 * Source: ENTITY-sign-up-flow, SESSION-completion.
 *
 * @param whenClosed runs the handlers once the overlay has left the browser's history, because a
 * handler may lead to another page or site
 */
export function createSignUpFlow(
  events: EventBus,
  log: Log,
  whenClosed: (complete: () => void) => void = (complete) => complete(),
): SignUpFlow {
  const isActive$ = new BehaviorSubject(false);
  let handlers: (() => void)[] = [];
  let purpose: string | undefined;

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
    whenClosed(() => complete(due));
  });

  return {
    isActive$,
    get purpose() {
      return purpose;
    },
    start(onDone, what) {
      if (onDone) handlers.push(onDone);
      purpose = what;
      isActive$.next(true);
    },
    cancel: () => void end(),
  };
}
