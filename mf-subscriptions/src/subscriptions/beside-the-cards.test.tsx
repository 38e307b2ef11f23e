import { act, screen, within } from '@testing-library/react';
import { fakeIntersections } from 'kit/testing';
import { aMember, aSubscription, subscriptionsOf } from 'common-testing';
import { answers, asMember, open } from './testing/plans-page';

const intersections = fakeIntersections();

describe('below the plans', () => {
  test('‘still not sure? learn more’ leads to the configured page [PLANS-learn-more]', async () => {
    const { platform } = await open();
    const link = screen.getByRole('link', { name: 'still not sure? learn more' });
    expect(link).toHaveAttribute('href', platform.links.contact);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('a press opens an answer; the free content is named without one', async () => {
    const { user } = await open();
    expect(screen.getByText('The free mini lessons stay free for everyone.')).toBeVisible();
    const answer = screen.getByText(/^Press “cancel” on your plan/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('How do I cancel?'));
    expect(answer).toBeVisible();
  });

  test('‘learn standard German’ leads out [PLANS-standard-german]', async () => {
    const { platform } = await open();
    expect(screen.getByRole('link', { name: 'learn standard German' })).toHaveAttribute(
      'href',
      platform.links.standardGerman,
    );
    expect(screen.queryByText('restore purchase')).not.toBeInTheDocument();
  });

  test.each([
    ['terms and conditions', '/terms-and-conditions'],
    ['privacy policy', '/privacy-policy'],
  ])(
    'the legal text opens the %s in a new window [PLANS-by-subscribing] [ROUTE-legal-new-window]',
    async (name, path) => {
      const { user, platform } = await open();
      expect(screen.getByText(/^By subscribing/)).toHaveTextContent('open in a new window');
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
      await user.click(link);
      expect(platform.recorded.paths).toEqual([]);
    },
  );
});

describe('the floating bar', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Shortcuts to the plans' }));

  test('leads to VIP and to BASIC [PLANS-floating-bar]', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = await open();
    await user.click(bar().getByRole('button', { name: 'Try out VIP' }));
    expect(screen.getByRole('heading', { name: 'VIP' })).toHaveFocus();
    await user.click(bar().getByRole('button', { name: 'view BASIC' }));
    expect(screen.getByRole('heading', { name: 'BASIC' })).toHaveFocus();
  });

  test.each([
    ['BASIC_monthly', ['Try out BASIC', 'view VIP']],
    ['BASIC_annually', ['Try out BASIC', 'view VIP']],
    ['VIP_monthly', ['Try out VIP', 'view BASIC']],
    // It has no free trial.
    ['PRIVATE_monthly', ['view PRIVATE', 'view VIP']],
    ['NONE_monthly', ['Try out VIP', 'view BASIC']],
  ])('of who wants %s leads to %j', async (plan, names) => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = await open({ path: `/subscriptions?plan=${plan}` });
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(names);
    await user.click(bar().getByRole('button', { name: names[0]! }));
    expect(screen.getByRole('heading', { name: names[0]!.split(' ').at(-1)! })).toHaveFocus();
  });

  test('is only an arrow to the learner’s own plan [PLANS-floating-bar-arrow]', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const basic = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
    const { user } = await asMember(subscriptionsOf(aSubscription(basic)));
    expect(bar().getAllByRole('button')).toHaveLength(1);
    const arrow = bar().getByRole('button', { name: 'To your plan' });
    expect(arrow).toHaveTextContent('');
    await user.click(arrow);
    expect(screen.getByRole('heading', { name: 'BASIC' })).toHaveFocus();
  });

  test('is only an arrow to the plans if the learner’s plan has ended [PLANS-floating-bar-arrow]', async () => {
    const functions = {
      ...answers(),
      getHasAlreadySubscribed: () => ({ hasAlreadySubscribed: true }),
    };
    await open({ session: aMember(), functions });
    expect(bar().getAllByRole('button')).toHaveLength(1);
    expect(bar().getByRole('button', { name: 'To the plans' })).toHaveTextContent('');
  });

  test('fades when the main card is in view [PLANS-floating-bar-fades]', async () => {
    await open();
    const nav = screen.getByRole('navigation', { name: 'Shortcuts to the plans' });
    expect(nav).not.toHaveClass('faded');
    act(() => intersections.see(true));
    expect(nav).toHaveClass('faded');
    act(() => intersections.see(false));
    expect(nav).not.toHaveClass('faded');
    // The learner has already seen a card above the window.
    act(() => intersections.see(false, -300));
    expect(nav).toHaveClass('faded');
  });
});
