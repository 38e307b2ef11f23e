import type { CallableOptions } from '../../platform/callable/callable';

jest.mock('../../platform/callable/callable', () => ({
  callable: (_: string, options: object) => options,
}));

type Options = CallableOptions<unknown, unknown>;

test('changes and resumptions have a daily limit, cancellations have none', async () => {
  const functions = (await import('./manage-plan.function')) as unknown as Record<string, Options>;
  const perDay = Object.entries(functions).map(([name, options]) => [name, options.perDay]);
  expect(Object.fromEntries(perDay)).toEqual({
    cancelStripeSubscription: undefined,
    uncancelStripeSubscription: 20,
    changeStripeSubscription: 20,
    previewStripeSubscriptionChange: undefined,
    createStripeCardUpdateCheckoutSession: undefined,
    createBillingPortalSession: undefined,
  });
});
