import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type CurrentUser, type Entitlement } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { MyAccountScreen } from './Screen';

/** With the plan looked up, however that went. */
async function open(user: Partial<CurrentUser> = {}, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({ session: aMember(user), ...options });
  const rendered = renderScreen(MyAccountScreen, platform);
  await act(async () => {});
  return rendered;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('details', () => {
  it('shows name, e-mail and ways to log in', async () => {
    await open({
      Username: 'Vreni',
      email: 'vreni@example.com',
      providers: ['password', 'google.com'],
    });
    expect(screen.getByText('Vreni')).toBeVisible();
    expect(screen.getByText('vreni@example.com')).toBeVisible();
    expect(screen.getByText('Email and password, Google')).toBeVisible();
  });

  it.each([
    [true, 'Verified'],
    [false, 'Not verified yet'],
  ])('says whether the e-mail is verified (%s): %s', async (emailVerified, words) => {
    await open({ emailVerified });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('does without a name and shows methods it has no word for', async () => {
    await open({ Username: '', providers: ['saml.school'] });
    expect(screen.getByText('No name given')).toBeVisible();
    expect(screen.getByText('saml.school')).toBeVisible();
  });
});

describe('plan', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

  const withPlan = (plan: Partial<Entitlement>) =>
    open(
      {},
      {
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

  it.each([
    [1, 'BASIC'],
    [2, 'VIP'],
    [3, 'PRIVATE'],
  ])('of tier %d is %s, and says when it renews', async (Tier, name) => {
    const expires_date = inDays(20);
    await withPlan({ Tier, expires_date });
    expect(await section('Your plan').findByText(name)).toBeVisible();
    expect(screen.getByText(`renews on ${day(expires_date)}`)).toBeVisible();
  });

  it('says when a cancelled one ends', async () => {
    const expires_date = inDays(3);
    await withPlan({ cancels: true, expires_date });
    expect(await screen.findByText(`canceles on ${day(expires_date)}`)).toBeVisible();
  });

  it('bought on the web is managed on the subscriptions page', async () => {
    await withPlan({ platform: 'web' });
    expect(await screen.findByRole('link', { name: 'Subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  it.each([
    ['android', /menu icon at the top right, then SUBSCRIPTIONS/],
    ['ios', /tap the Settings icon/],
  ] as const)('bought on %s is managed there', async (platform, words) => {
    await withPlan({ platform });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Subscriptions' })).not.toBeInTheDocument();
  });

  it('that has ended says so, and leads to the plans', async () => {
    const expires_date = inDays(-1);
    await withPlan({ platform: 'ios', expires_date });
    expect(
      await screen.findByText(new RegExp(`VIP has ended on ${day(expires_date)}`)),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  });

  it('may be none', async () => {
    await open();
    expect(await screen.findByText(/You have no plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  });

  it('that cannot be looked up can be asked for again', async () => {
    let isOffline = true;
    const { user } = await open(
      {},
      { refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined) },
    );
    expect(await section('Your plan').findByRole('alert')).toHaveTextContent(
      'Your plan could not be looked up',
    );
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You have no plan/)).toBeVisible();
  });
});

it('leads a visitor to log in, and back here', async () => {
  renderScreen(MyAccountScreen);
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fmy-account',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
