import { aSubscription, subscriptionsOf } from 'common-testing';
import { BOUGHT, LATE, NINA, OTTO, seconds, server, startPage } from '../testing/store-page';

describe('a page that the system ended during a purchase', () => {
  /** Ends the page with its timers, like a process. */
  const kill = () => jest.clearAllTimers();

  test('is followed by a page that tells the outcome once', async () => {
    startPage().buy();
    kill();
    server.plans = subscriptionsOf(aSubscription());
    const next = startPage();
    await seconds(0);
    expect(next.titles()).toEqual([BOUGHT]);
    expect(next.changed).toEqual([{ ProductID: 'vip_monthly' }]);
    kill();
    const later = startPage();
    await seconds(40);
    expect(later.titles()).toEqual([]);
  });

  test('waits for the plan like the first page', async () => {
    startPage().buy();
    kill();
    const next = startPage();
    await seconds(10);
    expect(next.visit()).toBe('checking');
    server.plans = subscriptionsOf(aSubscription());
    await seconds(3);
    expect(next.titles()).toEqual([BOUGHT]);
  });

  test('tells once that confirmation takes longer, and later once that the plan is bought', async () => {
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
    server.plans = subscriptionsOf(aSubscription());
    const last = startPage();
    await seconds(34);
    expect(last.titles()).toEqual([BOUGHT]);
    kill();
    const after = startPage();
    await seconds(34);
    expect(after.titles()).toEqual([]);
  });

  test('tells only the buyer, once they are back', async () => {
    startPage().buy();
    kill();
    server.plans = subscriptionsOf(aSubscription());
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
    server.plans = subscriptionsOf(aSubscription());
    const page = startPage();
    await seconds(40);
    expect(page.titles()).toEqual([]);
  });

  test('treats damaged storage as empty', async () => {
    localStorage.setItem('store-visits', '{"nina":{"kind":"purchase","at":"now"}}');
    const page = startPage();
    await seconds(40);
    expect(page.titles()).toEqual([]);
    page.buy();
    expect(page.visit()).toBe('open');
  });
});
