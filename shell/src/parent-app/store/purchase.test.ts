import { AppError } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'common-testing';
import { BASIC, BOUGHT, LATE, OTTO, seconds, server, startPage } from '../testing/store-page';

describe('a purchase', () => {
  test('is announced once our server knows the plan, which opens everywhere [ABOUT-bought-in-apps]', async () => {
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
    server.plans = subscriptionsOf(aSubscription());
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

  test('without an answer of the app loads for 60 s, then asks the server for 30 s', async () => {
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

  test('ignores another plan, and one cancelled before', async () => {
    const page = startPage();
    server.plans = subscriptionsOf(BASIC, aSubscription({ cancels: true }));
    page.buy();
    page.stopLoading();
    await seconds(34);
    expect(page.titles()).toEqual([LATE]);
  });

  test('is found although our server failed meanwhile', async () => {
    const page = startPage();
    server.plans = new AppError('unavailable', 'offline');
    page.buy();
    page.stopLoading();
    await seconds(10);
    server.plans = subscriptionsOf(aSubscription());
    await seconds(3);
    expect(page.titles()).toEqual([BOUGHT]);
  });

  test('that the learner cancelled is announced at once, and forgotten', async () => {
    const page = startPage();
    page.buy();
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual(['Nothing was bought']);
    expect(page.visit()).toBe('none');
    expect(startPage().visit()).toBe('none');
  });

  test('reported as cancelled, but sold, counts as sold', async () => {
    const page = startPage();
    server.plans = subscriptionsOf(aSubscription());
    page.buy();
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual([BOUGHT]);
  });

  test('the store’s answer opens nothing while our server knows no plan', async () => {
    const page = startPage();
    page.buy();
    page.stopLoading('bought');
    await seconds(34);
    expect(page.changed).toEqual([]);
    expect(page.titles()).toEqual([LATE]);
  });

  test('works if the device stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = startPage();
    page.buy();
    server.plans = subscriptionsOf(aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.titles()).toEqual([BOUGHT]);
  });
});

test('another learner who logs in while the store is open is told nothing', async () => {
  const page = startPage();
  page.buy();
  page.platform.setSession(OTTO);
  expect(page.isLoading()).toBe(false);
  server.plans = subscriptionsOf(aSubscription());
  page.stopLoading();
  await seconds(95);
  expect(page.titles()).toEqual([]);
});
