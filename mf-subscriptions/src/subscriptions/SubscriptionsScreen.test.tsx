import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import type { SessionState } from 'shared-contracts';
import { SubscriptionsScreen } from './SubscriptionsScreen';

const renderFor = (session: SessionState) =>
  renderScreen(SubscriptionsScreen, createInMemoryPlatform({ session }));
const link = (name: string) => screen.getByRole('link', { name });

test.each([
  ['BASIC', /2 to 5 minutes/],
  ['BASIC', /All previous videos, more than 60/],
  ['BASIC', /Translations/],
  ['BASIC', /Flashcards/],
  ['VIP', /Everything in BASIC/],
  ['VIP', /Mondays 8 PM/],
  ['VIP', /Live chat/],
  ['VIP', /Zoom/],
  ['VIP', /Recordings/],
])('%s contains %s', (plan, benefit) => {
  renderFor({ status: 'visitor' });
  expect(within(screen.getByRole('article', { name: plan })).getByText(benefit)).toBeVisible();
});

test('explains the two billing cycles and how a plan ends', () => {
  renderFor({ status: 'visitor' });
  const cycles = screen.getByRole('region', { name: 'Monthly or annual' });
  expect(cycles).toHaveTextContent('You pay at the start of each month.');
  expect(cycles).toHaveTextContent('You pay once, at the start of each year.');
  expect(cycles).toHaveTextContent('auto renews, cancel anytime');
});

test('offers nothing to buy and names no price', () => {
  const { container } = renderFor({ status: 'visitor' });
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Create an account']);
  expect(container).not.toHaveTextContent(/CHF|Fr\.|€|\$/);
});

test('says where a plan of each platform is managed [PLANS-manage-web] [PLANS-manage-android] [PLANS-manage-ios]', () => {
  renderFor({ status: 'visitor' });
  const places = screen.getByRole('region', { name: 'If you already have a plan' });
  expect(places).toHaveTextContent(/On the web.*subscriptions page, while you are logged in/);
  expect(places).toHaveTextContent(/Android.*menu icon at the top right, then SUBSCRIPTIONS/);
  expect(places).toHaveTextContent(/iOS.*Settings icon/);
});

test.each([
  ['terms and conditions', '/terms-and-conditions'],
  ['privacy policy', '/privacy-policy'],
])(
  'the legal text opens the %s in a new window [PLANS-by-subscribing] [ROUTE-legal-new-window]',
  async (name, path) => {
    const { user, platform } = renderFor({ status: 'visitor' });
    expect(screen.getByText(/^By subscribing/)).toHaveTextContent('open in a new window');
    expect(link(name)).toHaveAttribute('href', path);
    expect(link(name)).toHaveAttribute('target', '_blank');
    await user.click(link(name));
    expect(platform.recorded.paths).toEqual([]);
  },
);

test('‘still not sure? learn more’ leads to the contact page', async () => {
  const { user, platform } = renderFor({ status: 'visitor' });
  await user.click(link('still not sure? learn more'));
  expect(platform.recorded.paths).toEqual(['/contact']);
});

describe('a visitor', () => {
  test('signs up over this page, which then names the account', async () => {
    const { user, platform } = renderFor({ status: 'visitor' });
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(platform.signUpFlow.isActive$.value).toBe(true);
    expect(platform.recorded.paths).toEqual([]);
    act(() => platform.setSession(aMember({ Username: 'Heidi' })));
    expect(platform.signUpFlow.isActive$.value).toBe(false);
    expect(screen.getByText(/account of Heidi/)).toBeVisible();
  });

  test('is led on by Log in', async () => {
    const { user, platform } = renderFor({ status: 'visitor' });
    await user.click(link('Log in'));
    expect(platform.recorded.paths).toEqual(['/sign-in-up?startWithLogIn=true']);
  });
});

describe('a member', () => {
  test('is named and led to the account, not to sign-up', () => {
    renderFor(aMember({ Username: 'Heidi' }));
    expect(screen.getByText(/account of Heidi/)).toBeVisible();
    expect(link('My account')).toHaveAttribute('href', '/my-account');
    expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  test('without a username is named by the e-mail address', () => {
    renderFor(aMember({ Username: '', email: 'peter@example.com' }));
    expect(screen.getByText(/account of peter@example.com/)).toBeVisible();
  });
});

test('shows neither before it is known who is there, then follows', () => {
  const { platform } = renderFor({ status: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Looking up whether you are signed in');
  expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  act(() => platform.setSession({ status: 'visitor' }));
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
