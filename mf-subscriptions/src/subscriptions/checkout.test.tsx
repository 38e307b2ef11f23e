import { act } from '@testing-library/react';
import { fakeIntersections } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aMember } from 'common-testing';
import { alertOf, answers, asMember, open, press } from './testing/plans-page';

fakeIntersections();

describe('a checkout', () => {
  test('of a member opens the payment page, with ids only [CALL-createCheckout]', async () => {
    const { user, platform } = await asMember();
    await user.click(press('VIP'));
    expect(platform.recorded.calls.at(-1)).toEqual({
      name: 'createStripeCheckoutSession',
      payload: { offerID: 'VIP_BASIC_PRIVATE_monthly', packageID: 'VIP_monthly' },
    });
    expect(platform.recorded.left).toEqual(['https://pay.example/cs_1']);
  });

  test('of a visitor goes on after signing up over this page [ASYNC-checkout]', async () => {
    const { user, platform } = await open();
    await user.click(press('VIP'));
    expect(platform.signUpFlow.isActive$.value).toBe(true);
    expect(platform.recorded.left).toEqual([]);
    const manage = jest.spyOn(platform.consents, 'manage');
    await act(async () => platform.setSession(aMember()));
    expect(platform.recorded.left).toEqual(['https://pay.example/cs_1']);
    // Before the checkout leaves the page; otherwise the learner would be asked again.
    expect(manage).toHaveBeenCalled();
  });

  test('of a visitor names the plan in the sign-up form, and keeps the address', async () => {
    const { user, platform } = await open();
    const { search } = platform.navigation.location$.value;
    await user.click(press('VIP'));
    expect(platform.signUpFlow.purpose).toBe('VIP');
    expect(platform.navigation.location$.value.search).toBe(search);
  });

  const failing = (error: AppError) => ({
    ...answers(),
    createStripeCheckoutSession: () => {
      throw error;
    },
  });

  test('that fails says so, and can be tried again [ASYNC-checkout] [ERROR-checkout]', async () => {
    const functions = failing(new AppError('unavailable', 'no provider'));
    const { user, platform } = await open({ session: aMember(), functions });
    await user.click(press('VIP'));
    expect(alertOf(platform)).toMatchObject({
      title: 'Oops.',
      description: 'Something went wrong.',
    });
    expect(press('VIP')).not.toHaveAttribute('aria-busy');
    expect(platform.recorded.left).toEqual([]);
  });

  test('of a plan that another tab has bought loads the plans again', async () => {
    const functions = failing(
      new AppError('failed-precondition', 'You have a plan.', { reason: 'web-plan' }),
    );
    const { user, platform } = await open({ session: aMember(), functions });
    const lookups = () =>
      platform.recorded.calls.filter(({ name }) => name === 'getCurrentSubscriptions').length;
    const before = lookups();
    await user.click(press('VIP'));
    expect(lookups()).toBe(before + 1);
    expect(alertOf(platform)).toEqual({
      title: '',
      description: 'You have a plan already. This page now shows it.',
    });
  });
});
