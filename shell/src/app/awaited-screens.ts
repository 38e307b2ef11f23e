import { BehaviorSubject } from 'rxjs';
import type { ObservableValue } from 'shared-contracts';

const count$ = new BehaviorSubject(0);

/** How many screens the learner is waiting for. */
export const awaitedScreens$: ObservableValue<number> = count$;

/**
 * From now on a learner waits for a screen, so what can wait leaves it the line.
 *
 * @returns to be called when the screen is there, or is not to come; again without effect
 */
export function awaitScreen(): () => void {
  let isAwaited = true;
  count$.next(count$.value + 1);
  return () => {
    if (!isAwaited) return;
    isAwaited = false;
    count$.next(count$.value - 1);
  };
}
