import { cleanup, screen } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { day, IN_APP, inDays, INVOICES, open, section, withPlan } from '../../testing/my-account';

describe('plan', () => {
  test.each([
    [1, 'BASIC'],
    [2, 'VIP'],
    [3, 'PRIVATE'],
  ])('of tier %d is %s, and says when it renews', async (Tier, name) => {
    const expires_date = inDays(20);
    await withPlan({ Tier, expires_date });
    expect(await section('Your plan').findByText(name)).toBeVisible();
    expect(screen.getByText(`renews on ${day(expires_date)}`)).toBeVisible();
  });

  test('is not offered to a teacher, who needs none', async () => {
    const email = 'heidi@example.com';
    await open(
      { email },
      {
        accounts: [{ email, password: 'x', username: 'Tina', UID: 'uid-heidi', isTeacher: true }],
      },
    );
    expect(await section('Your plan').findByText(/^You teach here/)).toBeVisible();
    expect(section('Your plan').queryByRole('link')).toBeNull();
    cleanup();
    await open();
    expect(await section('Your plan').findByText(/^You have no plan/)).toBeVisible();
    expect(section('Your plan').getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  });

  test('says when a cancelled plan ends', async () => {
    const expires_date = inDays(3);
    await withPlan({ cancels: true, expires_date });
    expect(await screen.findByText(`canceles on ${day(expires_date)}`)).toBeVisible();
  });

  test('says when a cancelled plan ends whose payment failed', async () => {
    const record = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2, cancels: true };
    const until = inDays(5);
    await withPlan({
      platform: 'web',
      cancels: true,
      expires_date: until,
      subscriptions: {
        vip_monthly: { ...record, purchase_date: inDays(-40), expires_date: inDays(28) },
      },
    });
    expect(await screen.findByText(`canceles on ${day(until)}`)).toBeVisible();
  });

  test('says that a payment failed and until when the plan runs, and leads to the card', async () => {
    const record = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2, cancels: false };
    const until = inDays(5);
    const { user, platform } = await withPlan(
      {
        platform: 'web',
        expires_date: until,
        subscriptions: {
          vip_monthly: { ...record, purchase_date: inDays(-40), expires_date: inDays(28) },
        },
      },
      {
        createStripeCardUpdateCheckoutSession: () => ({
          id: 'cs',
          url: 'https://pay.example/card',
        }),
      },
    );
    expect(await section('Your plan').findByRole('alert')).toHaveTextContent(
      `Your last payment failed. Everything keeps working until ${day(until)}.`,
    );
    expect(section('Your plan').getByText('waits for its payment')).toBeVisible();
    expect(screen.queryByText(/renews on/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update your card' }));
    expect(platform.recorded.left).toEqual(['https://pay.example/card']);
  });

  test.each([false, true])(
    'says that a plan without its payment is paused, not that it ended; cancelled: %s',
    async (cancels) => {
      const record = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2, cancels };
      await withPlan({
        platform: 'web',
        cancels,
        expires_date: inDays(-1),
        subscriptions: {
          vip_monthly: { ...record, purchase_date: inDays(-40), expires_date: inDays(22) },
        },
      });
      expect(await section('Your plan').findByRole('alert')).toHaveTextContent(
        'Your last payment failed, so your plan is paused.',
      );
      expect(screen.queryByText(/plan ended|You have no plan|renews on/)).not.toBeInTheDocument();
    },
  );

  test('says in one line until when a trial is free, and what it costs then', async () => {
    const end = inDays(20);
    const price = { currency: 'chf', unit_amount: 3900 };
    await withPlan({ expires_date: end, trial_end: end, price });
    expect(await screen.findByText(`renews on ${day(end)}`)).toBeVisible();
    const line = screen.getByText(/^Free until/);
    expect(line).toHaveTextContent(`Free until ${day(end)}. Then CHF 39.00 per month.`);
  });

  test('names no price of a trial that is cancelled', async () => {
    const end = inDays(20);
    const price = { currency: 'chf', unit_amount: 3900 };
    await withPlan({ expires_date: end, trial_end: end, price, cancels: true });
    expect(await screen.findByText(`canceles on ${day(end)}`)).toBeVisible();
    expect(screen.getByText(`Free until ${day(end)}.`)).toBeVisible();
    expect(screen.queryByText(/per month/)).not.toBeInTheDocument();
  });

  test('says what it costs, and shows the date without the grace', async () => {
    const record = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2, cancels: false };
    const shown = inDays(20);
    await withPlan({
      price: { currency: 'chf', unit_amount: 3900 },
      expires_date: inDays(27),
      subscriptions: {
        vip_monthly: { ...record, purchase_date: inDays(-10), expires_date: shown },
      },
    });
    expect(await screen.findByText(`renews on ${day(shown)}`)).toBeVisible();
    expect(screen.getByText(/^CHF\s39\.00 per month$/)).toBeVisible();
  });

  test('names the next payment if a promotion code lowers it', async () => {
    await withPlan({
      price: { currency: 'chf', unit_amount: 3900 },
      nextPayment: { currency: 'chf', unit_amount: 3400 },
    });
    expect(
      await screen.findByText(
        /^CHF\s39\.00 per month\. With your promotion code, the next payment is CHF\s34\.00\.$/,
      ),
    ).toBeVisible();
  });

  test('leads from a plan bought on the web to the subscriptions page', async () => {
    await withPlan({ platform: 'web' });
    expect(await screen.findByRole('link', { name: 'Subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
    expect(screen.getByText('To change or cancel it, open Subscriptions.')).toBeVisible();
  });

  const onTheWeb = (createBillingPortalSession: () => { url: string }) =>
    withPlan({ platform: 'web' }, { createBillingPortalSession });

  test('leads from a plan bought on the web to invoices and payment methods', async () => {
    const { user, platform } = await onTheWeb(() => ({ url: 'https://pay.example/portal' }));
    await user.click(await screen.findByRole('button', INVOICES));
    expect(platform.recorded.left).toEqual(['https://pay.example/portal']);
  });

  test.each([
    ['the service is down', 'unavailable', {}, /could not be opened/],
    ['nothing was ever paid', 'failed-precondition', { reason: 'no-customer' }, /no invoices/],
  ] as const)('says so when %s', async (_, code, details, words) => {
    const { user, platform } = await onTheWeb(() => {
      throw new AppError(code, 'refused', details);
    });
    await user.click(await screen.findByRole('button', INVOICES));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(platform.recorded.left).toEqual([]);
  });

  test('names no price of the web in an app, and leads to no page of payments', async () => {
    const price = { currency: 'chf', unit_amount: 3900 };
    await withPlan({ price });
    expect(await screen.findByText(/CHF/)).toBeVisible();
    cleanup();
    await withPlan({ price }, {}, IN_APP);
    expect(await screen.findByText(/log in on our website, where you bought it/)).toBeVisible();
    expect(screen.queryByText(/CHF/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', INVOICES)).not.toBeInTheDocument();
  });

  test('leads to the subscriptions page in the app where the plan was bought, and in no other', async () => {
    const link = () => screen.queryByRole('link', { name: 'Subscriptions' });
    await withPlan({ platform: 'ios' }, {}, IN_APP);
    expect(await screen.findByText('To change or cancel it, open Subscriptions.')).toBeVisible();
    expect(link()).toHaveAttribute('href', '/subscriptions');
    cleanup();
    await withPlan({ platform: 'android' }, {}, IN_APP);
    expect(await screen.findByText(/open the Android app, where you bought it/)).toBeVisible();
    expect(link()).not.toBeInTheDocument();
  });

  test('says in an app that a payment on the web failed, without a button for the card', async () => {
    const failed = {
      expires_date: inDays(4),
      subscriptions: {
        vip_monthly: {
          cancels: false,
          identifier: 'VIP_monthly',
          ProductID: 'vip_monthly',
          Tier: 2,
          purchase_date: inDays(-10),
          expires_date: inDays(28),
        },
      },
    };
    await withPlan(failed, {}, IN_APP);
    expect(await screen.findByText(/^Your last payment failed\./)).toHaveTextContent(
      'You update your card where you bought the plan.',
    );
    expect(screen.queryByRole('button', { name: 'Update your card' })).not.toBeInTheDocument();
  });

  test('offers no invoices for a plan of a store', async () => {
    await withPlan({ platform: 'ios' });
    expect(await screen.findByText(/tap the Settings icon/)).toBeVisible();
    expect(screen.queryByRole('button', INVOICES)).not.toBeInTheDocument();
  });

  test.each([
    ['android', /menu icon at the top right, then SUBSCRIPTIONS/],
    ['ios', /tap the Settings icon/],
  ] as const)('bought on %s is managed there', async (platform, words) => {
    await withPlan({ platform });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Subscriptions' })).not.toBeInTheDocument();
  });

  test('says that a plan has ended, and leads to the plans', async () => {
    const record = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2, cancels: true };
    const told = inDays(-3);
    await withPlan({
      platform: 'ios',
      expires_date: inDays(-1),
      subscriptions: {
        vip_monthly: { ...record, purchase_date: inDays(-33), expires_date: told },
      },
    });
    expect(
      await screen.findByText(new RegExp(`Your VIP plan ended on ${day(told)}`)),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  });

  test('says that there is none', async () => {
    await open();
    expect(await screen.findByText(/You have no plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  });

  test('offers to look it up again after a failure', async () => {
    let isOffline = true;
    const { user } = await open(
      {},
      { refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined) },
    );
    expect(await section('Your plan').findByRole('alert')).toHaveTextContent(
      'Your plan could not be loaded',
    );
    isOffline = false;
    await user.click(section('Your plan').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/You have no plan/)).toBeVisible();
  });
});
