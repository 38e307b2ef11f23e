import { BehaviorSubject } from 'rxjs';
import type { HoldReason, Reload } from 'shared-contracts';

/** Counts what keeps the page; one reason may be held by several. Source: decision 54. */
export function createReload(): Reload {
  const holds$ = new BehaviorSubject<readonly HoldReason[]>([]);
  const held = new Set<{ readonly reason: HoldReason }>();
  const tell = () => holds$.next([...held].map(({ reason }) => reason));
  return {
    holds$,
    hold(reason) {
      const hold = { reason };
      held.add(hold);
      tell();
      return () => {
        if (held.delete(hold)) tell();
      };
    },
  };
}
