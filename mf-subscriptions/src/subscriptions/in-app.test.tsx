import { act, screen, within } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import {
  AppError,
  type CurrentSubscription,
  type CurrentSubscriptions,
  type ParentAppPackage,
  type SubscriptionPlatform,
} from 'shared-contracts';
import {
  aMember,
  aSubscription,
  createInMemoryPlatform,
  subscriptionsOf,
  type InMemoryHandlers,
  type InMemoryOptions,
} from 'common-testing';
import { SubscriptionsScreen } from './Screen';
import { basicAnnual, basicMonthly, vipAnnual, vipMonthly } from './testing/offers';

fakeIntersections();
beforeEach(() => sessionStorage.clear());

/** The packages that the server offers to an app: all but PRIVATE. */
const OFFERS = [basicMonthly, basicAnnual, vipMonthly, vipAnnual];

const BASIC = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
const plan = (change: Partial<CurrentSubscription> = {}) => aSubscription({ ...BASIC, ...change });

const answers = (
  subscriptions: CurrentSubscriptions = {},
  subscriptionPlatform: SubscriptionPlatform = 'none',
): InMemoryHandlers => ({
  getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
  getSubscriptionPlatform: () => ({ subscriptionPlatform }),
  getCurrentSubscriptions: () => subscriptions,
  getHasAlreadySubscribed: () => ({ hasAlreadySubscribed: false }),
});

const sold = (
  identifier: string,
  priceString: string,
  product: Partial<ParentAppPackage['product']> = {},
): ParentAppPackage => ({
  identifier,
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: `store.${identifier}`,
    priceString,
    subscriptionPeriod: identifier.endsWith('_annually') ? 'P1Y' : 'P1M',
    introPrice: null,
    ...product,
  },
});
const VIP = sold('VIP_monthly', '€ 42,99', { introPrice: { price: 0 } });
const PACKAGES = [
  sold('BASIC_monthly', '€ 10,99'),
  sold('of_another_app', '€ 1,00'),
  VIP,
  sold('VIP_annually', '€ 399,99'),
];

async function open(options: InMemoryOptions = {}, os: 'ios' | 'android' = 'ios') {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    functions: answers(),
    session: aMember(),
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: os },
    links: {
      storeSubscriptions: {
        ios: 'https://apps.apple.com/account/subscriptions',
        android: 'https://play.google.com/store/account/subscriptions',
      },
    },
    ...options,
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  const deliver = (packages: readonly ParentAppPackage[]) =>
    act(async () =>
      platform.receive({ type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [...packages] } }),
    );
  return { ...rendered, deliver };
}

const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string) => within(card(name)).getByRole('button');
const purchases = ({ recorded }: { recorded: { sent: readonly { type: string }[] } }) =>
  recorded.sent.filter(({ type }) => type === 'PURCHASE_PACKAGE');

describe('what the store sells', () => {
  test('is on the cards at its own price, by the year with P1Y [ENTITY-parent-package] [EVENT-packages]', async () => {
    const { user, deliver } = await open();
    await deliver(PACKAGES);
    expect(card('VIP')).toHaveTextContent(/30 days free, then\s*€ 42,99 per month/);
    expect(press('VIP')).toHaveTextContent('TRY OUT');
    // The store sells this package without a trial.
    expect(card('BASIC')).not.toHaveTextContent('days free');
    expect(press('BASIC')).toHaveTextContent('SUBSCRIBE');
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(card('VIP')).toHaveTextContent('€ 399,99 per year');
    await deliver([sold('VIP_annually', '€ 299,99')]);
    expect(card('VIP')).toHaveTextContent('€ 299,99 per year');
  });

  test('has the only price in the app; until it is known, the cards show none', async () => {
    const { user, deliver } = await open();
    const noWebPrice = () => {
      expect(document.body).not.toHaveTextContent(/CHF|Fr\.|9\.90|39\.00|save CHF|annually/i);
      expect(document.body).not.toHaveTextContent(/on the web|website/);
    };
    expect(card('VIP')).not.toHaveTextContent(/per month|days free/);
    noWebPrice();
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    noWebPrice();
    await deliver(PACKAGES);
    // A package that the store does not sell still has no price.
    expect(card('BASIC')).not.toHaveTextContent('per year');
    noWebPrice();
  });

  test('is asked for by a button that asks for patience until it is known [ERROR-mobile-not-ready]', async () => {
    const { user, platform, deliver } = await open();
    await user.click(press('VIP'));
    expect(platform.alerts.current$.value).toEqual({
      title: 'Oops.',
      description: 'Try again in a couple of seconds.',
    });
    expect(purchases(platform)).toEqual([]);
    await deliver(PACKAGES);
    await user.click(press('VIP'));
    expect(purchases(platform)).toHaveLength(1);
  });
});

