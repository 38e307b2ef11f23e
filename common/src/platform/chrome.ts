import { BehaviorSubject } from 'rxjs';
import type { Chrome } from 'shared-contracts';

/** Hides and shows the header and everything else around a screen. Source: AUTH-hides-chrome. */
export function createChrome(): Chrome {
  const isHidden$ = new BehaviorSubject(false);
  return { isHidden$, hide: () => isHidden$.next(true), show: () => isHidden$.next(false) };
}
