import { act, screen } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { open, unavailable, VIP } from './testing/subscriber-page';

describe('a payment that failed', () => {
  const late = (until: string) => ({
    expires_date: until,
    subscriptions: { vip_monthly: { ...VIP, expires_date: '2099-12-24T12:00:00.000Z' } },
  });
  const note = () => screen.queryByRole('region', { name: 'Your last payment failed' });

  test('is reported, no plan “renews”, and one button leads to the card', async () => {
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

  test('is reported for a paused plan, which the server no longer lists', async () => {
    await open(
      { getCurrentSubscriptions: () => ({}) },
      {},
      'none',
      late('2026-11-01T12:00:00.000Z'),
    );
    expect(note()).toHaveTextContent('Your plan is paused.');
  });

  test('is not reported for a paid plan', async () => {
    await open({}, {}, 'web', { subscriptions: { vip_monthly: VIP } });
    expect(note()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'VIP' })).toHaveTextContent('renews on');
  });
});

test('the card of a trial says until when it is free', async () => {
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

describe('the shell does not reload the page', () => {
  test('while a payment page opens, but may after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { press, platform } = await open({
      createStripeCardUpdateCheckoutSession: () => new Promise((_, reject) => (fail = reject)),
    });
    const { holds$ } = platform.reload;
    expect(holds$.value).toEqual([]);
    await press('VIP', 'update card info');
    expect(holds$.value).toEqual(['purchase']);
    await act(async () => fail(new AppError('unavailable', 'no provider')));
    expect(holds$.value).toEqual([]);
  });
});
