import { BehaviorSubject } from 'rxjs';
import {
  AppError,
  NO_CONSENTS,
  type Consents,
  type ConsentsStatus,
  type ConsentState,
} from 'shared-contracts';

/** What needs somebody signed in, so its code comes with the identity provider's. */
export type ConsentWork = Pick<Consents, 'manage' | 'upload' | 'revert'>;

/** The consents as their work sees them. */
export interface ShellConsents extends Consents {
  readonly state$: BehaviorSubject<ConsentState>;
  readonly status$: BehaviorSubject<ConsentsStatus>;
  /** The flag of SPEC §3. */
  isUploadWanted: boolean;
  /** The code of the work is here; until then nobody is signed in. */
  connect(work: ConsentWork): void;
}

const NOTHING_TO_DO: ConsentWork = {
  manage: async () => undefined,
  upload: async () => {
    throw new AppError('unauthenticated', 'Nobody is signed in.');
  },
  revert: () => undefined,
};

/** The consents of the open form; changing any clears the underline. Source: SPEC §2, §3. */
export function createConsents(): ShellConsents {
  const state$ = new BehaviorSubject<ConsentState>(NO_CONSENTS);
  const status$ = new BehaviorSubject<ConsentsStatus>({ status: 'idle' });
  let work = NOTHING_TO_DO;
  const consents: ShellConsents = {
    state$,
    status$,
    isUploadWanted: false,
    set: (name, value) => state$.next({ ...state$.value, [name]: value, isUnderlined: false }),
    highlight: () => state$.next({ ...state$.value, isUnderlined: true }),
    reset() {
      consents.isUploadWanted = false;
      state$.next(NO_CONSENTS);
      status$.next({ status: 'idle' });
    },
    uploadAfterSignIn(isWanted = true) {
      consents.isUploadWanted = isWanted;
    },
    manage: () => work.manage(),
    upload: (names) => work.upload(names),
    revert: () => work.revert(),
    connect(given) {
      work = given;
    },
  };
  return consents;
}
