import { act, screen, within } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import {
  AppError,
  type CurrentSubscription,
  type CurrentSubscriptions,
  type SubscriptionPlatform,
} from 'shared-contracts';
import {
  aCatalogue,
  aMember,
  createInMemoryPlatform,
  type InMemoryHandlers,
  type InMemoryOptions,
} from 'shared-contracts/testing';
import { SubscriptionsScreen } from './Screen';
import { OFFERS } from './testing/offers';

const intersections = fakeIntersections();
beforeEach(() => sessionStorage.clear());

const plan = (change: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  cancels: false,
  expires_date: '2026-12-24T12:00:00.000Z',
  purchase_date: '2026-11-24T12:00:00.000Z',
  identifier: 'VIP_monthly',
  ProductID: 'vip_monthly',
  Tier: 2,
  ...change,
});
const keyed = (...plans: CurrentSubscription[]): CurrentSubscriptions =>
  Object.fromEntries(plans.map((one) => [one.ProductID, one]));

const answers = (
  subscriptions: CurrentSubscriptions = {},
  subscriptionPlatform: SubscriptionPlatform = Object.keys(subscriptions).length > 0
    ? 'web'
    : 'none',
): InMemoryHandlers => ({
  getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
  getSubscriptionPlatform: () => ({ subscriptionPlatform }),
  getCurrentSubscriptions: () => subscriptions,
  getHasAlreadySubscribed: () => ({
    hasAlreadySubscribed: Object.keys(subscriptions).length > 0,
  }),
  createStripeCheckoutSession: () => ({ id: 'cs_1', url: 'https://pay.example/cs_1' }),
});

async function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    functions: answers(),
    ...options,
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  return rendered;
}

const asMember = (subscriptions?: CurrentSubscriptions, paid?: SubscriptionPlatform) =>
  open({ session: aMember(), functions: answers(subscriptions, paid) });

const card = (name: string) => screen.getByRole('article', { name });
const cardNames = () =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
const press = (name: string) => within(card(name)).getByRole('button');
const alertOf = (platform: Awaited<ReturnType<typeof open>>['platform']) =>
  platform.alerts.current$.value;

test('what there is to learn with is counted in the catalogue; nothing is promised that is not there', async () => {
  const catalogue = { ...aCatalogue(), total: 77, totalMiniLessons: 12, totalRecordings: 2 };
  const { unmount } = await open({ catalogue });
  expect(screen.getByText('65 lessons, 12 mini lessons, 2 recordings')).toBeVisible();
  unmount();
  const { totalRecordings: _none, ...fewer } = catalogue;
  await open({ catalogue: { ...fewer, total: 13 } });
  expect(screen.getByText('1 lesson, 12 mini lessons')).toBeVisible();
});

