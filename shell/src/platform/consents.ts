import { BehaviorSubject } from 'rxjs';
import { NO_CONSENTS, type Consents, type ConsentState } from 'shared-contracts';

/** The consents of the open form; changing any clears the underline. Source: SPEC §2, §3. */
export function createConsents(): Consents {
  const state$ = new BehaviorSubject<ConsentState>(NO_CONSENTS);
  return {
    state$,
    set: (name, value) => state$.next({ ...state$.value, [name]: value, isUnderlined: false }),
    highlight: () => state$.next({ ...state$.value, isUnderlined: true }),
    reset: () => state$.next(NO_CONSENTS),
  };
}
