import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  type CurrentSubscription,
  type CurrentSubscriptions,
  type Entitlement,
  type SubscriptionPlatform,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryHandlers } from 'shared-contracts/testing';
import { askToCancel } from '../manage/cancel-plan';
import { SubscriptionsScreen } from './SubscriptionsScreen';
import { fakeIntersections } from './testing/intersection';
import { OFFERS } from './testing/offers';

fakeIntersections();
beforeEach(() => sessionStorage.clear());

const VIP: CurrentSubscription = {
  cancels: false,
  expires_date: '2026-12-24T12:00:00.000Z',
  purchase_date: '2026-11-24T12:00:00.000Z',
  identifier: 'VIP_monthly',
  ProductID: 'vip_monthly',
  Tier: 2,
};

const TIMERS = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];
const RELOAD = 'http://localhost/subscriptions';

/** The page of a VIP subscriber of the web. */
async function open(
  functions: InMemoryHandlers = {},
  change: Partial<CurrentSubscription> = {},
  subscriptionPlatform: SubscriptionPlatform = 'web',
  entitlement?: Partial<Entitlement>,
) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    session: aMember(),
    documents: {
      ...(entitlement && {
        'Entitlements/uid-heidi': { ...VIP, platform: 'web', ...change, ...entitlement },
      }),
      'PrivateLessons/mon-9am': {
        ...{ id: 'mon-9am', Day: 'MON', Meridiem: 'AM', Hour: 9, isBooked: false },
      },
      'PrivateLessons/thu-4pm': {
        ...{ id: 'thu-4pm', Day: 'THU', Meridiem: 'PM', Hour: 4, isBooked: true },
      },
      'PrivateLessons/PrivateLessonsMetadata': { MaxAmountOfLessons: 4, AmountOfLessons: 1 },
    },
    functions: {
      getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
      getSubscriptionPlatform: () => ({ subscriptionPlatform }),
      getCurrentSubscriptions: () => ({ vip_monthly: { ...VIP, ...change } }),
      getHasAlreadySubscribed: () => ({ hasAlreadySubscribed: true }),
      ...functions,
    },
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  const press = (card: string, button: string) =>
    rendered.user.click(
      within(screen.getByRole('article', { name: card })).getByRole('button', { name: button }),
    );
  const answer = (title: string) => act(async () => platform.pressAlertButton(title));
  const calls = (name: string) => platform.recorded.calls.filter((call) => call.name === name);
  return { ...rendered, press, answer, calls, alert: () => platform.alerts.current$.value };
}

/** What the page says that was done. */
const said = () => screen.getByRole('status').textContent;

const unavailable = () => {
  throw new AppError('unavailable', 'no provider');
};

