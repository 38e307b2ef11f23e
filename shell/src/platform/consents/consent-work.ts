import {
  AppError,
  CONSENT_NAMES,
  differingConsents,
  documentPaths,
  eitherOf,
  takeConsents,
  toConsentState,
  toUserDocument,
  type ConsentName,
  type ConsentState,
  type ConsentsStatus,
  type Platform,
} from 'shared-contracts';
import type { ConsentWork, ShellConsents } from './create-consents';

interface Surroundings extends Pick<Platform, 'session' | 'documents' | 'events' | 'log'> {
  readonly consents: ShellConsents;
}

/** Uploads and fetches the consents of whoever is signed in. Source: SPEC §4 Consent flow, §7. */
export function createConsentWork(surroundings: Surroundings): ConsentWork {
  const { consents, session, documents, events, log } = surroundings;
  const { state$, status$ } = consents;
  let running = Promise.resolve();
  /** As last fetched or uploaded. */
  let stored: ConsentState | undefined;
  /** Counts log-outs: a uid would not tell a learner who is back from one who never left. */
  let visit = 0;

  // Only a reset leads to `idle`, and the session resets when somebody logs out.
  status$.subscribe(({ status }) => {
    if (status !== 'idle') return;
    visit += 1;
    stored = undefined;
  });

  const uidNow = () =>
    session.state$.value.status === 'member' ? session.state$.value.user.UID : undefined;

  /** @param now nothing: there is no document */
  function know(now: ConsentState | undefined): void {
    stored = now && { ...now, isUnderlined: false };
    status$.next({ status: now?.PPandTandCConsent ? 'success' : 'missing' });
  }

  async function upload(names: readonly ConsentName[] = CONSENT_NAMES): Promise<void> {
    const uid = uidNow();
    if (uid === undefined) throw new AppError('unauthenticated', 'Nobody is signed in.');
    const visitThen = visit;
    const form = state$.value;
    await documents.merge(
      documentPaths.user(uid),
      toUserDocument(uid, form, documents.serverTimestamp(), names),
    );
    if (visit !== visitThen) return;
    consents.isUploadWanted = false;
    know(takeConsents(stored ?? form, form, names));
    events.emit('consentsCollected', { UID: uid });
  }

  /**
   * From the sign-up form. Google and Apple also let in there who has an account already: they lose
   * no consent, and those they gave before keep their time.
   */
  async function uploadForm(uid: string, isDue: () => boolean): Promise<void> {
    const document = await documents.get(documentPaths.user(uid));
    // A log-out has reset the form: uploaded now, it would refuse everything.
    if (!isDue()) return;
    if (!document) return upload();
    const form = eitherOf(state$.value, toConsentState(document));
    state$.next(form);
    const names = differingConsents(form, document);
    if (names.length > 0) return upload(names);
    consents.isUploadWanted = false;
    know(form);
  }

  async function fetchStored(uid: string, isDue: () => boolean): Promise<void> {
    const document = await documents.get(documentPaths.user(uid));
    if (!isDue()) return;
    // Without a document the ticks of the form stay: there they are about to be given.
    if (document) state$.next(toConsentState(document));
    know(document && state$.value);
  }

  async function run(uid: string): Promise<void> {
    const mine: ConsentsStatus = { status: 'loading' };
    /** No longer once somebody has logged out, or stored something newer. */
    const isDue = () => status$.value === mine;
    status$.next(mine);
    try {
      await (consents.isUploadWanted ? uploadForm : fetchStored)(uid, isDue);
    } catch (error) {
      log.warn('The consents could not be managed', { reason: String(error) });
      if (isDue()) status$.next({ status: 'failure', error: error as AppError });
    }
  }

  return {
    upload,
    revert() {
      if (stored) state$.next(stored);
    },
    manage() {
      const uid = uidNow();
      const { status } = status$.value;
      const isOver = status === 'success' || status === 'missing';
      if (uid !== undefined && !isOver && status !== 'loading') running = run(uid);
      return running;
    },
  };
}
