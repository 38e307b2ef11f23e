import { screen } from '@testing-library/react';
import { fakeIntersections } from 'kit/testing';
import { AppError, type SubscriptionPlatform } from 'shared-contracts';
import { aMember, aSubscription, subscriptionsOf, type InMemoryHandlers } from 'common-testing';
import { alertOf, answers, asMember, card, cardNames, open } from './testing/plans-page';

fakeIntersections();

describe('a plan of another platform', () => {
  test.each([
    [
      'android',
      /open the Android app, log in, tap the menu icon at the top right, then SUBSCRIPTIONS/i,
    ],
    ['ios', /open the iOS app, log in, then tap the Settings icon/i],
  ] as const)(
    '%s, on the web: how to manage it there [PLANS-other-platform] [PLANS-manage-android] [PLANS-manage-ios] [ROLE-platform]',
    async (paidThrough, words) => {
      await asMember(subscriptionsOf(aSubscription()), paidThrough);
      expect(screen.getByRole('region', { name: /managed where you bought it/ })).toHaveTextContent(
        words,
      );
      expect(cardNames()).toEqual([]);
    },
  );

  const inApp = (os: 'ios' | 'android', paidThrough: SubscriptionPlatform) =>
    open({
      session: aMember(),
      functions: answers(subscriptionsOf(aSubscription()), paidThrough),
      device: { isEmbeddedInAndroidIosApp: true, parentAppOS: os },
    });

  test.each([
    ['ios', 'web', /on the subscriptions page of the website, while you are logged in/],
    ['android', 'ios', /Settings icon/],
    ['ios', 'android', /then SUBSCRIPTIONS/],
  ] as const)(
    'in the %s app, paid through %s [PLANS-other-platform] [PLANS-manage-web]',
    async (os, paidThrough, words) => {
      await inApp(os, paidThrough);
      expect(screen.getByRole('region', { name: /managed where/ })).toHaveTextContent(words);
    },
  );

  test('its own platform shows the cards [ROLE-platform]', async () => {
    await inApp('ios', 'ios');
    expect(cardNames()).toContain('VIP');
  });

  const failing = (...names: readonly (keyof InMemoryHandlers)[]): InMemoryHandlers => ({
    ...answers(subscriptionsOf(aSubscription())),
    ...Object.fromEntries(
      names.map((name) => [
        name,
        () => {
          throw new AppError('unavailable', 'offline');
        },
      ]),
    ),
  });

  test.each([
    [
      'all lookups fail',
      ['getSubscriptionPlatform', 'getCurrentSubscriptions', 'getHasAlreadySubscribed'],
    ],
    ['the plan cannot be read', ['getSubscriptionPlatform', 'getCurrentSubscriptions']],
    ['the plan alone fails', ['getCurrentSubscriptions']],
  ] as const)('is asked for again by Retry where %s', async (_, names) => {
    const functions = failing(...names);
    const { user, platform } = await open({
      session: aMember(),
      functions,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded');
    expect(cardNames()).toEqual([]);
    Object.assign(functions, answers(subscriptionsOf(aSubscription())));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(card('VIP')).toHaveTextContent('renews on');
    expect(alertOf(platform)).toBeNull();
  });

  test('can be loaded again if the plan’s document could not be read', async () => {
    let isOffline = true;
    const { user } = await open({
      session: aMember(),
      functions: answers(subscriptionsOf(aSubscription())),
      refuseDocuments: (_, path) =>
        isOffline && path.startsWith('Entitlements/')
          ? new AppError('unavailable', 'offline')
          : undefined,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded');
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(card('VIP')).toHaveTextContent('renews on');
  });

  test('is unknown when the lookup fails: the area stays empty, in silence [PLANS-lookup-failure-silent] [ERROR-other-silent]', async () => {
    const { platform } = await open({
      session: aMember(),
      functions: {
        ...answers(),
        getSubscriptionPlatform: () => {
          throw new AppError('unavailable', 'offline');
        },
      },
    });
    expect(cardNames()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(alertOf(platform)).toBeNull();
    expect(screen.getByRole('heading', { name: /Questions before/ })).toBeVisible();
  });
});
