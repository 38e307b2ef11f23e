import { act } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { open, RELOAD, said } from './testing/subscriber-page';

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
    // The page says so only once.
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
