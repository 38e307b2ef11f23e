import { IdentityError } from 'shared-contracts';
import { aMember } from 'common-testing';
import { createInMemoryPlatform } from './index';

const HEIDI = { email: 'heidi@example.com', password: 'gruezi-mitenand', username: 'Heidi' };

test('is a visitor by default', () => {
  expect(createInMemoryPlatform().session.state$.value).toEqual({ status: 'visitor' });
  expect(createInMemoryPlatform({ session: aMember() }).session.state$.value).toEqual(aMember());
});

test.each([
  ['a wrong password', 'heidi@example.com', 'wrong', 'wrong-password'],
  ['an unknown address', 'peter@example.com', 'wrong', 'user-not-found'],
  ['no address', '', 'wrong', 'invalid-email'],
  ['no password', 'heidi@example.com', '', 'missing-password'],
])('refuses %s', async (_case, email, password, code) => {
  const { session } = createInMemoryPlatform({ accounts: [HEIDI] });
  await expect(session.signInWithEmailAndPassword(email, password)).rejects.toMatchObject({
    name: 'IdentityError',
    code,
  });
});

test("reports a wrong password in the provider's words", async () => {
  const { session } = createInMemoryPlatform({ accounts: [HEIDI] });
  await expect(session.signInWithEmailAndPassword(HEIDI.email, 'wrong')).rejects.toThrow(
    'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
  );
});

test('compares addresses without regard to case', async () => {
  const { session } = createInMemoryPlatform({ accounts: [HEIDI] });
  await session.signInWithEmailAndPassword('Heidi@Example.com', HEIDI.password);
  expect(session.state$.value).toMatchObject({ user: { Username: 'Heidi' } });
});

test('accepts the seeded password of a member who is signed in from the start', async () => {
  const { session } = createInMemoryPlatform({ session: aMember() });
  await expect(session.reauthenticate('gruezi-mitenand')).resolves.toBeUndefined();
  await expect(session.reauthenticate('wrong')).rejects.toHaveProperty('code', 'wrong-password');
});

test('signs in with Google, or fails with the given error', async () => {
  const works = createInMemoryPlatform().session;
  await works.signInWithGoogle();
  expect(works.state$.value).toMatchObject({ user: { providers: ['google.com'] } });

  const google = new IdentityError('popup-closed-by-user', 'The popup was closed.');
  const fails = createInMemoryPlatform({ google }).session;
  await expect(fails.signInWithGoogle()).rejects.toBe(google);
});

test("signs in with a token in the format of the provider's emulator", async () => {
  const { session } = createInMemoryPlatform();
  const idToken = JSON.stringify({ sub: '1', email: 'app@example.com', name: 'App' });
  await session.signInWithIdToken({ provider: 'apple.com', idToken, nonce: 'nonce' });
  expect(session.state$.value).toMatchObject({
    user: { email: 'app@example.com', Username: 'App', providers: ['apple.com'] },
  });
  await expect(
    session.signInWithIdToken({ provider: 'google.com', idToken: 'no token' }),
  ).rejects.toHaveProperty('code', 'invalid-credential');
});

test('records the e-mails that the provider would send', async () => {
  const { session, recorded } = createInMemoryPlatform({ session: aMember() });
  await session.sendPasswordResetEmail('heidi@example.com');
  await session.sendVerificationEmail();
  await session.verifyBeforeUpdateEmail('new@example.com');
  expect(recorded.resetEmails).toEqual(['heidi@example.com']);
  expect(recorded.verificationEmails).toEqual(['heidi@example.com', 'new@example.com']);
  await expect(session.sendPasswordResetEmail('nobody@example.com')).rejects.toHaveProperty(
    'code',
    'user-not-found',
  );
});

test('`setSession` updates events, consents and the sign-up flow', () => {
  const { setSession, events, consents, signUpFlow } = createInMemoryPlatform();
  const facts: unknown[] = [];
  events.all$.subscribe((event) => facts.push(event));
  const done: string[] = [];
  signUpFlow.start(() => done.push('done'));
  consents.set('PPandTandCConsent', true);

  setSession(aMember({ UID: 'uid-1' }));
  setSession(aMember({ UID: 'uid-1', Username: 'A new name' }));
  expect(consents.state$.value.PPandTandCConsent).toBe(true);
  setSession({ status: 'visitor' });

  expect(done).toEqual(['done']);
  expect(consents.state$.value.PPandTandCConsent).toBe(false);
  expect(facts).toEqual([
    { name: 'userLoggedIn', payload: { UID: 'uid-1' } },
    { name: 'userLoggedOut', payload: {} },
  ]);
});