describe('a change of plan', () => {
  const preview = (change: object = {}) => ({
    previewStripeSubscriptionChange: () => ({
      ...{ dueNow: 2900, currency: 'chf', isLater: false },
      nextPayment: '2026-12-24T12:00:00.000Z',
      ...change,
    }),
    changeStripeSubscription: () => ({ status: 'active' as const }),
  });

  test.each([
    ['charged now', {}, /You pay CHF\s29\.00 now/],
    ['free until the trial ends', { dueNow: 0 }, /you pay nothing now.*on 24 December 2026/],
    [
      'charged later',
      { dueNow: 0, isLater: true },
      /You pay nothing now\. Your current plan runs until 24 December 2026/,
    ],
  ])('%s: the question names amount and date', async (_, change, words) => {
    const { press, alert, calls } = await open(preview(change));
    await press('BASIC', 'DOWNGRADE');
    expect(alert()).toMatchObject({ title: 'Change to BASIC?' });
    expect(alert()?.description).toMatch(words);
    expect(calls('changeStripeSubscription')).toEqual([]);
  });

  test('names what a promotion code leaves of the next payment', async () => {
    const { press, alert } = await open(preview({ nextAmount: 490 }));
    await press('BASIC', 'DOWNGRADE');
    expect(alert()?.description).toMatch(
      /Then you pay CHF\s9\.90 per month, next on 24 December 2026\. With your promotion code, the payment on 24 December 2026 is CHF\s4\.90\.$/,
    );
  });

  test('happens after YES, with ids and nothing of the price [CALL-changeSubscription] [CALL-checkout-fields]', async () => {
    const { press, answer, calls } = await open(preview());
    await press('BASIC', 'DOWNGRADE');
    const lookups = calls('getCurrentSubscriptions').length;
    await answer('YES');
    expect(calls('changeStripeSubscription').map(({ payload }) => payload)).toEqual([
      {
        OfferID: 'VIP_BASIC_PRIVATE_monthly',
        PackageID: 'BASIC_monthly',
        StripePriceID: 'price_basic_monthly',
        ProductID: 'basic_monthly',
      },
    ]);
    expect(calls('getCurrentSubscriptions')).toHaveLength(lookups + 1);
  });

  test('names the preview and its amount; where it costs more, it asks again instead of charging', async () => {
    const first = { id: 'preview-1', dueNow: 0 };
    const more = { ...preview().previewStripeSubscriptionChange(), id: 'preview-2', dueNow: 2910 };
    let refusals = 1;
    const { press, answer, alert, calls } = await open({
      ...preview(first),
      changeStripeSubscription: () => {
        if ((refusals -= 1) < 0) return { status: 'active' as const };
        const details = { reason: 'amount-changed', preview: more };
        throw new AppError('failed-precondition', 'more', details);
      },
    });
    await press('BASIC', 'DOWNGRADE');
    await answer('YES');
    expect(alert()).toMatchObject({ title: 'Change to BASIC?' });
    expect(alert()?.description).toMatch(
      /amount has changed.*nothing was charged.*CHF\s29\.10 now/,
    );
    await answer('YES');
    expect(alert()?.title).not.toBe('Change to BASIC?');
    expect(calls('changeStripeSubscription').map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ previewID: 'preview-1', shownAmount: 0 }),
      expect.objectContaining({ previewID: 'preview-2', shownAmount: 2910 }),
    ]);
  });

  const annual = { identifier: 'VIP_annually', ProductID: 'vip_annually' };
  const later = { dueNow: 0, isLater: true };
  const scheduled = () => ({ status: 'scheduled' as const });

  test.each([
    ['to a higher plan', 'PRIVATE', 'UPGRADE', {}, {}, 'Done. PRIVATE is your plan now.'],
    [
      ...(['to a lower plan', 'BASIC', 'DOWNGRADE', {}] as const),
      { ...preview(later), changeStripeSubscription: scheduled },
      'Done. BASIC begins on 24 December 2026; until then everything stays as it is.',
    ],
    [
      ...(['from year to month', 'VIP', 'SWITCH', annual] as const),
      { ...preview(later), changeStripeSubscription: scheduled },
      'Done. From 24 December 2026 you pay VIP by the month; until then everything stays as it is.',
    ],
  ] as const)('%s says that it is done', async (_, plan, button, change, functions, words) => {
    const { press, answer, user } = await open({ ...preview(), ...functions }, change);
    if (plan === 'VIP') await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await press(plan, button);
    if (plan === 'PRIVATE') {
      const inDialog = (name: string) => screen.findByRole('button', { name, hidden: true });
      await user.click(await inDialog('I agree'));
      await user.click(await inDialog('9 AM'));
      await user.click(await inDialog('Continue'));
    }
    expect(said()).toBe('');
    await answer('YES');
    expect(said()).toBe(words);
  });

  test.each([
    ['a year', {}, 'Annual', 'Change VIP to a year?', /You pay CHF.29\.00 now/],
    [
      ...(['a month', annual, 'Monthly', 'Change VIP to monthly payment?'] as const),
      /^You pay CHF.29\.00 now/,
    ],
  ])('to %s of the same plan names the cycle', async (_, change, cycle, title, words) => {
    const { press, alert, user } = await open(preview(), change);
    await user.click(screen.getByRole('radio', { name: cycle }));
    await press('VIP', 'SWITCH');
    expect(alert()?.title).toBe(title);
    expect(alert()?.description).toMatch(words);
  });

  test('of the cycle says that nothing begins, when nothing is paid now', async () => {
    const { press, alert, user } = await open(preview(later), annual);
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await press('VIP', 'SWITCH');
    expect(alert()?.description).toMatch(
      /^You pay nothing now\. What you have paid lasts until 24 December 2026\. Then you pay CHF.39\.00 per month\.$/,
    );
  });

  test.each([
    ['no-plan', 'previewStripeSubscriptionChange', /Your plan has ended meanwhile/],
    [
      'store-plan',
      'changeStripeSubscription',
      /You have a plan already, paid through an app store/,
    ],
  ] as const)(
    'refused as %s in a stale tab says why, and shows what is so now',
    async (reason, call, words) => {
      const refused = () => {
        throw new AppError('failed-precondition', 'no', { reason });
      };
      const { press, answer, alert, calls } = await open({ ...preview(), [call]: refused });
      const lookups = calls('getCurrentSubscriptions').length;
      await press('BASIC', 'DOWNGRADE');
      if (call === 'changeStripeSubscription') await answer('YES');
      expect(alert()?.description).toMatch(words);
      expect(calls('getCurrentSubscriptions')).toHaveLength(lookups + 1);
    },
  );

  test('does not happen after NO', async () => {
    const { press, answer, calls } = await open(preview());
    await press('BASIC', 'DOWNGRADE');
    await answer('NO');
    expect(calls('changeStripeSubscription')).toEqual([]);
  });

  test('of a cancelled plan is a change, too; the plan is not bought again', async () => {
    const { press, answer, calls } = await open(preview(), { cancels: true });
    await press('BASIC', 'SUBSCRIBE');
    await answer('YES');
    expect(calls('changeStripeSubscription')).toHaveLength(1);
    expect(calls('createStripeCheckoutSession')).toEqual([]);
  });

  test('that the bank asks about goes to its page', async () => {
    const url = 'https://pay.example/bank';
    const { press, answer, platform } = await open({
      ...preview(),
      changeStripeSubscription: () => ({ status: 'requires_action', url }),
    });
    await press('BASIC', 'DOWNGRADE');
    await answer('YES');
    expect(platform.recorded.left).toEqual([url]);

    // Back from the bank, the page does not wait for the provider's own message.
    const back = await open({ syncSubscription: () => ({}) });
    expect(back.calls('syncSubscription')).toHaveLength(1);
    const later = await open({ syncSubscription: () => ({}) });
    expect(later.calls('syncSubscription')).toEqual([]);
  });

  test.each([
    ['BASIC_monthly', 'Done. BASIC is your plan now.'],
    ['VIP_monthly', 'The payment is not confirmed, so your plan has not changed.'],
  ])('back from the bank with %s says what has become of it', async (identifier, words) => {
    sessionStorage.setItem('mf-subscriptions.asked-the-bank', 'BASIC_monthly');
    await open({ syncSubscription: () => ({ one: { ...VIP, identifier } }) });
    expect(said()).toContain(words);
  });

  test('to PRIVATE asks for an hour first, then says what it costs', async () => {
    const { press, answer, alert, calls, user } = await open(preview());
    await press('PRIVATE', 'UPGRADE');
    const button = (name: string) => screen.findByRole('button', { name, hidden: true });
    await user.click(await button('I agree'));
    await user.click(await button('9 AM'));
    await user.click(await button('Continue'));
    await screen.findByRole('article', { name: 'PRIVATE' });
    expect(alert()).toMatchObject({ title: 'Change to PRIVATE?' });
    expect(calls('changeStripeSubscription')).toEqual([]);
    await answer('YES');
    expect(calls('changeStripeSubscription')[0]?.payload).toMatchObject({
      PackageID: 'PRIVATE_monthly',
      selectedPrivateLesson: 'mon-9am',
    });
  });

  test('the question about the hour can be left: nothing changes', async () => {
    const { press, alert, calls, user } = await open(preview());
    await press('PRIVATE', 'UPGRADE');
    await user.click(await screen.findByRole('button', { name: 'Back', hidden: true }));
    expect(alert()).toBeNull();
    expect(calls('previewStripeSubscriptionChange')).toEqual([]);
  });

  const PRIVATE = {
    ...{ identifier: 'PRIVATE_monthly', ProductID: 'private_monthly', Tier: 3 },
  };
  test.each([
    [
      ...(['moves at once', () => ({ status: 'active' as const })] as const),
      /^From Thursday 4 PM to Monday 9 AM \(Polish time\)\. The lessons of the next seven days stay/,
    ],
    [
      'is refused without a week’s notice',
      () => {
        throw new AppError('failed-precondition', 'late', { reason: 'notice-too-short' });
      },
      /at least one week's notice/,
    ],
  ])('the private lesson %s', async (_, changeStripeSubscription, words) => {
    const { press, alert, calls, user } = await open({ changeStripeSubscription }, PRIVATE, 'web', {
      PrivateLessonSlotID: 'thu-4pm',
    });
    await press('PRIVATE', 'move my private lesson');
    const button = (name: string) => screen.findByRole('button', { name, hidden: true });
    await user.click(await button('I agree'));
    await user.click(await button('9 AM'));
    await user.click(await button('Continue'));
    expect(calls('changeStripeSubscription')[0]?.payload).toMatchObject({
      PackageID: 'PRIVATE_monthly',
      selectedPrivateLesson: 'mon-9am',
    });
    expect(alert()?.description).toMatch(words);
  });

  describe('while a payment is late', () => {
    const page = 'https://pay.example/invoice';
    const refuse = (details: object) => () => {
      throw new AppError('failed-precondition', 'late', { reason: 'payment-overdue', ...details });
    };
    const card = {
      createStripeCardUpdateCheckoutSession: () => ({ id: 'cs_2', url: 'https://pay.example/c' }),
    };

    test.each([
      ['the preview', { previewStripeSubscriptionChange: refuse({ url: page }) }],
      ['the change', { ...preview(), changeStripeSubscription: refuse({ url: page }) }],
    ])('%s is refused, and leads to paying first', async (_, functions) => {
      const { press, answer, alert, platform, calls } = await open({ ...functions, ...card });
      await press('BASIC', 'DOWNGRADE');
      if (alert()?.title === 'Change to BASIC?') await answer('YES');
      expect(alert()).toMatchObject({ title: 'Your last payment failed' });
      await answer('Pay now');
      expect(platform.recorded.left).toEqual([page]);
      expect(calls('createStripeCardUpdateCheckoutSession')).toEqual([]);

      // Back from there, the page asks what holds now.
      const back = await open({ syncSubscription: () => ({}) });
      expect(back.calls('syncSubscription')).toHaveLength(1);
    });

    test('another card pays, too; without a page it is the only way', async () => {
      const functions = { previewStripeSubscriptionChange: refuse({}), ...card };
      const { press, answer, alert, platform } = await open(functions);
      await press('BASIC', 'DOWNGRADE');
      expect(alert()?.buttons?.map(({ title }) => title)).toEqual(['Update card', 'Not now']);
      await answer('Update card');
      expect(platform.recorded.left).toEqual(['https://pay.example/c']);
    });
  });

  test.each([
    ['the preview', { previewStripeSubscriptionChange: unavailable }],
    ['the change', { ...preview(), changeStripeSubscription: unavailable }],
  ])('says so when %s fails', async (_, functions) => {
    const { press, answer, alert } = await open(functions);
    await press('BASIC', 'DOWNGRADE');
    if (alert()?.title === 'Change to BASIC?') await answer('YES');
    expect(alert()).toMatchObject({ title: 'Oops.', description: 'Something went wrong.' });
  });
});

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

  test('does not load the page anew for one who has left it', async () => {
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
    jest.useRealTimers();
  });

  test('of a change that is to follow says that it is given up, and until when the plan runs', async () => {
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

  test('that fails says so [ERROR-cancel-otherwise]', async () => {
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

describe('‘resubscribe’', () => {
  const resubscribed = { uncancelStripeSubscription: () => ({ cancels: false as const }) };

  test('takes a cancellation back; the page reloads and says so [CALL-uncancelSubscription]', async () => {
    const { press, calls, platform, unmount } = await open(resubscribed, { cancels: true });
    await press('VIP', 'resubscribe');
    expect(calls('uncancelStripeSubscription').map(({ payload }) => payload)).toEqual([
      { productIDToUncancel: 'vip_monthly' },
    ]);
    expect(platform.recorded.left).toEqual([RELOAD]);
    unmount();
    const reloaded = await open();
    expect(said()).toBe('Done. VIP renews again.');
    // Once: the next visit has nothing to tell.
    reloaded.unmount();
    await act(async () => {});
    await open();
    expect(said()).toBe('');
  });

  test.each([
    [new AppError('unavailable', 'down'), 'Something went wrong.'],
    [
      new AppError('failed-precondition', 'no', { reason: 'not-cancelled' }),
      'Your plan renews already. This page now shows it.',
    ],
    [
      new AppError('resource-exhausted', 'no', { per: 'day' }),
      'You have changed your plan often today. Please try again tomorrow.',
    ],
    [
      new AppError('resource-exhausted', 'no'),
      'Too much is open at once. Please wait until it is done, and then try again.',
    ],
  ])('that fails says why, and does not reload', async (error, description) => {
    const { press, alert, platform, unmount } = await open(
      {
        uncancelStripeSubscription: () => {
          throw error;
        },
      },
      { cancels: true },
    );
    await press('VIP', 'resubscribe');
    expect(alert()).toMatchObject({ description });
    expect(platform.recorded.left).toEqual([]);
    unmount();
    await open();
    expect(said()).toBe('');
  });
});

describe('a payment that failed', () => {
  const late = (until: string) => ({
    expires_date: until,
    subscriptions: { vip_monthly: { ...VIP, expires_date: '2099-12-24T12:00:00.000Z' } },
  });
  const note = () => screen.queryByRole('region', { name: 'Your last payment failed' });

  test('is said, and no plan is said to renew; one button leads to the card', async () => {
    const { user, platform } = await open(
      { createStripeCardUpdateCheckoutSession: () => ({ id: 'cs', url: 'https://pay.example/c' }) },
      {},
      ...(['web', late('2099-12-01T12:00:00.000Z')] as const),
    );
    expect(note()).toHaveTextContent('Everything keeps working until 1 December 2099.');
    expect(screen.getByRole('article', { name: 'VIP' })).toHaveTextContent('waits for its payment');
    expect(screen.queryByText(/renews on/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update your card' }));
    expect(platform.recorded.left).toEqual(['https://pay.example/c']);
  });

  test('is said of a plan that is paused, which the server no longer lists', async () => {
    await open(
      { getCurrentSubscriptions: () => ({}) },
      {},
      'none',
      late('2026-11-01T12:00:00.000Z'),
    );
    expect(note()).toHaveTextContent('Your plan is paused.');
  });

  test('is not said of a plan that is paid', async () => {
    await open({}, {}, 'web', { subscriptions: { vip_monthly: VIP } });
    expect(note()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'VIP' })).toHaveTextContent('renews on');
  });
});

test('a trial says beside the date until when it is free', async () => {
  await open({}, {}, 'web', { trial_end: '2026-12-24T12:00:00.000Z' });
  const card = screen.getByRole('article', { name: 'VIP' });
  expect(card).toHaveTextContent('renews on 24 December 2026');
  expect(card).toHaveTextContent('free until 24 December 2026');
  expect(screen.getAllByText(/free until/)).toHaveLength(1);
});

describe('‘update card info’', () => {
  test('goes to the payment page [PLANS-update-card] [CALL-cardUpdate]', async () => {
    const { press, platform } = await open({
      createStripeCardUpdateCheckoutSession: () => ({ id: 'cs_2', url: 'https://pay.example/c' }),
    });
    await press('VIP', 'update card info');
    expect(platform.recorded.left).toEqual(['https://pay.example/c']);
  });

  test('that fails says so [ERROR-card-update]', async () => {
    const { press, alert } = await open({ createStripeCardUpdateCheckoutSession: unavailable });
    await press('VIP', 'update card info');
    expect(alert()).toEqual({ title: 'Something went wrong.', description: 'try again' });
  });
});
