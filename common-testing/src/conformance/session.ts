import { isLoggedIn, type SessionState } from 'shared-contracts';
import { eventually, identityError } from './expectations';
import type { Given } from './harness';

/** Codes; a provider that hides existing addresses answers `invalid-credential` for both. */
const WRONG_PASSWORD = ['wrong-password', 'invalid-credential'];
const UNKNOWN_USER = ['user-not-found', 'invalid-credential'];

export function sessionPromises(given: Given): void {
  test('is unknown until the identity provider has answered, then a visitor', async () => {
    const { session } = given().platform;
    expect(session.state$.value).toEqual({ status: 'unknown' });
    expect(await session.ready()).toEqual({ status: 'visitor' });
    expect(session.state$.value).toEqual({ status: 'visitor' });
  });

  test('goes from visitor to member to visitor [IDENTITY-sign-in] [SESSION-adds-user]', async () => {
    const { platform, accounts } = given();
    const { session } = platform;
    await session.ready();
    const statuses: SessionState['status'][] = [];
    const subscription = session.state$.subscribe(({ status }) => statuses.push(status));

    await session.signInWithEmailAndPassword(accounts.known.email, accounts.known.password);
    expect(session.state$.value).toMatchObject({
      status: 'member',
      user: { UID: expect.stringMatching(/./), email: accounts.known.email },
    });
    await session.signOut();

    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([
      'visitor',
      'member',
      'visitor',
    ]);
    subscription.unsubscribe();
  });

  test('has UID, username and e-mail of a logged-in user [ENTITY-current-user]', async () => {
    const { platform, accounts } = given();
    const { username, email, password } = accounts.fresh();
    expect(isLoggedIn(await platform.session.ready())).toBe(false);
    await platform.session.signUpWithEmailAndPassword(username, email, password);
    const state = platform.session.state$.value;
    expect(isLoggedIn(state)).toBe(true);
    expect(isLoggedIn(state) && state.user).toMatchObject({
      UID: expect.stringMatching(/./),
      Username: username,
      email,
    });
  });

  test('signs in before anything has asked for the session', async () => {
    const { platform, accounts } = given();
    await platform.session.signInWithEmailAndPassword(
      accounts.known.email,
      accounts.known.password,
    );
    expect(await platform.session.ready()).toMatchObject({ status: 'member' });
  });

  test('remembers a member until the log-out', async () => {
    const { platform, accounts } = given();
    const { session } = platform;
    await session.signInWithEmailAndPassword(accounts.known.email, accounts.known.password);
    expect(session.isMemberRemembered()).toBe(true);
    await session.signOut();
    expect(session.isMemberRemembered()).toBe(false);
  });

  test('knows a teacher from a learner, and both from a visitor', async () => {
    const { platform, accounts } = given();
    const { session } = platform;
    expect(await session.isTeacher()).toBe(false);
    for (const [account, isTeacher] of [
      [accounts.teacher, true],
      [accounts.known, false],
    ] as const) {
      await session.signInWithEmailAndPassword(account.email, account.password);
      expect(await session.isTeacher()).toBe(isTeacher);
    }
  });

  test("refuses a wrong password in the provider's words", async () => {
    const { platform, accounts } = given();
    await identityError(
      platform.session.signInWithEmailAndPassword(accounts.known.email, 'not-the-password'),
      WRONG_PASSWORD,
    );
    expect(await platform.session.ready()).toEqual({ status: 'visitor' });
  });

  test('refuses an unknown user', async () => {
    const { platform, accounts } = given();
    const { email, password } = accounts.fresh();
    await identityError(platform.session.signInWithEmailAndPassword(email, password), UNKNOWN_USER);
  });

  test('signs up and saves the username as the display name [IDENTITY-sign-up] [IDENTITY-profile] [ENTITY-display-name]', async () => {
    const { platform, accounts } = given();
    const { username, email, password } = accounts.fresh();
    await platform.session.signUpWithEmailAndPassword(username, email, password);
    expect(platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { Username: username, email, providers: ['password'] },
    });

    await platform.session.signOut();
    await platform.session.signInWithEmailAndPassword(email, password);
    expect(platform.session.state$.value).toMatchObject({ user: { Username: username } });
  });

  test('refuses to sign up with an address that is taken [IDCODE-email-already-in-use]', async () => {
    const { platform, accounts } = given();
    await identityError(
      platform.session.signUpWithEmailAndPassword('Heidi', accounts.known.email, 'long-enough'),
      ['email-already-in-use'],
    );
  });

  test('refuses to sign up with a password of fewer than 6 characters [VALID-password-minimum]', async () => {
    const { platform, accounts } = given();
    const { username, email } = accounts.fresh();
    await identityError(platform.session.signUpWithEmailAndPassword(username, email, '12345'), [
      'weak-password',
    ]);
  });

  test('emits events of a log-in with its user, and of a log-out', async () => {
    const { platform, accounts } = given();
    const { session, events } = platform;
    const names: string[] = [];
    const subscription = events.all$.subscribe(({ name }) => names.push(name));
    const loggedIn = eventually(events.on('userLoggedIn'));

    await session.signInWithEmailAndPassword(accounts.known.email, accounts.known.password);
    const state = session.state$.value;
    expect(await loggedIn).toEqual({ UID: state.status === 'member' ? state.user.UID : '' });
    await session.signOut();

    expect(names).toEqual(['userLoggedIn', 'userLoggedOut']);
    subscription.unsubscribe();
  });

  test('changes a password after a reauthentication', async () => {
    const { platform, accounts } = given();
    const { session } = platform;
    const { username, email, password } = accounts.fresh();
    await session.signUpWithEmailAndPassword(username, email, password);

    await identityError(session.reauthenticate('not-the-password'), WRONG_PASSWORD);
    await session.reauthenticate(password);
    await session.updatePassword('another-password');
    await session.signOut();

    await identityError(session.signInWithEmailAndPassword(email, password), WRONG_PASSWORD);
    await session.signInWithEmailAndPassword(email, 'another-password');
    expect(session.state$.value).toMatchObject({ status: 'member', user: { email } });
  });

  test('saves another username without a log-in event', async () => {
    const { platform, accounts } = given();
    const { session, events } = platform;
    const { username, email, password } = accounts.fresh();
    await session.signUpWithEmailAndPassword(username, email, password);
    const names: string[] = [];
    const subscription = events.all$.subscribe(({ name }) => names.push(name));
    await session.updateUsername('Another Name');
    expect(session.state$.value).toMatchObject({ user: { Username: 'Another Name', email } });
    expect(names).toEqual([]);
    subscription.unsubscribe();

    await session.signOut();
    await session.signInWithEmailAndPassword(email, password);
    expect(session.state$.value).toMatchObject({ user: { Username: 'Another Name' } });
  });

  test('reads the user again without a log-in event', async () => {
    const { platform, accounts } = given();
    const { session, events } = platform;
    await session.signInWithEmailAndPassword(accounts.known.email, accounts.known.password);
    const before = session.state$.value;
    const names: string[] = [];
    const subscription = events.all$.subscribe(({ name }) => names.push(name));
    await session.refresh();
    expect(session.state$.value).toEqual(before);
    expect(names).toEqual([]);
    subscription.unsubscribe();
  });

  test('refuses operations of a signed-in user to a visitor', async () => {
    const { session } = given().platform;
    await session.ready();
    await expect(session.sendVerificationEmail()).rejects.toHaveProperty('name', 'IdentityError');
    await expect(session.updatePassword('long-enough')).rejects.toHaveProperty(
      'name',
      'IdentityError',
    );
    await expect(session.updateUsername('Heidi')).rejects.toHaveProperty('name', 'IdentityError');
    await expect(session.reauthenticateWithGoogle()).rejects.toHaveProperty(
      'name',
      'IdentityError',
    );
    await expect(session.refresh()).rejects.toHaveProperty('name', 'IdentityError');
  });
}
