import type { Given } from './harness';

export function signUpFlowPromises(given: Given): void {
  const logInAndOut = async () => {
    const { platform, accounts } = given();
    await platform.session.signInWithEmailAndPassword(
      accounts.known.email,
      accounts.known.password,
    );
    const isActive = platform.signUpFlow.isActive$.value;
    await platform.session.signOut();
    return { wasActiveWhileIn: isActive };
  };

  test('is closed at first and opened by start', () => {
    const { signUpFlow } = given().platform;
    expect(signUpFlow.isActive$.value).toBe(false);
    signUpFlow.start();
    expect(signUpFlow.isActive$.value).toBe(true);
  });

  test('has the purpose of the last start', () => {
    const { signUpFlow } = given().platform;
    signUpFlow.start(() => undefined, 'VIP');
    expect(signUpFlow.purpose).toBe('VIP');
    signUpFlow.start();
    expect(signUpFlow.purpose).toBeUndefined();
  });

  test('closes on log-in and runs every completion handler once, in order [SESSION-completion] [ENTITY-sign-up-flow]', async () => {
    const { signUpFlow } = given().platform;
    const ran: string[] = [];
    signUpFlow.start(() => ran.push('first'));
    signUpFlow.start(() => ran.push('second'));
    expect(ran).toEqual([]);

    expect(await logInAndOut()).toEqual({ wasActiveWhileIn: false });
    await logInAndOut();
    expect(ran).toEqual(['first', 'second']);
  });

  test('runs the other handlers when one throws', async () => {
    const { signUpFlow } = given().platform;
    const ran: string[] = [];
    signUpFlow.start(() => {
      throw new Error('A handler that fails');
    });
    signUpFlow.start(() => ran.push('second'));
    await logInAndOut();
    expect(ran).toEqual(['second']);
  });

  test('forgets its handlers when it is cancelled', async () => {
    const { signUpFlow } = given().platform;
    const ran: string[] = [];
    signUpFlow.start(() => ran.push('forgotten'));
    signUpFlow.cancel();
    expect(signUpFlow.isActive$.value).toBe(false);
    await logInAndOut();
    expect(ran).toEqual([]);
  });
}
