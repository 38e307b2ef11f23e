import { BehaviorSubject } from 'rxjs';
import { CONSENT_LOAD_DELAY_MS } from '../../constants';
import {
  CONSENT_NAMES,
  differingConsents,
  eitherOf,
  isReadWithoutConsent,
  takeConsents,
  toConsentState,
  toUserDocument,
} from '../../consents';
import { documentPaths } from '../../document-paths';
import {
  NO_CONSENTS,
  type ConsentName,
  type ConsentsStatus,
  type ConsentState,
} from '../../entities/index';
import { AppError } from '../../errors/index';
import type { Consents, Platform } from '../../platform/index';

type World = Pick<Platform, 'session' | 'documents' | 'navigation' | 'events' | 'log'>;

/** The consents, and what ties them to the rest once that is there. */
export interface ConnectableConsents {
  readonly consents: Consents;
  /** From now on a log-in is followed by the consent flow (SPEC §4). */
  connect(world: World): void;
}

const IDLE: ConsentsStatus = { status: 'idle' };

/** Source: SPEC §2 consent form, §3 consent state, §4 consent flow. */
export function createConsents(): ConnectableConsents {
  const state$ = new BehaviorSubject<ConsentState>(NO_CONSENTS);
  const status$ = new BehaviorSubject<ConsentsStatus>(IDLE);
  let world: World | undefined;
  let isUploadWanted = false;
  /** As last fetched or uploaded. */
  let stored: ConsentState | undefined;
  /** Counts log-outs; what began before one does not count after it. */
  let visit = 0;
  let running = Promise.resolve();
  let delay: ReturnType<typeof setTimeout> | undefined;

  const uidNow = () => {
    const session = world?.session.state$.value;
    return session?.status === 'member' ? session.user.UID : undefined;
  };

  function know(now: ConsentState | undefined): void {
    stored = now && { ...now, isUnderlined: false };
    status$.next({ status: now?.PPandTandCConsent ? 'success' : 'missing' });
  }

  async function upload(names: readonly ConsentName[] = CONSENT_NAMES): Promise<void> {
    const uid = uidNow();
    if (!world || uid === undefined) throw new AppError('unauthenticated', 'Nobody is signed in.');
    const { documents, events } = world;
    const visitThen = visit;
    const form = state$.value;
    await documents.merge(
      documentPaths.user(uid),
      toUserDocument(uid, form, documents.serverTimestamp(), names),
    );
    if (visit !== visitThen) return;
    isUploadWanted = false;
    know(takeConsents(stored ?? form, form, names));
    events.emit('consentsCollected', { UID: uid });
  }

  /** `isDue` is over once somebody has logged out, or stored something newer. */
  async function uploadForm({ documents }: World, uid: string, isDue: () => boolean) {
    const document = await documents.get(documentPaths.user(uid));
    if (!isDue()) return;
    if (!document) return upload();
    const form = eitherOf(state$.value, toConsentState(document));
    state$.next(form);
    const names = differingConsents(form, document);
    if (names.length > 0) return upload(names);
    isUploadWanted = false;
    know(form);
  }

  async function fetchStored({ documents }: World, uid: string, isDue: () => boolean) {
    const document = await documents.get(documentPaths.user(uid));
    if (!isDue()) return;
    if (document) state$.next(toConsentState(document));
    know(document && state$.value);
  }

  async function run(given: World, uid: string): Promise<void> {
    const mine: ConsentsStatus = { status: 'loading' };
    const isDue = () => status$.value === mine;
    status$.next(mine);
    try {
      await (isUploadWanted ? uploadForm : fetchStored)(given, uid, isDue);
    } catch (error) {
      given.log.warn('The consents could not be managed', { error });
      if (isDue()) status$.next({ status: 'failure', error: error as AppError });
    }
  }

  function manage(): Promise<void> {
    const uid = uidNow();
    const { status } = status$.value;
    if (status === 'loading') return running;
    if (!world || uid === undefined || status === 'success' || status === 'missing') {
      return Promise.resolve();
    }
    running = run(world, uid);
    return running;
  }

  return {
    consents: {
      state$,
      status$,
      set: (name, value) => state$.next({ ...state$.value, [name]: value, isUnderlined: false }),
      highlight: () => state$.next({ ...state$.value, isUnderlined: true }),
      reset() {
        isUploadWanted = false;
        stored = undefined;
        visit += 1;
        state$.next(NO_CONSENTS);
        status$.next(IDLE);
      },
      revert() {
        if (stored) state$.next(stored);
      },
      uploadAfterSignIn(isWanted = true) {
        isUploadWanted = isWanted;
      },
      manage,
      upload,
    },
    connect(given) {
      world = given;
      const { events, navigation } = given;
      events.on('userLoggedOut').subscribe(() => clearTimeout(delay));
      events.on('userLoggedIn').subscribe(() => {
        if (isUploadWanted) void manage();
        clearTimeout(delay);
        delay = setTimeout(async () => {
          await manage();
          const isMissing = status$.value.status === 'missing';
          if (isMissing && !isReadWithoutConsent(navigation.location$.value.pathname)) {
            navigation.go('/collect-consents');
          }
        }, CONSENT_LOAD_DELAY_MS);
        // In Node no test has to wait for it.
        (delay as { unref?: () => void }).unref?.();
      });
    },
  };
}