describe('a purchase', () => {
  test('hands the package of the app over, and no product for the first one [WRAPPER-purchase] [PARENT-purchase] [CALL-checkout-parent-package] [ABOUT-bought-in-apps]', async () => {
    const { user, platform, deliver } = await open();
    await deliver(PACKAGES);
    await user.click(press('VIP'));
    expect(purchases(platform)).toEqual([
      { type: 'PURCHASE_PACKAGE', payload: { package: VIP, oldProductID: null } },
    ]);
    // The page opens no web checkout.
    expect(platform.recorded.left).toEqual([]);
    expect(platform.recorded.calls.map(({ name }) => name)).not.toContain(
      'createStripeCheckoutSession',
    );
  });

  test('names the most recent product that it replaces [WRAPPER-package-and-product] [PARENT-purchase]', async () => {
    const before = plan({
      ProductID: 'vip_monthly',
      identifier: 'VIP_monthly',
      Tier: 2,
      cancels: true,
      purchase_date: '2026-10-24T12:00:00.000Z',
    });
    const { user, platform, deliver } = await open({
      functions: answers(subscriptionsOf(before, plan()), 'ios'),
    });
    await deliver(PACKAGES);
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    await user.click(press('VIP'));
    expect(purchases(platform)).toEqual([
      {
        type: 'PURCHASE_PACKAGE',
        payload: { package: PACKAGES[3], oldProductID: 'basic_monthly' },
      },
    ]);
  });

  test('of a visitor goes on after signing up over this page', async () => {
    const { user, platform, deliver } = await open({ session: { status: 'visitor' } });
    await deliver(PACKAGES);
    await user.click(press('VIP'));
    expect(platform.signUpFlow.isActive$.value).toBe(true);
    expect(purchases(platform)).toEqual([]);
    await act(async () => platform.setSession(aMember()));
    expect(purchases(platform)).toHaveLength(1);
  });

  test.each([
    ['web', 'You have a plan already, paid on the web. This page now says where you manage it.'],
    [
      'android',
      'You have a plan already, paid through an app store. This page now says where you manage it.',
    ],
    ['ios', 'You have a plan already. This page now shows it.'],
  ] as const)(
    'is refused where a plan paid through %s has begun elsewhere meanwhile [ROLE-platform]',
    async (paidThrough, description) => {
      const functions = answers();
      const { user, platform, deliver } = await open({ functions });
      await deliver(PACKAGES);
      const meanwhile = aSubscription();
      Object.assign(functions, answers(subscriptionsOf(meanwhile), paidThrough));
      await user.click(press('VIP'));
      expect(purchases(platform)).toEqual([]);
      expect(platform.alerts.current$.value).toEqual({ title: '', description });
      // The page has loaded the plans again.
      if (paidThrough === 'ios') expect(press('VIP')).toHaveTextContent('cancel');
      else expect(screen.getByRole('region', { name: /managed where you bought/ })).toBeVisible();
    },
  );

  test('does not begin if our server does not answer', async () => {
    const functions = answers();
    const { user, platform, deliver } = await open({ functions });
    await deliver(PACKAGES);
    Object.assign(functions, {
      getSubscriptionPlatform: () => {
        throw new AppError('unavailable', 'offline');
      },
    });
    await user.click(press('VIP'));
    expect(purchases(platform)).toEqual([]);
    expect(platform.alerts.current$.value).toMatchObject({
      description: 'Something went wrong.',
    });
  });

  test('does not begin during another purchase, which the page reports', async () => {
    const { user, platform, deliver } = await open();
    await deliver(PACKAGES);
    await act(async () => platform.parentApp.storeVisit$.next('open'));
    expect(screen.getByText(/^The store is open\./)).toBeVisible();
    await user.click(press('VIP'));
    await user.click(screen.getByRole('button', { name: 'restore purchase' }));
    expect(platform.recorded.sent).toEqual([]);
    await act(async () => platform.parentApp.storeVisit$.next('checking'));
    expect(screen.getByText(/^One moment: we are asking/)).toBeVisible();
    await act(async () => platform.parentApp.storeVisit$.next('none'));
    await user.click(press('VIP'));
    expect(purchases(platform)).toHaveLength(1);
  });
});

