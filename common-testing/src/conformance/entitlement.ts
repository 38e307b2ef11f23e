import {
  idle,
  success,
  ENTITLEMENT_STALE_MS,
  AppError,
  type EntitlementState,
} from 'shared-contracts';
import { eventually } from './expectations';
import type { Credentials, Given } from './harness';

const NONE = success(undefined);

export function entitlementPromises(given: Given): void {
  const signIn = async ({ email, password }: Credentials): Promise<string> => {
    const { session } = given().platform;
    await session.signInWithEmailAndPassword(email, password);
    const state = session.state$.value;
    return state.status === 'member' ? state.user.UID : '';
  };

  /** Counts the reads of the learner's own plan, without other documents. */
  function spyOnReads() {
    const { documents } = given().platform;
    const get = jest.spyOn(documents, 'get');
    const isPlan = ([path]: readonly unknown[]) => String(path).startsWith('Entitlements/');
    return { get, count: () => get.mock.calls.filter(isPlan).length };
  }

  const known = (condition: (state: EntitlementState) => boolean = () => true) =>
    eventually(
      given().platform.entitlement$,
      (state) => (state.status === 'success' || state.status === 'failure') && condition(state),
    );

  afterEach(() => jest.restoreAllMocks());

  test('is idle until the session is known, and costs a visitor no read', async () => {
    const { session, entitlement$ } = given().platform;
    const reads = spyOnReads();
    expect(entitlement$.value).toEqual(idle);
    await session.ready();
    expect(await known()).toEqual(NONE);
    expect(reads.count()).toBe(0);
  });

  test('is not read before the first subscription, then once for all', async () => {
    const { entitlement$ } = given().platform;
    const reads = spyOnReads();
    await signIn(given().accounts.subscriber);
    expect(entitlement$.value).toEqual(idle);
    expect(reads.count()).toBe(0);

    const [first, second] = await Promise.all([known(), known()]);
    expect(first).toMatchObject({ status: 'success', value: { Tier: expect.any(Number) } });
    expect(second).toBe(first);
    expect(entitlement$.value).toBe(first);
    expect(reads.count()).toBe(1);
  });

  test('follows the signed-in user', async () => {
    const { platform, accounts } = given();
    const states: EntitlementState[] = [];
    const subscription = platform.entitlement$.subscribe((state) => states.push(state));
    await signIn(accounts.subscriber);
    expect(await known(({ status }) => status === 'success')).toHaveProperty('value.Tier');
    await platform.session.signOut();
    expect(platform.entitlement$.value).toEqual(NONE);
    states.length = 0;
    await signIn(accounts.known);
    expect(await known()).toEqual(NONE);
    expect(states.map(({ status }) => status)).toContain('loading');
    subscription.unsubscribe();
  });

  test('is read again after a changed subscription, and stays known meanwhile', async () => {
    const { platform, accounts } = given();
    await signIn(accounts.subscriber);
    const before = await known();
    const states: EntitlementState[] = [];
    const subscription = platform.entitlement$.subscribe((state) => states.push(state));
    platform.events.emit('subscriptionChanged', { ProductID: 'vip_monthly' });
    await eventually(platform.entitlement$, (state) => state !== before);
    expect(states.map(({ status }) => status)).toEqual(['success', 'success']);
    subscription.unsubscribe();
  });

  test('is read after a purchase on a page without a subscriber', async () => {
    const { platform, accounts } = given();
    await signIn(accounts.subscriber);
    const reads = spyOnReads();
    platform.events.emit('subscriptionChanged', { ProductID: 'vip_monthly' });
    expect(reads.count()).toBe(1);
    expect(await known(({ status }) => status === 'success')).toHaveProperty('value.Tier');
    expect(reads.count()).toBe(1);
  });

  test('is read again when the page comes back after five minutes, not earlier', async () => {
    const { platform, accounts, returnToPage } = given();
    await signIn(accounts.subscriber);
    const reads = spyOnReads();
    const before = await known();
    returnToPage();
    expect(reads.count()).toBe(1);
    const later = Date.now() + ENTITLEMENT_STALE_MS;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    returnToPage();
    await eventually(platform.entitlement$, (state) => state !== before);
    expect(reads.count()).toBe(2);
  });

  test('may fail, and is read again by a refresh', async () => {
    const { platform, accounts } = given();
    await signIn(accounts.subscriber);
    const { get } = spyOnReads();
    const offline = new AppError('unavailable', 'offline');
    get.mockRejectedValueOnce(offline);
    expect(await known()).toEqual({ status: 'failure', error: offline });
    await platform.refreshEntitlement();
    expect(platform.entitlement$.value).toHaveProperty('value.Tier');
    // The known plan stays when a later read fails.
    const before = platform.entitlement$.value;
    get.mockRejectedValueOnce(offline);
    await platform.refreshEntitlement();
    expect(platform.entitlement$.value).toBe(before);
  });
}
