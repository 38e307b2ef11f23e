import {
  AppError,
  documentPaths,
  type ConsentName,
  type ConsentsStatus,
  type ConsentState,
  type Platform,
} from 'shared-contracts';
import { forLearner, type Learner } from '../learner-scope/index';
import {
  CONSENT_NAMES,
  differingConsents,
  eitherOf,
  takeConsents,
  toConsentState,
  toUserDocument,
} from './consent-rules';
import type { ConnectableConsents, ConsentWork } from './create-consents';

interface Surroundings extends Pick<Platform, 'session' | 'documents' | 'events' | 'log'> {
  readonly consents: ConnectableConsents;
}

/**
 * Uploads and fetches the consents of the member. Source: ASYNC-consents, DOC-write-user.
 */
export function createConsentWork(surroundings: Surroundings): ConsentWork {
  const consents = forLearner(surroundings, (learner) =>
    createLearnerConsents(learner, surroundings),
  );
  return {
    async upload(names) {
      if (!consents.value) throw new AppError('unauthenticated', 'Nobody is signed in.');
      await consents.value.upload(names);
    },
    revert: () => consents.value?.revert(),
    manage: async () => consents.value?.manage(),
  };
}

function createLearnerConsents(
  { uid, documents }: Learner,
  { consents, events, log }: Surroundings,
): ConsentWork {
  const { state$, status$ } = consents;
  let running = Promise.resolve();
  /** The consents as last fetched or uploaded. */
  let stored: ConsentState | undefined;

  /** @param now the known consents; undefined without a document */
  function know(now: ConsentState | undefined): void {
    stored = now && { ...now, isUnderlined: false };
    status$.next({ status: now?.PPandTandCConsent ? 'success' : 'missing' });
  }

  async function upload(names: readonly ConsentName[] = CONSENT_NAMES): Promise<void> {
    const form = state$.value;
    await documents.merge(
      documentPaths.user(uid),
      toUserDocument(uid, form, documents.serverTimestamp(), names),
    );
    consents.isUploadWanted = false;
    know(takeConsents(stored ?? form, form, names));
    events.emit('consentsCollected', { UID: uid });
  }

  /**
   * Uploads the consents of the sign-up form. Google and Apple also admit existing members there,
   * who lose no consent; consents that they gave before keep their time.
   */
  async function uploadForm(isCurrent: () => boolean): Promise<void> {
    const document = await documents.get(documentPaths.user(uid));
    if (!isCurrent()) return;
    if (!document) return upload();
    const form = eitherOf(state$.value, toConsentState(document));
    state$.next(form);
    const names = differingConsents(form, document);
    if (names.length > 0) return upload(names);
    consents.isUploadWanted = false;
    know(form);
  }

  async function fetchStored(isCurrent: () => boolean): Promise<void> {
    const document = await documents.get(documentPaths.user(uid));
    if (!isCurrent()) return;
    // Without a document, keep the ticks of the form: the member is about to store them.
    if (document) state$.next(toConsentState(document));
    know(document && state$.value);
  }

  async function run(): Promise<void> {
    const ownStatus: ConsentsStatus = { status: 'loading' };
    /** False after a newer upload or a log-out. */
    const isCurrent = () => status$.value === ownStatus;
    status$.next(ownStatus);
    try {
      await (consents.isUploadWanted ? uploadForm : fetchStored)(isCurrent);
    } catch (error) {
      log.warn('The consents could not be managed', { reason: String(error) });
      if (isCurrent()) status$.next({ status: 'failure', error: error as AppError });
    }
  }

  return {
    upload,
    revert() {
      if (stored) state$.next(stored);
    },
    manage() {
      const { status } = status$.value;
      const isOver = status === 'success' || status === 'missing';
      if (!isOver && status !== 'loading') running = run();
      return running;
    },
  };
}
