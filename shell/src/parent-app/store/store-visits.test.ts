import { AppError, type CurrentSubscriptions, type ParentAppPackage } from 'shared-contracts';
import {
  aMember,
  aSubscription,
  createInMemoryPlatform,
  subscriptionsOf,
  type InMemoryOptions,
} from 'shared-contracts/testing';
import { serve } from '../serve';
import type { StoreMessage } from './follow-visits';

const BASIC = aSubscription({ identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 });

const VIP: ParentAppPackage = {
  identifier: 'VIP_monthly',
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: 'store.vip',
    priceString: '€ 42,99',
    subscriptionPeriod: 'P1M',
    introPrice: null,
  },
};

/** What our server says now; a failure: it cannot be reached. */
let plans: CurrentSubscriptions | AppError = {};
const answer = () => {
  if (plans instanceof AppError) throw plans;
  return plans;
};

const RESTORE = { type: 'RESTORE_PURCHASES', payload: {} };

const NINA = aMember({ UID: 'nina' });
const OTTO = aMember({ UID: 'otto' });

/** A page inside the app, as it starts. */
function startPage(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: NINA,
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
    functions: { syncSubscription: answer, getCurrentSubscriptions: answer },
    ...options,
  });
  // The first screen is there.
  platform.loading.stop();
  const changed: unknown[] = [];
  platform.events.on('subscriptionChanged').subscribe((event) => changed.push(event));
  const { receive, beginVisit } = serve(platform);
  platform.parentApp.messages$.subscribe(receive);
  platform.parentApp.beforeSending((message) =>
    message.type === 'LOG_IN_TO_SUBSCRIPTION_SERVICE'
      ? undefined
      : beginVisit(message as StoreMessage),
  );
  return {
    platform,
    changed,
    titles: () => platform.recorded.alerts.map(({ title }) => title),
    toTheStore: () =>
      platform.recorded.sent.filter(({ type }) => type !== 'LOG_IN_TO_SUBSCRIPTION_SERVICE'),
    isLoading: () => platform.loading.isActive$.value,
    visit: () => platform.parentApp.storeVisit$.value,
    buy: () => platform.parentApp.send('PURCHASE_PACKAGE', { package: VIP, oldProductID: null }),
    restore: () => platform.parentApp.send('RESTORE_PURCHASES', {}),
    stopLoading: (outcome?: string) =>
      platform.receive({ type: 'STOP_LOADING', payload: outcome === undefined ? {} : { outcome } }),
  };
}

const seconds = (many: number) => jest.advanceTimersByTimeAsync(many * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  plans = {};
});
afterEach(() => {
  // An earlier page must not go on beside the next one.
  jest.clearAllTimers();
  jest.useRealTimers();
});

const BOUGHT = 'Thank you';
const LATE = 'Your purchase is still being confirmed';

