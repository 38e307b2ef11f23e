import { BehaviorSubject } from 'rxjs';
import type { HoldReason, Reload } from 'shared-contracts';

/** Collects the reasons not to reload; several callers may hold one. Source: decision 54. */
export function createReload(): Reload {
  const holds$ = new BehaviorSubject<readonly HoldReason[]>([]);
  const held = new Set<{ readonly reason: HoldReason }>();
  const publish = () => holds$.next([...held].map(({ reason }) => reason));
  return {
    holds$,
    hold(reason) {
      const hold = { reason };
      held.add(hold);
      publish();
      return () => {
        if (held.delete(hold)) publish();
      };
    },
  };
}
