import { act } from '@testing-library/react';
import type { CurrentSubscriptions, SubscriptionPlatform } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { askToCancel } from '../manage/cancel-plan';
import { sayDone } from '../manage/done';
import { rememberBank, takeBankVisit } from '../memory/checkout-memory';
import { open, RELOAD, said, TIMERS, unavailable, VIP } from './testing/subscriber-page';

afterEach(() => jest.useRealTimers());

describe('cancelling', () => {
  const cancels = {
    cancelStripeSubscription: () => ({
      cancels: true as const,
      expires_date: '2026-12-24T12:00:00.000Z',
    }),
  };

  test('asks first; YES cancels, says so and leads to the plans [ASYNC-cancel] [SUBSCRIBE-cancel] [ERROR-cancel-success] [CALL-cancelSubscription] [DIALOG-success]', async () => {
    const { press, answer, alert, calls, platform } = await open(cancels);
    await press('VIP', 'cancel');
    expect(alert()?.description).toBe('Are you sure you want to cancel?');
    expect(alert()?.buttons?.map(({ title }) => title)).toEqual(['YES', 'NO']);
    expect(calls('cancelStripeSubscription')).toEqual([]);
    const lookups = calls('getCurrentSubscriptions').length;
    await answer('YES');
    expect(calls('cancelStripeSubscription')).toHaveLength(1);
    expect(alert()).toMatchObject({
      title: 'SUCCESS',
      description: 'Successfully canceled your subscription.',
    });
    expect(calls('getCurrentSubscriptions')).toHaveLength(lookups + 1);
    expect(platform.recorded.left).toEqual([]);
    await answer('OK');
    expect(platform.recorded.paths).toEqual(['/subscriptions']);
    expect(platform.recorded.left).toEqual([RELOAD]);
  });

  test('removes the note about an earlier change', async () => {
    const { answer, press } = await open(cancels);
    await act(async () => sayDone({ kind: 'changed', identifier: 'VIP_monthly' }));
    expect(said()).toBe('Done. VIP is your plan now.');
    rememberBank('VIP_monthly', { info() {}, warn() {}, error() {} });
    await press('VIP', 'cancel');
    await answer('NO');
    expect(said()).toBe('Done. VIP is your plan now.');
    await press('VIP', 'cancel');
    await answer('YES');
    expect(said()).toBe('');
    expect(takeBankVisit()).toBeNull();
  });

  test('does not reload the page once the learner has left it', async () => {
    const { press, answer, platform } = await open(cancels);
    await press('VIP', 'cancel');
    await answer('YES');
    await act(async () => {
      platform.navigation.go('/home');
      platform.alerts.show({ title: 'Another' });
    });
    expect(platform.recorded.left).toEqual([]);
  });

  const cycleEnd = '2026-12-24T12:00:00.000Z';
  const grace = '2026-12-01T12:00:00.000Z';
  const ofVip = { vip_monthly: VIP };
  test.each([
    [
      ...(['paid', {}, undefined] as const),
      'VIP runs until 24 December 2026. After that you pay nothing more.',
    ],
    [
      ...(['in its trial', {}, { trial_end: cycleEnd }] as const),
      'VIP stays free until 24 December 2026, and you pay nothing.',
    ],
    [
      ...(['unpaid', {}, { expires_date: grace, subscriptions: ofVip }] as const),
      'Your last payment failed. Without it, VIP runs until 1 December 2026.',
    ],
  ])('of a plan that is %s says until when it runs', async (_, change, entitlement, note) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26'), doNotFake: TIMERS });
    const { press, alert } = await open(cancels, change, 'web', entitlement);
    await press('VIP', 'cancel');
    expect(alert()).toMatchObject({ description: 'Are you sure you want to cancel?', note });
  });

  test('says that a scheduled change is given up, and until when the plan runs', async () => {
    const basic = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
    const { press, alert } = await open({
      ...cancels,
      getCurrentSubscriptions: (): CurrentSubscriptions => ({
        vip_monthly: { ...VIP, cancels: true },
        basic_monthly: {
          ...VIP,
          ...basic,
          purchase_date: cycleEnd,
          expires_date: '2027-01-24T12:00:00.000Z',
        },
      }),
    });
    await press('BASIC', 'cancel');
    expect(alert()?.note).toBe(
      'VIP runs until 24 December 2026. After that you pay nothing more. Your change to BASIC is given up, too.',
    );
  });

  test('NO cancels nothing [SUBSCRIBE-cancel]', async () => {
    const { press, answer, calls } = await open(cancels);
    await press('VIP', 'cancel');
    await answer('NO');
    expect(calls('cancelStripeSubscription')).toEqual([]);
  });

  test('shows an alert after a failure [ERROR-cancel-otherwise]', async () => {
    const { press, answer, alert } = await open({ cancelStripeSubscription: unavailable });
    await press('VIP', 'cancel');
    await answer('YES');
    expect(alert()).toEqual({
      title: '',
      description:
        'There was a problem with canceling your subscription. Or it might be already canceled.',
    });
  });

  test.each(['ios', 'android'] as const)(
    'of a plan that meanwhile is paid through %s leads to the app [ERROR-cancel-mobile]',
    async (now) => {
      let paid: SubscriptionPlatform = 'web';
      const { press, answer, alert } = await open({
        getSubscriptionPlatform: () => ({ subscriptionPlatform: paid }),
        cancelStripeSubscription: unavailable,
      });
      await press('VIP', 'cancel');
      paid = now;
      await answer('YES');
      expect(alert()).toEqual({
        title: '',
        description: 'To cancel your subscription go to your mobile app',
      });
    },
  );

  test('after the session has ended asks to log in [ERROR-cancel-logged-out]', async () => {
    const platform = createInMemoryPlatform({ session: { status: 'visitor' } });
    await askToCancel(platform, { subscriptions: {}, hasAlreadySubscribed: false });
    expect(platform.alerts.current$.value).toEqual({
      title: '',
      description: 'Please log in. There are no subscriptions to cancel.',
    });
  });
});
