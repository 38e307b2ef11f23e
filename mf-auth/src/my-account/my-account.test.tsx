import { act, cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type CurrentUser, type Entitlement, type PlanBeside } from 'shared-contracts';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryHandlers,
  type InMemoryOptions,
} from 'shared-contracts/testing';
import { MyAccountScreen } from './Screen';

/** Opens the screen and waits for the look-up of the plan. */
async function open(user: Partial<CurrentUser> = {}, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({ session: aMember(user), ...options });
  const rendered = renderScreen(MyAccountScreen, platform);
  await act(async () => {});
  return rendered;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('details', () => {
  test('shows name, e-mail and ways to log in', async () => {
    await open({
      Username: 'Vreni',
      email: 'vreni@example.com',
      providers: ['password', 'google.com'],
    });
    expect(screen.getByText('Vreni')).toBeVisible();
    expect(screen.getByText('vreni@example.com')).toBeVisible();
    expect(screen.getByText('Email and password, Google')).toBeVisible();
  });

  test.each([
    [true, 'Verified'],
    [false, 'Not verified yet'],
  ])('says whether the e-mail is verified (%s): %s', async (emailVerified, words) => {
    await open({ emailVerified });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('shows an account without a name, and sign-in methods by their identifier', async () => {
    await open({ Username: '', providers: ['saml.school'] });
    expect(screen.getByText('No name given')).toBeVisible();
    expect(screen.getByText('saml.school')).toBeVisible();
  });
});

describe('username', () => {
  const details = () => section('Your details');
  const field = () => details().getByLabelText<HTMLInputElement>('Username');
  type Opened = Awaited<ReturnType<typeof open>>;
  async function save({ user }: Opened, name: string, button = 'Change username') {
    await user.click(details().getByRole('button', { name: button }));
    await user.clear(field());
    if (name !== '') await user.type(field(), name);
    await user.click(details().getByRole('button', { name: 'Save the username' }));
  }
  const nameOf = ({ platform }: Opened) => {
    const state = platform.session.state$.value;
    return state.status === 'member' ? state.user.Username : undefined;
  };
  const answering = (checkName: InMemoryHandlers['checkName'] = () => ({ isAllowed: true })) => {
    const asked = jest.fn(checkName);
    return { asked, options: { functions: { checkName: asked } } };
  };

  test.each([
    ['Vreni', 'Change username'],
    ['', 'Add a username'],
  ])('of “%s” is saved once the server has judged the new one', async (Username, button) => {
    const { asked, options } = answering();
    const opened = await open({ Username }, options);
    await save(opened, ' Vreni Vogt ', button);
    expect(asked.mock.calls).toEqual([[{ Username: 'Vreni Vogt' }]]);
    expect(nameOf(opened)).toBe('Vreni Vogt');
    expect(details().getByText('Vreni Vogt')).toBeVisible();
    expect(details().getByRole('status')).toHaveTextContent('Your username has been saved.');
    expect(field()).not.toBeVisible();
    expect(details().getByRole('button', { name: 'Change username' })).toHaveFocus();
  });

  test('of a teacher or of the school is refused beside the field, and stays typed', async () => {
    const opened = await open(
      { Username: 'Vreni' },
      answering(() => ({ isAllowed: false })).options,
    );
    await save(opened, 'Therese Tobler');
    const words =
      'This name is like that of a teacher or of the school. Please choose another one.';
    expect(opened.platform.recorded.alerts).toEqual([{ title: 'Oops.', description: words }]);
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
    expect(field()).toHaveValue('Therese Tobler');
    expect(nameOf(opened)).toBe('Vreni');
    await opened.user.type(field(), 's');
    expect(field()).not.toBeInvalid();
  });

  test.each([
    ['nothing', '', 'Please type a name that others can see.'],
    ['invisible characters', '\u200B\u2060', 'Please type a name that others can see.'],
    ['101 characters', 'v'.repeat(101), 'Please choose a name of at most 100 characters.'],
  ])('of %s is refused before the server is asked', async (_, name, words) => {
    const { asked, options } = answering();
    const opened = await open({ Username: 'Vreni' }, options);
    await save(opened, name);
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
    expect(asked).not.toHaveBeenCalled();
    expect(nameOf(opened)).toBe('Vreni');
  });

  test('stays as it was when the server does not answer, and can be tried again', async () => {
    const { asked, options } = answering(() => {
      throw new AppError('unavailable', 'Down.');
    });
    const opened = await open({ Username: 'Vreni' }, options);
    await save(opened, 'Vreni Vogt');
    expect(nameOf(opened)).toBe('Vreni');
    expect(field()).not.toBeInvalid();
    asked.mockReturnValue({ isAllowed: true });
    await act(async () => opened.platform.pressAlertButton('retry'));
    expect(nameOf(opened)).toBe('Vreni Vogt');
  });
});

describe('plan', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

  const withPlan = (
    plan: Partial<Entitlement>,
    functions: InMemoryOptions['functions'] = {},
    options: InMemoryOptions = {},
  ) =>
    open(
      {},
      {
        ...options,
        functions,
        documents: {
          'Entitlements/uid-heidi': {
            Tier: 2,
            ProductID: 'vip_monthly',
            identifier: 'VIP_monthly',
            platform: 'web',
            cancels: false,
            purchase_date: inDays(-10),
            expires_date: inDays(20),
            ...plan,
          },
        },
      },
    );

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

  test('says when a cancelled plan ends', async () => {
    const expires_date = inDays(3);
    await withPlan({ cancels: true, expires_date });
    expect(await screen.findByText(`canceles on ${day(expires_date)}`)).toBeVisible();
  });

  test('says that a payment failed, until when nothing changes, and mends it with one button', async () => {
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

  test('says beside the date until when a trial is free', async () => {
    const end = inDays(20);
    await withPlan({ expires_date: end, trial_end: end });
    expect(await screen.findByText(`renews on ${day(end)}`)).toBeVisible();
    expect(screen.getByText(`free until ${day(end)}`)).toBeVisible();
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

  test('says what the next payment is, where a promotion code makes it less', async () => {
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
  });

  const INVOICES = { name: 'Invoices and payment methods' };
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

  const IN_APP = { device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } } as const;

  test('names no price of the web in an app, and leads to no page of payments', async () => {
    const price = { currency: 'chf', unit_amount: 3900 };
    await withPlan({ price });
    expect(await screen.findByText(/CHF/)).toBeVisible();
    cleanup();
    await withPlan({ price }, {}, IN_APP);
    expect(await screen.findByText(/^You bought it on the web/)).toBeVisible();
    expect(screen.queryByText(/CHF/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', INVOICES)).not.toBeInTheDocument();
  });

  test('leads to the subscriptions page in the app where the plan was bought, and in no other', async () => {
    const link = () => screen.queryByRole('link', { name: 'Subscriptions' });
    await withPlan({ platform: 'ios' }, {}, IN_APP);
    expect(await screen.findByText(/^You bought it in this app\./)).toBeVisible();
    expect(link()).toHaveAttribute('href', '/subscriptions');
    cleanup();
    await withPlan({ platform: 'android' }, {}, IN_APP);
    expect(await screen.findByText(/^You bought it in the Android app\./)).toBeVisible();
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

  describe('beside another one', () => {
    const beside: PlanBeside = {
      platform: 'ios',
      Tier: 1,
      identifier: 'BASIC_monthly',
      cancels: false,
      expires_date: '2099-12-01T12:00:00.000Z',
      ProductIDs: ['basic_monthly'],
    };
    const items = async () =>
      (
        await within(await screen.findByRole('region', { name: 'Your plan' })).findAllByRole(
          'listitem',
        )
      ).map(({ textContent }) => textContent);

    test('names both and how to end each one [ABOUT-store-purchase-managed-there]', async () => {
      const { user, platform } = await withPlan({ beside });
      const [web, store] = await items();
      expect(screen.getByText(/^VIP opens all that BASIC opens/)).toBeVisible();
      expect(web).toMatch(
        /^VIP renews on .*\. Bought on the web\. To end it, .*“Invoices and payment/,
      );
      expect(store).toMatch(/^BASIC renews on 1 December 2099\. .*App Store, tap your picture/);
      expect(screen.getByRole('button', INVOICES)).toBeVisible();
      await user.click(screen.getByRole('link', { name: /^Open the App Store/ }));
      expect(platform.recorded.external).toEqual(['https://example.com/app-store']);
    });

    test('leads to the invoices of the web also where the plan of a store holds', async () => {
      await withPlan({ platform: 'android', beside: { ...beside, platform: 'web' } });
      const [store, web] = await items();
      expect(store).toMatch(/^VIP .* open Google Play/);
      expect(web).toMatch(/^BASIC .* Bought on the web/);
      expect(screen.getByRole('button', INVOICES)).toBeVisible();
    });

    test('says that a plan was bought twice', async () => {
      await withPlan({ beside: { ...beside, Tier: 2, identifier: 'VIP_monthly' } });
      expect(await screen.findByText(/^You bought VIP twice/)).toBeVisible();
    });

    test('is alone again once the other one has run out', async () => {
      await withPlan({ beside: { ...beside, cancels: true, expires_date: inDays(-1) } });
      expect(await screen.findByText(/^You bought it on the web/)).toBeVisible();
      expect(screen.queryByText('You pay for two plans')).not.toBeInTheDocument();
    });

    test('opens no page of a store in an app that opens none', async () => {
      await withPlan({ beside }, {}, { ...IN_APP, parentAppSupports: ['RESTORE_PURCHASES'] });
      expect(await items()).toHaveLength(2);
      expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
    });
  });

  test('has no invoices of a store', async () => {
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
    const expires_date = inDays(-1);
    await withPlan({ platform: 'ios', expires_date });
    expect(
      await screen.findByText(new RegExp(`Your VIP plan ended on ${day(expires_date)}`)),
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

test('leads a visitor to log in, and back here', async () => {
  renderScreen(MyAccountScreen);
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fmy-account',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