describe('the cards', () => {
  test('one per package of the cycle, PRIVATE only per month [PLANS-card-per-package]', async () => {
    const { user } = await open();
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(cardNames()).toEqual(['BASIC', 'VIP']);
    expect(card('VIP')).toHaveTextContent(/CHF\s349\.00 per year/);
    expect(card('VIP')).toHaveTextContent(/You save CHF\s119\.00 a year/);
  });

  test('name benefits, price and trial [CONST-price-format] [CONST-trial-wording] [ENTITY-package]', async () => {
    await open();
    expect(card('BASIC')).toHaveTextContent('A new video every week');
    expect(card('BASIC')).toHaveTextContent(/30 days free, then\s*CHF\s9\.90 per month/);
    expect(card('PRIVATE')).not.toHaveTextContent('days free');
    expect(press('VIP')).toHaveTextContent('TRY OUT');
    expect(press('PRIVATE')).toHaveTextContent('SUBSCRIBE');
  });

  test('load when the page opens, for everybody, and nothing personal for a visitor [CALL-offers-on-open] [ASYNC-offers]', async () => {
    const { platform } = await open();
    expect(new Set(platform.recorded.calls.map(({ name }) => name))).toEqual(
      new Set(['getRevenueCatOffer_v2_0']),
    );
    expect(platform.recorded.calls[0]?.payload).toEqual({
      offerID: 'VIP_BASIC_PRIVATE_monthly',
      platform: 'web',
    });
  });

  test('wait until it is known who is there', async () => {
    const { platform } = await open({ session: { status: 'unknown' } });
    expect(screen.getByText('Loading the plans')).toBeInTheDocument();
    expect(cardNames()).toEqual([]);
    await act(async () => platform.setSession({ status: 'visitor' }));
    // They may have had a plan.
    expect(await screen.findAllByText(/^Due today: nothing, if this is/)).not.toHaveLength(0);
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
  });

  test('that could not be loaded can be asked for again [ASYNC-offers] [ERROR-other-silent]', async () => {
    let isOffline = true;
    const { user, platform } = await open({
      functions: {
        ...answers(),
        getRevenueCatOffer_v2_0: () => {
          if (isOffline) throw new AppError('unavailable', 'offline');
          return { offers: OFFERS };
        },
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded');
    expect(alertOf(platform)).toBeNull();
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
  });

  test('open with the plan of the address, chosen before the checkout was left', async () => {
    await open({ path: '/subscriptions?plan=VIP_annually' });
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
  });
});

test('the plan whose checkout was left is still chosen', async () => {
  sessionStorage.setItem('mf-subscriptions.chosen-plan', 'VIP_annually');
  await open();
  expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
});

describe('a subscriber', () => {
  test('sees when the own plan renews, and what changes [CARD-renewing] [LABEL-cancel] [LABEL-downgrade] [LABEL-upgrade]', async () => {
    await asMember(keyed(plan()));
    expect(card('VIP')).toHaveTextContent('renews on 24 December 2026');
    expect(within(card('VIP')).getByRole('button', { name: 'cancel' })).toBeVisible();
    expect(press('BASIC')).toHaveTextContent('DOWNGRADE');
    expect(press('PRIVATE')).toHaveTextContent('UPGRADE');
    expect(within(card('VIP')).getByRole('button', { name: 'update card info' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'update card info' })).toHaveLength(1);
    expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
  });

  test('of a year sees the annual cards, and may switch [CARD-default-cycle] [LABEL-switch]', async () => {
    const annual = { identifier: 'VIP_annually', ProductID: 'vip_annually' };
    const { user } = await asMember(keyed(plan(annual)));
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(press('VIP')).toHaveTextContent('SWITCH');
  });

  test('who cancelled sees when it ends, and may come back [CARD-cancelling] [LABEL-resubscribe]', async () => {
    await asMember(keyed(plan({ cancels: true })));
    expect(card('VIP')).toHaveTextContent('canceles on 24 December 2026');
    expect(press('VIP')).toHaveTextContent('resubscribe');
    expect(press('BASIC')).toHaveTextContent('SUBSCRIBE');
    expect(screen.queryByText('update card info')).not.toBeInTheDocument();
  });

  test('who downgraded sees both plans [CARD-first-payment] [LABEL-none] [CARD-latest-is-current]', async () => {
    const basic = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
    await asMember(
      keyed(
        plan({ cancels: true }),
        plan({
          ...basic,
          purchase_date: '2026-12-24T12:00:00.000Z',
          expires_date: '2027-01-24T12:00:00.000Z',
        }),
      ),
    );
    expect(card('VIP')).toHaveTextContent('canceles on 24 December 2026');
    expect(within(card('VIP')).queryByRole('button')).not.toBeInTheDocument();
    expect(card('BASIC')).toHaveTextContent('first payment on 24 December 2026');
    expect(within(card('BASIC')).getByRole('button', { name: 'cancel' })).toBeVisible();
  });
});

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
      await asMember(keyed(plan()), paidThrough);
      expect(screen.getByRole('region', { name: /managed where you bought it/ })).toHaveTextContent(
        words,
      );
      expect(cardNames()).toEqual([]);
    },
  );

  const inApp = (os: 'ios' | 'android', paidThrough: SubscriptionPlatform) =>
    open({
      session: aMember(),
      functions: answers(keyed(plan()), paidThrough),
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
    ...answers(keyed(plan())),
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
    Object.assign(functions, answers(keyed(plan())));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(card('VIP')).toHaveTextContent('renews on');
    expect(alertOf(platform)).toBeNull();
  });

  test('is asked for again where the document of the plan cannot be read', async () => {
    let isOffline = true;
    const { user } = await open({
      session: aMember(),
      functions: answers(keyed(plan())),
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

describe('a checkout', () => {
  test('of a member goes to the payment page, with ids and nothing else [CALL-createCheckout]', async () => {
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
    // Before the page is left, or the learner would be asked for the consents again.
    expect(manage).toHaveBeenCalled();
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

  test('of a plan that another tab has bought shows what is so now', async () => {
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

describe('below the plans', () => {
  test('‘still not sure? learn more’ leads to the configured page [PLANS-learn-more]', async () => {
    const { platform } = await open();
    const link = screen.getByRole('link', { name: 'still not sure? learn more' });
    expect(link).toHaveAttribute('href', platform.links.contact);
    expect(link).toHaveAttribute('target', '_blank');
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

  test('is only an arrow for those who subscribed before [PLANS-floating-bar-arrow]', async () => {
    await asMember(keyed(plan()));
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
    // Above the window it was seen already.
    act(() => intersections.see(false, -300));
    expect(nav).toHaveClass('faded');
  });
});
