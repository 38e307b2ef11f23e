import { createConsents, createEventBus } from 'common';
import { IdentityError, type CurrentUser, type SessionState } from 'shared-contracts';
import { createSession } from './create-session';
import type { Auth } from './firebase-auth';

const learner: CurrentUser = {
  UID: 'u1',
  Username: 'Vreni',
  email: 'vreni@example.com',
  emailVerified: true,
  providers: ['password'],
};

function setUp() {
  let announce: (user: CurrentUser | null) => void = () => undefined;
  const auth = {
    watch: jest.fn((next: typeof announce) => {
      announce = next;
      return () => undefined;
    }),
    signIn: jest.fn(async () => announce(learner)),
    signUp: jest.fn(async () => announce(learner)),
    signOut: jest.fn(async () => announce(null)),
  };
  const openAuth = jest.fn(async () => auth as unknown as Auth);
  const consents = createConsents();
  const events = createEventBus();
  const hint = { isSet: false, set: jest.fn() };
  const session = createSession({ openAuth, consents, events, hint });
  const states: SessionState['status'][] = [];
  session.state$.subscribe(({ status }) => states.push(status));
  const facts: string[] = [];
  events.all$.subscribe(({ name }) => facts.push(name));
  return {
    session,
    auth,
    openAuth,
    consents,
    hint,
    states,
    facts,
    announce: (u: CurrentUser | null) => announce(u),
  };
}

/** Waits for all pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createSession', () => {
  test('is unknown and loads nothing until its first use', () => {
    const { session, openAuth } = setUp();
    expect(session.state$.value).toEqual({ status: 'unknown' });
    expect(openAuth).not.toHaveBeenCalled();
  });

  test('adds the user on log-in, and removes the user and resets consents on log-out [SESSION-adds-user] [SESSION-removes-user]', async () => {
    const { session, consents, hint, states, facts, announce } = setUp();
    const ready = session.ready();
    await Promise.resolve().then(() => Promise.resolve());
    announce(null);
    await expect(ready).resolves.toEqual({ status: 'visitor' });

    await session.signInWithEmailAndPassword('vreni@example.com', 'secret');
    expect(session.state$.value).toEqual({ status: 'member', user: learner });
    consents.set('MarketingConsent', true);

    await session.signOut();
    expect(consents.state$.value.MarketingConsent).toBe(false);
    expect(states).toEqual(['unknown', 'visitor', 'member', 'visitor']);
    expect(facts).toEqual(['userLoggedIn', 'userLoggedOut']);
    expect(hint.set.mock.calls).toEqual([[false], [true], [false]]);
  });

  test('emits a log-in once, also if the profile changes later', async () => {
    const { session, facts, announce } = setUp();
    await session.signInWithEmailAndPassword('vreni@example.com', 'secret');
    announce({ ...learner, Username: 'Vreni M.' });
    expect(facts).toEqual(['userLoggedIn']);
    expect(session.state$.value).toMatchObject({ user: { Username: 'Vreni M.' } });
  });

  test('emits a new user once the name is saved', async () => {
    const { session, auth, announce, states, facts } = setUp();
    auth.signUp.mockImplementationOnce(async () => {
      announce({ ...learner, Username: '' });
      announce(learner);
    });
    const names: string[] = [];
    session.state$.subscribe((state) => {
      if (state.status === 'member') names.push(state.user.Username);
    });
    await session.signUpWithEmailAndPassword('Vreni', 'vreni@example.com', 'secret');
    expect(names).toEqual(['Vreni']);
    expect(states).toEqual(['unknown', 'member']);
    expect(facts).toEqual(['userLoggedIn']);
  });

  test('emits nothing if the provider repeats a state', async () => {
    const { session, announce, states } = setUp();
    await session.signInWithEmailAndPassword('vreni@example.com', 'secret');
    const before = [...states];
    announce({ ...learner });
    expect(states).toEqual(before);
  });

  test('is logged in and logged out only after the provider reports it', async () => {
    const { session, auth, announce } = setUp();
    auth.signIn.mockImplementationOnce(async () => undefined);
    auth.signOut.mockImplementationOnce(async () => undefined);
    const done: string[] = [];
    const logIn = session.signInWithEmailAndPassword('a', 'b').then(() => done.push('in'));
    await settle();
    expect(done).toEqual([]);
    announce(learner);
    await logIn;
    const logOut = session.signOut().then(() => done.push('out'));
    await settle();
    expect(done).toEqual(['in']);
    announce(null);
    await logOut;
    expect(done).toEqual(['in', 'out']);
  });

  test('drops a waiting state before the next sign-up', async () => {
    const { session, auth, states } = setUp();
    await session.signUpWithEmailAndPassword('Vreni', 'vreni@example.com', 'secret');
    await session.signOut();
    auth.signUp.mockRejectedValueOnce(new Error('Firebase: Error (auth/weak-password).'));
    await expect(session.signUpWithEmailAndPassword('V', 'v@example.com', 'x')).rejects.toThrow();
    expect(session.state$.value).toEqual({ status: 'visitor' });
    expect(states).toEqual(['unknown', 'member', 'visitor']);
  });

  test('keeps the session after a refused sign-up', async () => {
    const { session, auth, announce } = setUp();
    const ready = session.ready();
    await Promise.resolve().then(() => Promise.resolve());
    announce(null);
    await ready;
    auth.signUp.mockRejectedValueOnce(new Error('Firebase: Error (auth/weak-password).'));
    await expect(session.signUpWithEmailAndPassword('V', 'v@example.com', 'x')).rejects.toThrow(
      'auth/weak-password',
    );
    expect(session.state$.value).toEqual({ status: 'visitor' });
  });

  test('passes the message of the provider on unchanged [IDCODE-wrong-password]', async () => {
    const { session, auth } = setUp();
    const refusal = Object.assign(new Error('Firebase: Error (auth/wrong-password).'), {
      code: 'auth/wrong-password',
    });
    auth.signIn.mockRejectedValueOnce(refusal);
    await expect(session.signInWithEmailAndPassword('a', 'b')).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'wrong-password',
      message: 'Firebase: Error (auth/wrong-password).',
    });
  });

  test('passes on an `IdentityError` unchanged', async () => {
    const { session, auth } = setUp();
    const refusal = new IdentityError('wrong-password', 'No.');
    auth.signIn.mockRejectedValueOnce(refusal);
    await expect(session.signInWithEmailAndPassword('a', 'b')).rejects.toBe(refusal);
  });

  test('retries after the SDK could not be loaded', async () => {
    const { session, openAuth } = setUp();
    const notLoaded = Object.assign(new Error('Loading chunk auth failed.'), {
      name: 'ChunkLoadError',
    });
    openAuth.mockRejectedValueOnce(notLoaded);
    await expect(session.signInWithEmailAndPassword('a', 'b')).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'network-request-failed',
      message: 'The log-in service could not be loaded.',
    });
    await session.signInWithEmailAndPassword('a', 'b');
    expect(session.state$.value.status).toBe('member');
  });

  test('passes on other errors of the SDK unchanged', async () => {
    const { session, openAuth } = setUp();
    openAuth.mockRejectedValueOnce(new Error('Firebase: Error (auth/invalid-api-key).'));
    await expect(session.signInWithEmailAndPassword('a', 'b')).rejects.toMatchObject({
      code: 'internal-error',
      message: 'Firebase: Error (auth/invalid-api-key).',
    });
  });
});
