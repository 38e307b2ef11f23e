import {
  AppError,
  documentPaths,
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

/** What was given in one of the two. */
const eitherOf = (form: ConsentState, stored: ConsentState): ConsentState => ({
  ...form,
  PPandTandCConsent: form.PPandTandCConsent || stored.PPandTandCConsent,
  RemindersConsent: form.RemindersConsent || stored.RemindersConsent,
  MarketingConsent: form.MarketingConsent || stored.MarketingConsent,
});

/** Uploads and fetches the consents of whoever is signed in. Source: SPEC §4 Consent flow, §7. */
export function createConsentWork(surroundings: Surroundings): ConsentWork {
  const { consents, session, documents, events, log } = surroundings;
  const { state$, status$ } = consents;
  let running = Promise.resolve();

  const uidNow = () =>
    session.state$.value.status === 'member' ? session.state$.value.user.UID : undefined;
  const known = (isAgreed: boolean) =>
    status$.next({ status: isAgreed ? 'success' : 'missing' } as const);

  async function upload(names?: readonly ConsentName[]): Promise<void> {
    const uid = uidNow();
    if (uid === undefined) throw new AppError('unauthenticated', 'Nobody is signed in.');
    const stored = state$.value;
    await documents.merge(
      documentPaths.user(uid),
      toUserDocument(uid, stored, documents.serverTimestamp(), names),
    );
    if (uidNow() !== uid) return;
    consents.isUploadWanted = false;
    known(stored.PPandTandCConsent);
    events.emit('consentsCollected', { UID: uid });
  }

  /**
   * From the sign-up form. Google and Apple also let in there who has an account already: a box that
   * was left empty then withdraws nothing.
   */
  async function uploadForm(uid: string): Promise<void> {
    const stored = await documents.get(documentPaths.user(uid));
    if (uidNow() !== uid) return;
    if (stored) state$.next(eitherOf(state$.value, toConsentState(stored)));
    await upload();
  }

  /** @param isDue no longer once somebody has logged out, or stored something newer */
  async function fetchStored(uid: string, isDue: () => boolean): Promise<void> {
    const stored = await documents.get(documentPaths.user(uid));
    if (!isDue()) return;
    // Without a document the ticks of the form stay: there they are about to be given.
    if (stored) state$.next(toConsentState(stored));
    known(stored !== undefined && state$.value.PPandTandCConsent);
  }

  async function run(uid: string): Promise<void> {
    const mine: ConsentsStatus = { status: 'loading' };
    const isDue = () => status$.value === mine;
    status$.next(mine);
    try {
      await (consents.isUploadWanted ? uploadForm(uid) : fetchStored(uid, isDue));
    } catch (error) {
      log.warn('The consents could not be managed', { reason: String(error) });
      if (isDue()) status$.next({ status: 'failure', error: error as AppError });
    }
  }

  return {
    upload,
    manage() {
      const uid = uidNow();
      const { status } = status$.value;
      const isOver = status === 'success' || status === 'missing';
      if (uid !== undefined && !isOver && status !== 'loading') running = run(uid);
      return running;
    },
  };
}
