import { BehaviorSubject } from 'rxjs';
import { NO_CONSENTS, type ConsentState } from '../../entities/index';
import type { Consents } from '../../platform/index';

/** Source: SPEC §2 consent form, §3 consent state. */
export function createConsents(): Consents {
  const state$ = new BehaviorSubject<ConsentState>(NO_CONSENTS);
  return {
    state$,
    set: (name, value) => state$.next({ ...state$.value, [name]: value, isUnderlined: false }),
    highlight: () => state$.next({ ...state$.value, isUnderlined: true }),
    reset: () => state$.next(NO_CONSENTS),
  };
}
