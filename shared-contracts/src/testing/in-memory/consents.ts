import { BehaviorSubject } from 'rxjs';
import { CONSENT_LOAD_DELAY_MS } from '../../constants';
import { isReadWithoutConsent, toConsentState, toUserDocument } from '../../consents';
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
  let running = Promise.resolve();
  let delay: ReturnType<typeof setTimeout> | undefined;

  const uidNow = () => {
    const session = world?.session.state$.value;
    return session?.status === 'member' ? session.user.UID : undefined;
  };

  async function upload(names?: readonly ConsentName[]): Promise<void> {
    const uid = uidNow();
    if (!world || uid === undefined) throw new AppError('unauthenticated', 'Nobody is signed in.');
    const { documents, events } = world;
    const isAgreed = state$.value.PPandTandCConsent;
    await documents.merge(
      documentPaths.user(uid),
      toUserDocument(uid, state$.value, documents.serverTimestamp(), names),
    );
    if (uidNow() !== uid) return;
    isUploadWanted = false;
    status$.next({ status: isAgreed ? 'success' : 'missing' });
    events.emit('consentsCollected', { UID: uid });
  }

  /** `isDue` is over once somebody has logged out, or stored something newer. */
  async function fetchStored({ documents }: World, uid: string, isDue: () => boolean) {
    const stored = await documents.get(documentPaths.user(uid));
    if (!isDue()) return;
    if (stored) state$.next(toConsentState(stored));
    const isAgreed = stored !== undefined && state$.value.PPandTandCConsent;
    status$.next({ status: isAgreed ? 'success' : 'missing' });
  }

  async function run(given: World, uid: string): Promise<void> {
    const mine: ConsentsStatus = { status: 'loading' };
    const isDue = () => status$.value === mine;
    status$.next(mine);
    try {
      await (isUploadWanted ? upload() : fetchStored(given, uid, isDue));
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
        state$.next(NO_CONSENTS);
        status$.next(IDLE);
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
