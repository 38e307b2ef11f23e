import { BehaviorSubject } from 'rxjs';
import { once, tellSessionFacts } from 'common';
import {
  IdentityError,
  toError,
  type Consents,
  type EventBus,
  type Session,
  type SessionState,
} from 'shared-contracts';
import type { Auth } from './firebase-auth';
import type { SignedInHint } from './signed-in-hint';

/** webpack's error for a missing chunk; for learners it equals a missing answer. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
/** Shown instead of the provider's message, because the provider's code is missing. */
const NOT_LOADED = 'The log-in service could not be loaded.';

/**
 * Converts the provider's error: its message unchanged (ERROR-log-in), its code without the prefix.
 */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const { message } = toError(error);
  const code =
    error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
  return new IdentityError(code || 'internal-error', message);
}

interface SessionOptions {
  /** Loads the identity provider's SDK. */
  readonly openAuth: () => Promise<Auth>;
  readonly consents: Consents;
  readonly events: EventBus;
  readonly hint: SignedInHint;
}

/**
 * Creates the session. The auth listener adds the user on log-in, and on log-out removes the user
 * and resets the consents. Source: SESSION-adds-user, SESSION-removes-user.
 */
export function createSession({ openAuth, consents, events, hint }: SessionOptions): Session {
  const state$ = new BehaviorSubject<SessionState>({ status: 'unknown' });
  const tellFacts = tellSessionFacts(events, consents);

  /** During a sign-up, the latest state waits in `held`. */
  let isHeld = false;
  let held: SessionState | undefined;

  function arrive(next: SessionState) {
    if (isHeld) {
      held = next;
      return;
    }
    const earlierState = state$.value;
    if (JSON.stringify(earlierState) !== JSON.stringify(next)) state$.next(next);
    hint.set(next.status === 'member');
    tellFacts(next, earlierState);
  }

  const open = once(async () => {
    const auth = await openAuth().catch((error: unknown) => {
      throw isNotLoaded(error) ? new IdentityError('network-request-failed', NOT_LOADED) : error;
    });
    auth.watch((user) => arrive(user ? { status: 'member', user } : { status: 'visitor' }));
    return auth;
  });

  const operation =
    <A extends unknown[]>(run: (auth: Auth, ...args: A) => Promise<unknown>) =>
    async (...args: A): Promise<void> => {
      try {
        await run(await open(), ...args);
      } catch (error) {
        throw toIdentityError(error);
      }
    };

  /** Waits for the first wanted state, the current one included. */
  function untilState(isWanted: (state: SessionState) => boolean): Promise<SessionState> {
    let stop: () => void;
    return new Promise<SessionState>((resolve) => {
      const watching = state$.subscribe((state) => {
        if (isWanted(state)) resolve(state);
      });
      stop = () => watching.unsubscribe();
    }).finally(() => stop());
  }

  /** Waits for the listener, not the request: only the listener ends a log-in. */
  const untilMember = async (work: Promise<unknown>) => {
    await work;
    await untilState(({ status }) => status === 'member');
  };

  return {
    state$,
    async ready() {
      await open();
      return untilState(({ status }) => status !== 'unknown');
    },
    signInWithEmailAndPassword: operation((auth, email: string, password: string) =>
      untilMember(auth.signIn(email, password)),
    ),
    signUpWithEmailAndPassword: operation(
      async (auth, username: string, email: string, password: string) => {
        // The provider announces a new account before its display name is saved. Wait for the name,
        // so all code that follows a log-in finds it.
        isHeld = true;
        try {
          await auth.signUp(username, email, password);
        } finally {
          isHeld = false;
          if (held) arrive(held);
          held = undefined;
        }
        return untilMember(Promise.resolve());
      },
    ),
    signInWithGoogle: operation((auth) => untilMember(auth.signInWithGoogle())),
    signInWithIdToken: operation((auth, token) => untilMember(auth.signInWithIdToken(token))),
    sendPasswordResetEmail: operation((auth, email) => auth.sendPasswordResetEmail(email)),
    sendVerificationEmail: operation((auth) => auth.sendVerificationEmail()),
    verifyBeforeUpdateEmail: operation((auth, email) => auth.verifyBeforeUpdateEmail(email)),
    updatePassword: operation((auth, password) => auth.updatePassword(password)),
    updateUsername: operation((auth, username) => auth.updateUsername(username)),
    reauthenticate: operation((auth, password) => auth.reauthenticate(password)),
    reauthenticateWithGoogle: operation((auth) => auth.reauthenticateWithGoogle()),
    refresh: operation((auth) => auth.refresh()),
    isTeacher: () =>
      open()
        .then((auth) => auth.isTeacher())
        .catch((error: unknown) => {
          throw toIdentityError(error);
        }),
    isMemberRemembered: () => hint.isSet,
    signOut: operation(async (auth) => {
      await auth.signOut();
      await untilState(({ status }) => status === 'visitor');
    }),
  };
}
