import { act, screen } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { open, said, unavailable, VIP } from './testing/subscriber-page';

describe('a change of plan', () => {
  const preview = (change: object = {}) => ({
    previewStripeSubscriptionChange: () => ({
      dueNow: 2900,
      currency: 'chf',
      isLater: false,
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

  test('names the next payment if a promotion code lowers it', async () => {
    const { press, alert } = await open(preview({ nextAmount: 490 }));
    await press('BASIC', 'DOWNGRADE');
    expect(alert()?.description).toMatch(
      /Then you pay CHF\s9\.90 per month, next on 24 December 2026\. With your promotion code, the payment on 24 December 2026 is CHF\s4\.90\.$/,
    );
  });

  test('happens after YES, with ids and no price [CALL-changeSubscription] [CALL-checkout-fields]', async () => {
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

  test('keeps the page from being replaced, also after YES, until it is done', async () => {
    let done: () => void = () => undefined;
    const { press, answer, platform } = await open({
      ...preview(),
      changeStripeSubscription: () =>
        new Promise((settle) => (done = () => settle({ status: 'active' }))),
    });
    const { holds$ } = platform.reload;
    await press('BASIC', 'DOWNGRADE');
    // The shell does not reload the page while an alert is open.
    expect(holds$.value).toEqual([]);
    await answer('YES');
    expect(holds$.value).toEqual(['purchase']);
    await act(async () => done());
    expect(holds$.value).toEqual([]);
  });

  test('sends the preview and its amount; if the amount has risen, it asks again', async () => {
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

  test('of the cycle says that nothing is charged now', async () => {
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

  test('of a cancelled plan is a change, not a second purchase', async () => {
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

    // After the bank, the page does not wait for the provider's webhook.
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

  test('does not happen if the learner leaves the question about the hour', async () => {
    const { press, alert, calls, user } = await open(preview());
    await press('PRIVATE', 'UPGRADE');
    await user.click(await screen.findByRole('button', { name: 'Back', hidden: true }));
    expect(alert()).toBeNull();
    expect(calls('previewStripeSubscriptionChange')).toEqual([]);
  });

  const PRIVATE = {
    identifier: 'PRIVATE_monthly',
    ProductID: 'private_monthly',
    Tier: 3,
  };
  test.each([
    [
      ...(['moves at once', () => ({ status: 'active' as const })] as const),
      /^From Thursday 16:00 to Monday 09:00 \(Polish time\)\. The lessons of the next seven days stay/,
    ],
    [
      'is refused without a week’s notice',
      () => {
        throw new AppError('failed-precondition', 'late', { reason: 'notice-too-short' });
      },
      /at least one week’s notice/,
    ],
  ])('the private lesson %s', async (_, changeStripeSubscription, words) => {
    const { press, alert, calls, user } = await open({ changeStripeSubscription }, PRIVATE, 'web', {
      PrivateLessonSlotID: 'thu-4pm',
    });
    await press('PRIVATE', 'move my private lesson');
    const button = (name: string) => screen.findByRole('button', { name, hidden: true });
    const agree = await button('I agree');
    // The wait is shown where the learner pressed, and nowhere else.
    const busy = screen.getAllByRole('button', { busy: true, hidden: true });
    expect(busy.map(({ textContent }) => textContent)).toEqual(['move my private lesson']);
    expect(screen.queryByText('Your first lesson is next week.')).not.toBeInTheDocument();
    await user.click(agree);
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