describe('a plan of this store', () => {
  const vip = aSubscription();

  test.each([
    ['ios', 'https://apps.apple.com/account/subscriptions'],
    ['android', 'https://play.google.com/store/account/subscriptions'],
  ] as const)(
    'is cancelled on the page of the store, %s [WRAPPER-cancel] [ABOUT-store-purchase-managed-there]',
    async (os, url) => {
      const { user, platform } = await open({ functions: answers(subscriptionsOf(vip), os) }, os);
      await user.click(within(card('VIP')).getByRole('button', { name: 'cancel' }));
      expect(platform.recorded.sent).toEqual([{ type: 'OPEN_EXTERNAL_URL', payload: { url } }]);
      expect(platform.recorded.calls.map(({ name }) => name)).not.toContain(
        'cancelStripeSubscription',
      );
    },
  );

  test('has no button to update a card [ABOUT-store-purchase-managed-there]', async () => {
    await open({ functions: answers(subscriptionsOf(vip), 'ios') });
    expect(card('VIP')).toHaveTextContent('renews on 24 December 2026');
    expect(within(card('VIP')).getAllByRole('button')).toHaveLength(1);
  });

  test('says where to cancel it in an app that cannot open pages [PARENT-supports]', async () => {
    await open({
      functions: answers(subscriptionsOf(vip), 'ios'),
      parentAppSupports: ['PURCHASE_PACKAGE', 'RESTORE_PURCHASES'],
    });
    expect(within(card('VIP')).queryByRole('button')).not.toBeInTheDocument();
    expect(card('VIP')).toHaveTextContent('Cancel it in the App Store');
    expect(press('BASIC')).toHaveTextContent('DOWNGRADE');
  });
});

describe('a plan of the web beside it', () => {
  const entitlement = {
    ...aSubscription(),
    platform: 'ios',
    expires_date: '2099-12-24T12:00:00.000Z',
    beside: {
      platform: 'web',
      Tier: 1,
      identifier: 'BASIC_monthly',
      cancels: false,
      expires_date: '2099-12-01T12:00:00.000Z',
      ProductIDs: ['basic_monthly'],
    },
  };
  const two = subscriptionsOf(aSubscription(), plan({ purchase_date: '2026-11-26T12:00:00.000Z' }));
  const openWithTwo = () =>
    open({
      session: aMember({ UID: 'heidi' }),
      functions: answers(two, 'ios'),
      documents: { 'Entitlements/heidi': entitlement },
    });

  test('is named; the app neither cancels nor replaces it', async () => {
    const { user, platform, deliver } = await openWithTwo();
    await deliver(PACKAGES);
    expect(screen.getByText(/^You also pay for BASIC, bought on the web\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to end it' })).toHaveAttribute(
      'href',
      '/my-account',
    );
    expect(press('VIP')).toHaveTextContent('cancel');
    expect(press('BASIC')).toHaveTextContent('DOWNGRADE');
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    await user.click(press('VIP'));
    expect(purchases(platform)).toMatchObject([{ payload: { oldProductID: 'vip_monthly' } }]);
  });
});

describe('a restore', () => {
  const button = () => screen.getByRole('button', { name: 'restore purchase' });

  test('asks the app [PLANS-restore-purchase] [WRAPPER-restore] [PARENT-restore]', async () => {
    const { user, platform } = await open();
    await user.click(button());
    expect(platform.recorded.sent).toEqual([{ type: 'RESTORE_PURCHASES', payload: {} }]);
  });

  test('needs a log-in [VALID-restore-signed-in] [ROLE-visitor-restore]', async () => {
    const { user, platform } = await open({ session: { status: 'visitor' } });
    await user.click(button());
    expect(platform.alerts.current$.value).toEqual({
      title: 'Sign in',
      description: 'You have to sign in first to restore a purchase.',
      redirectTo: '/sign-in-up',
    });
    expect(platform.recorded.sent).toEqual([]);
    await act(async () => platform.pressAlertButton('OK'));
    expect(platform.recorded.paths).toEqual(['/sign-in-up']);
  });
});

test('an older app offers only what it supports [PARENT-supports]', async () => {
  const { deliver } = await open({ parentAppSupports: ['OPEN_EXTERNAL_URL'] });
  await deliver(PACKAGES);
  expect(within(card('VIP')).queryByRole('button')).not.toBeInTheDocument();
  expect(card('VIP')).toHaveTextContent('€ 42,99 per month');
  expect(screen.queryByText('restore purchase')).not.toBeInTheDocument();
});

test('the app names the store’s rules, and has no link to standard German [PLANS-standard-german]', async () => {
  const { platform } = await open({ session: { status: 'visitor' } });
  expect(screen.queryByRole('link', { name: 'learn standard German' })).not.toBeInTheDocument();
  expect(platform.recorded.calls[0]?.payload).toMatchObject({ platform: 'ios' });
  const legal = screen.getByText(/^By subscribing/);
  expect(legal).toHaveTextContent('until you cancel it in the store');
  expect(legal).not.toHaveTextContent('on this page');
});
