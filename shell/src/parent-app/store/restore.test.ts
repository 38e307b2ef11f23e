import { AppError, type CurrentSubscriptions } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'common-testing';
import { answer, BASIC, OTTO, seconds, server, startPage } from '../testing/store-page';

const RESTORE = { type: 'RESTORE_PURCHASES', payload: {} };

describe('a restore', () => {
  test('names the restored plan', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    server.plans = subscriptionsOf(BASIC, aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.platform.recorded.alerts).toEqual([
      { title: 'Your plan is restored', description: 'VIP is open on this account now.' },
    ]);
    expect(page.changed).toEqual([{ ProductID: 'vip_monthly' }]);
  });

  test('without a plan tells the learner', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading();
    await seconds(34);
    expect(page.titles()).toEqual(['Nothing to restore']);
    expect(page.changed).toEqual([]);
  });

  test('does not count an earlier plan as restored', async () => {
    server.plans = subscriptionsOf(BASIC);
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading();
    await seconds(10);
    expect(page.titles()).toEqual([]);
    await seconds(24);
    expect(page.titles()).toEqual(['Nothing else to restore']);
  });

  /** A page whose server takes this many seconds to answer the earlier plans. */
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

  test('opens the store once the earlier plans are known, so a fast store is noticed', async () => {
    const page = startSlowPage(2);
    page.restore();
    expect([page.visit(), page.isLoading()]).toEqual(['open', true]);
    await seconds(1);
    expect(page.toTheStore()).toEqual([]);
    await seconds(1);
    expect(page.toTheStore()).toEqual([RESTORE]);
    server.plans = subscriptionsOf(aSubscription());
    page.stopLoading();
    await seconds(0);
    expect(page.titles()).toEqual(['Your plan is restored']);
  });

  test('opens the store after five seconds without an answer, and tells the outcome', async () => {
    server.plans = subscriptionsOf(aSubscription());
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

  test('that was cancelled is announced at once', async () => {
    const page = startPage();
    page.restore();
    await seconds(0);
    page.stopLoading('cancelled');
    await seconds(0);
    expect(page.titles()).toEqual(['Nothing was restored']);
  });

  test('without an answer of our server can be tried again', async () => {
    server.plans = new AppError('unavailable', 'offline');
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