describe('a purchase', () => {
  test('is said once our server knows the plan, which opens everywhere [ABOUT-bought-in-apps]', async () => {
    const page = startPage();
    page.buy();
    expect(page.isLoading()).toBe(true);
    expect(page.visit()).toBe('open');
    page.stopLoading();
    await seconds(0);
    expect(page.isLoading()).toBe(false);
    expect(page.visit()).toBe('checking');
    await seconds(8);
    expect(page.titles()).toEqual([]);
    plans = subscriptionsOf(aSubscription());
    await seconds(3);
    expect(page.platform.recorded.alerts).toEqual([
      { title: BOUGHT, description: 'VIP is your plan now. Everything in it is open.' },
    ]);
    expect(page.changed).toEqual([{ ProductID: 'vip_monthly' }]);
    expect(page.visit()).toBe('none');
    await seconds(120);
    expect(page.titles()).toEqual([BOUGHT]);
    expect(startPage().visit()).toBe('none');
  });

  test('of which the app says nothing loads for 60 s, then is asked for during 30 s', async () => {
    const page = startPage();
    page.buy();
    await seconds(59);
    expect(page.isLoading()).toBe(true);
    expect(page.platform.recorded.calls).toEqual([]);
    await seconds(1);
    expect(page.isLoading()).toBe(false);
    await seconds(29);
    expect(page.titles()).toEqual([]);
    await seconds(4);
    expect(page.titles()).toEqual([LATE]);
    const { length } = page.platform.recorded.calls;
    expect(length).toBeGreaterThanOrEqual(10);
    await seconds(120);
    expect(page.platform.recorded.calls).toHaveLength(length);
  });

  test.each([
    ['that the store may know it already', undefined, true],
    ['nothing of a restore to an app that has none', ['PURCHASE_PACKAGE'] as const, false],
  ])('which nobody confirms says %s', async (_, supports, isNamed) => {
    const page = startPage(supports ? { parentAppSupports: supports } : {});
    page.buy();
    page.stopLoading();
    await seconds(34);
    const [said] = page.platform.recorded.alerts;
    expect(said?.title).toBe(LATE);
    expect(/own the plan already, restore it/.test(said?.description ?? '')).toBe(isNamed);
  });

  test('another plan, or one that was cancelled before, is not taken for it', async () => {
    const page = startPage();
    plans = subscriptionsOf(BASIC, aSubscription({ cancels: true }));
    page.buy();
    page.stopLoading();
    await seconds(34);
    expect(page.titles()).toEqual([LATE]);
  });

  test('is found although our server failed meanwhile', async () => {
    const page = startPage();
    plans = new AppError('unavailable', 'offline');
    page.buy();
    page.stopLoading();
    await seconds(10);
    plans = subscriptionsOf(aSubscription());
    await seconds(3);
    expect(page.titles()).toEqual([BOUGHT]);
  });

  test('that the learner gave up is said at once, and forgotten', async () => {
    const page = startPage();
    page.buy();
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual(['Nothing was bought']);
    expect(page.visit()).toBe('none');
    expect(startPage().visit()).toBe('none');
  });

  test('that the store sold all the same is no cancelled one', async () => {
    const page = startPage();
    plans = subscriptionsOf(aSubscription());
    page.buy();
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual([BOUGHT]);
  });

  test('the store’s word opens nothing while our server knows no plan', async () => {
    const page = startPage();
    page.buy();
    page.stopLoading('bought');
    await seconds(34);
    expect(page.changed).toEqual([]);
    expect(page.titles()).toEqual([LATE]);
  });

  test('goes its way where the device stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = startPage();
    page.buy();
    plans = subscriptionsOf(aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.titles()).toEqual([BOUGHT]);
  });
});

describe('a page that the system ended during a purchase', () => {
  /** Ends with its timers, as a process does. */
  const kill = () => jest.clearAllTimers();

  test('is followed by one that says, once, what came of it', async () => {
    startPage().buy();
    kill();
    plans = subscriptionsOf(aSubscription());
    const next = startPage();
    await seconds(0);
    expect(next.titles()).toEqual([BOUGHT]);
    expect(next.changed).toEqual([{ ProductID: 'vip_monthly' }]);
    kill();
    const later = startPage();
    await seconds(40);
    expect(later.titles()).toEqual([]);
  });

  test('waits for the plan as the first one did', async () => {
    startPage().buy();
    kill();
    const next = startPage();
    await seconds(10);
    expect(next.visit()).toBe('checking');
    plans = subscriptionsOf(aSubscription());
    await seconds(3);
    expect(next.titles()).toEqual([BOUGHT]);
  });

  test('says once that it takes longer, and later, once, that it is bought', async () => {
    startPage().buy();
    kill();
    const next = startPage();
    await seconds(34);
    expect(next.titles()).toEqual([LATE]);
    kill();
    const silent = startPage();
    await seconds(34);
    expect(silent.titles()).toEqual([]);
    expect(silent.visit()).toBe('none');
    kill();
    plans = subscriptionsOf(aSubscription());
    const last = startPage();
    await seconds(34);
    expect(last.titles()).toEqual([BOUGHT]);
    kill();
    const after = startPage();
    await seconds(34);
    expect(after.titles()).toEqual([]);
  });

  test('tells no other learner of it, and the buyer when they are back', async () => {
    startPage().buy();
    kill();
    plans = subscriptionsOf(aSubscription());
    const page = startPage({ session: OTTO });
    await seconds(40);
    expect(page.titles()).toEqual([]);
    expect(page.visit()).toBe('none');
    page.platform.setSession({ status: 'visitor' });
    page.platform.setSession(NINA);
    await seconds(0);
    expect(page.titles()).toEqual([BOUGHT]);
  });

  test('forgets it after three days', async () => {
    startPage().buy();
    kill();
    jest.setSystemTime(Date.now() + 3 * 24 * 3_600_000);
    plans = subscriptionsOf(aSubscription());
    const page = startPage();
    await seconds(40);
    expect(page.titles()).toEqual([]);
  });

  test('starts with garbage in the storage as with nothing', async () => {
    localStorage.setItem('store-visits', '{"nina":{"kind":"purchase","at":"now"}}');
    const page = startPage();
    await seconds(40);
    expect(page.titles()).toEqual([]);
    page.buy();
    expect(page.visit()).toBe('open');
  });
});

