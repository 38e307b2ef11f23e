import { BehaviorSubject } from 'rxjs';
import type { Loading } from 'shared-contracts';

/**
 * The global loading flag. It starts true (ENTITY-loading-starts-true) and counts its users; the
 * first `stop` ends the initial loading.
 */
export function createLoading(): Loading {
  let users = 1;
  const isActive$ = new BehaviorSubject(true);
  const change = (by: number) => {
    users = Math.max(0, users + by);
    if (isActive$.value !== users > 0) isActive$.next(users > 0);
  };
  return { isActive$, start: () => change(1), stop: () => change(-1), reset: () => change(-users) };
}
