import { BehaviorSubject } from 'rxjs';
import type { Loading } from '../../platform/index';

/** Counted; one user, the start of the app, is there from the beginning (SPEC §3). */
export function createLoading(): Loading {
  const isActive$ = new BehaviorSubject(true);
  let users = 1;
  const count = (change: 1 | -1) => {
    users = Math.max(0, users + change);
    if (isActive$.value !== users > 0) isActive$.next(users > 0);
  };
  return { isActive$, start: () => count(1), stop: () => count(-1) };
}
