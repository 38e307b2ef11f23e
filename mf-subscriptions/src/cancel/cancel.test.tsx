import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { CancelScreen } from './Screen';

beforeEach(() => sessionStorage.clear());

test('says that nothing was charged', () => {
  renderScreen(CancelScreen);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You left the checkout');
  expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
});

test.each([
  ['/cancel?plan=VIP_annually', '/subscriptions?plan=VIP_annually'],
  ['/cancel?plan=../x', '/subscriptions'],
])('%s leads back to %s', (path, back) => {
  renderScreen(CancelScreen, createInMemoryPlatform({ path }));
  expect(screen.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', back);
});

describe('the chosen plan', () => {
  const at = (path: string) => renderScreen(CancelScreen, createInMemoryPlatform({ path }));

  test.each([
    ['/cancel?plan=VIP_annually', 'VIP, paid by the year, is still selected.'],
    ['/cancel?plan=BASIC_monthly', 'BASIC, paid by the month, is still selected.'],
    // A school may add a year to the name of a package.
    ['/cancel?plan=VIP_annually_2027', 'VIP, paid by the year, is still selected.'],
    ['/cancel?plan=VIP_2027', 'VIP, paid by the month, is still selected.'],
    ['/cancel?plan=../x', 'You can choose a plan at any time.'],
    ['/cancel', 'You can choose a plan at any time.'],
  ])('at %s: “%s”', (path, sentence) => {
    at(path);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('is the one in session storage if the address names none', () => {
    sessionStorage.setItem('mf-subscriptions.chosen-plan', 'VIP_annually');
    at('/cancel');
    expect(screen.getByText('VIP, paid by the year, is still selected.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute(
      'href',
      '/subscriptions?plan=VIP_annually',
    );
  });
});

test.each([
  [0, 'The free mini lessons stay open to you.'],
  [2, 'Your plan stays as it is.'],
] as const)('with the tier %i it says what stays: “%s”', (tier, sentence) => {
  const platform = createInMemoryPlatform({ path: '/cancel' });
  platform.preferences.set({ tier });
  renderScreen(CancelScreen, platform);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryAllByText(/choose a plan/)).toHaveLength(tier === 0 ? 1 : 0);
});

test('tells a member with a plan what they chose, and that their plan stays', () => {
  const platform = createInMemoryPlatform({ path: '/cancel?plan=VIP_annually' });
  platform.preferences.set({ tier: 1 });
  renderScreen(CancelScreen, platform);
  expect(screen.getByText('VIP, paid by the year, is still selected.')).toBeVisible();
  expect(screen.getByText('Your plan stays as it is.')).toBeVisible();
});

test.each([
  { link: 'Back to the plans', path: '/subscriptions' },
  { link: 'Home', path: '/' },
  { link: 'Ask a question', path: '/contact' },
])('leads on by “$link” to $path', async ({ link, path }) => {
  const { user, platform } = renderScreen(CancelScreen);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});
