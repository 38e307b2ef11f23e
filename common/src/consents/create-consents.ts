import { BehaviorSubject } from 'rxjs';
import {
  NO_CONSENTS,
  type ConsentsStatus,
  type ConsentState,
  AppError,
  type Consents,
} from 'shared-contracts';

/** Operations of a signed-in user; their code loads with the identity provider. */
export type ConsentWork = Pick<Consents, 'manage' | 'upload' | 'revert'>;

/** The consents, extended for their work. */
export interface ConnectableConsents extends Consents {
  readonly state$: BehaviorSubject<ConsentState>;
  readonly status$: BehaviorSubject<ConsentsStatus>;
  /** The next log-in uploads the consents of the form (ENTITY-upload-flag). */
  isUploadWanted: boolean;
  /** Adds the work once its code is loaded; until then, no user is signed in. */
  connect(work: ConsentWork): void;
}

const NOTHING_TO_DO: ConsentWork = {
  manage: async () => undefined,
  upload: async () => {
    throw new AppError('unauthenticated', 'Nobody is signed in.');
  },
  revert: () => undefined,
};

/**
 * The consents of the open form; changing any clears the underline.
 * Source: ENTITY-consent-state, CONSENT-change-clears-underline.
 */
export function createConsents(): ConnectableConsents {
  const state$ = new BehaviorSubject<ConsentState>(NO_CONSENTS);
  const status$ = new BehaviorSubject<ConsentsStatus>({ status: 'idle' });
  let work = NOTHING_TO_DO;
  const consents: ConnectableConsents = {
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