test('another learner who logs in while the store is open hears nothing of it', async () => {
  const page = startPage();
  page.buy();
  page.platform.setSession(OTTO);
  expect(page.isLoading()).toBe(false);
  plans = subscriptionsOf(aSubscription());
  page.stopLoading();
  await seconds(95);
  expect(page.titles()).toEqual([]);
});

describe('a restore', () => {
  test('says which plan it brought', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    plans = subscriptionsOf(BASIC, aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.platform.recorded.alerts).toEqual([
      { title: 'Your plan is restored', description: 'VIP is open on this account now.' },
    ]);
    expect(page.changed).toEqual([{ ProductID: 'vip_monthly' }]);
  });

  test('that brings nothing says so', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading();
    await seconds(34);
    expect(page.titles()).toEqual(['Nothing to restore']);
    expect(page.changed).toEqual([]);
  });

  test('does not take the plan of before for a restored one', async () => {
    plans = subscriptionsOf(BASIC);
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading();
    await seconds(10);
    expect(page.titles()).toEqual([]);
    await seconds(24);
    expect(page.titles()).toEqual(['Nothing else to restore']);
  });

  /** A page whose server takes so many seconds to say which plans were there before. */
  const startSlowPage = (takes: number) =>
    startPage({
      functions: {
        syncSubscription: answer,
        getCurrentSubscriptions: () =>
          new Promise<CurrentSubscriptions>((resolve) => {
            setTimeout(() => resolve(answer()), takes * 1000);
          }),
      },
    });

  test('opens the store once the plans of before are known, so that a fast store is noticed', async () => {
    const page = startSlowPage(2);
    page.restore();
    expect([page.visit(), page.isLoading()]).toEqual(['open', true]);
    await seconds(1);
    expect(page.toTheStore()).toEqual([]);
    await seconds(1);
    expect(page.toTheStore()).toEqual([RESTORE]);
    plans = subscriptionsOf(aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.titles()).toEqual(['Your plan is restored']);
  });

  test('opens the store after five seconds without an answer, and says what is so', async () => {
    plans = subscriptionsOf(aSubscription());
    const page = startSlowPage(120);
    page.restore();
    await seconds(4);
    expect(page.toTheStore()).toEqual([]);
    await seconds(1);
    expect(page.toTheStore()).toEqual([RESTORE]);
    page.stopLoading();
    await seconds(0);
    expect(page.titles()).toEqual(['Your plan is restored']);
  });

  test('opens no store for a learner who has logged out meanwhile', async () => {
    const page = startSlowPage(2);
    page.restore();
    page.platform.setSession(OTTO);
    expect(page.isLoading()).toBe(false);
    await seconds(6);
    expect(page.toTheStore()).toEqual([]);
    expect(page.visit()).toBe('none');
  });

  test('that was given up says so at once', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual(['Nothing was restored']);
  });

  test('of which our server says nothing can be tried again', async () => {
    plans = new AppError('unavailable', 'offline');
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading();
    await seconds(34);
    expect(page.platform.recorded.alerts).toEqual([
      expect.objectContaining({ description: expect.stringContaining('restore again') as string }),
    ]);
  });
});
