import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import {
  type CurrentUser,
  type SessionState,
  IdentityError,
  type IdToken,
  type Session,
} from 'shared-contracts';
import type { InMemoryOptions } from '../options';
import type { Recorded } from '../recorded';
import { createAccounts, type StoredAccount } from './accounts';
import { identityError } from './identity-errors';

const ClaimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), name: v.optional(v.string(), '') }),
);

/**
 * Reads a token in the format of the provider's emulator, plain JSON `{ "sub": "…", "email": "…",
 * "name": "…" }`.
 *
 * @throws {IdentityError} `invalid-credential`
 */
function readIdToken({ idToken }: IdToken): v.InferOutput<typeof ClaimsSchema> {
  const claims = v.safeParse(ClaimsSchema, idToken);
  if (!claims.success) throw identityError('invalid-credential');
  return claims.output;
}

const GOOGLE_USER = { email: 'google@example.com', username: 'Google Learner' };

const toUser = ({
  UID,
  Username,
  email,
  emailVerified,
  providers,
}: StoredAccount): CurrentUser => ({
  UID,
  Username,
  email,
  emailVerified,
  providers,
});

/** A session that tests can put into any state. */
export interface SettableSession {
  readonly session: Session;
  setSession(state: SessionState): void;
}

function signIns(
  accounts: ReturnType<typeof createAccounts>,
  google: InMemoryOptions['google'],
  enter: (account: StoredAccount) => void,
) {
  return {
    async signInWithEmailAndPassword(email, password) {
      await Promise.resolve();
      enter(accounts.check(email, password));
    },
    async signUpWithEmailAndPassword(username, email, password) {
      await Promise.resolve();
      enter(accounts.create(username, email, password));
    },
    async signInWithGoogle() {
      await Promise.resolve();
      if (google instanceof IdentityError) throw google;
      const { email, username } = google ?? GOOGLE_USER;
      enter(accounts.findOrCreate('google.com', email, username));
    },
    async signInWithIdToken(token) {
      await Promise.resolve();
      const { email, name } = readIdToken(token);
      enter(accounts.findOrCreate(token.provider, email, name));
    },
  } satisfies Partial<Session>;
}

/** @param onChange runs after every change of the state, with the state before */
export function createSession(
  {
    session: first = { status: 'visitor' },
    accounts: given,
    google,
    remembersMember = first.status === 'member',
  }: InMemoryOptions,
  recorded: Recorded,
  onChange: (state: SessionState, earlierState: SessionState) => void,
): SettableSession {
  const state$ = new BehaviorSubject<SessionState>(first);
  const accounts = createAccounts(given, first);
  let isRemembered = remembersMember;

  const setSession = (state: SessionState) => {
    const earlierState = state$.value;
    if (JSON.stringify(earlierState) !== JSON.stringify(state)) state$.next(state);
    isRemembered = state.status === 'member';
    onChange(state, earlierState);
  };
  const enter = (account: StoredAccount) => setSession({ status: 'member', user: toUser(account) });
  const currentUser = (): CurrentUser => {
    if (state$.value.status !== 'member') throw identityError('null-user');
    return state$.value.user;
  };

  return {
    setSession,
    session: {
      state$,
      isMemberRemembered: () => isRemembered,
      async ready() {
        await Promise.resolve();
        if (state$.value.status === 'unknown') setSession({ status: 'visitor' });
        return state$.value;
      },
      ...signIns(accounts, google, enter),
      async sendPasswordResetEmail(email) {
        await Promise.resolve();
        recorded.resetEmails.push(accounts.find(email).email);
      },
      async sendVerificationEmail() {
        await Promise.resolve();
        recorded.verificationEmails.push(currentUser().email);
      },
      async verifyBeforeUpdateEmail(newEmail) {
        await Promise.resolve();
        currentUser();
        recorded.verificationEmails.push(newEmail);
      },
      async updatePassword(newPassword) {
        await Promise.resolve();
        accounts.setPassword(currentUser().email, newPassword);
      },
      async updateUsername(username) {
        await Promise.resolve();
        enter(accounts.rename(currentUser().email, username));
      },
      async reauthenticate(password) {
        await Promise.resolve();
        accounts.check(currentUser().email, password);
      },
      async reauthenticateWithGoogle() {
        await Promise.resolve();
        const { email } = currentUser();
        if (google instanceof IdentityError) throw google;
        if (google && google.email !== email) throw identityError('user-mismatch');
      },
      async refresh() {
        await Promise.resolve();
        enter(accounts.find(currentUser().email));
      },
      async isTeacher() {
        await Promise.resolve();
        const { value: now } = state$;
        return now.status === 'member' && accounts.find(now.user.email).isTeacher === true;
      },
      async signOut() {
        await Promise.resolve();
        setSession({ status: 'visitor' });
      },
    },
  };
}
