import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { ConsentName } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { SignInUpScreen } from '../sign-in-up/Screen';
import { CollectConsentsScreen } from './Screen';

it.each<[ConsentName, string]>([
  ['PPandTandCConsent', 'Terms and conditions and Privacy Policy (required)'],
  ['RemindersConsent', 'Reminders about new lessons (optional)'],
  ['MarketingConsent', 'Newsletters and promotional emails (optional)'],
])('gives and takes back %s', async (name, label) => {
  const { user, platform } = renderScreen(CollectConsentsScreen);
  const box = screen.getByRole('checkbox', { name: label });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/\w/);
  await user.click(box);
  expect(box).toBeChecked();
  expect(platform.consents.state$.value[name]).toBe(true);
  await user.click(box);
  expect(platform.consents.state$.value[name]).toBe(false);
});

it('clears the highlight on any change [CONSENT-change-clears-underline]', async () => {
  const platform = createInMemoryPlatform();
  platform.consents.highlight();
  const { user } = renderScreen(CollectConsentsScreen, platform);
  await user.click(screen.getByRole('checkbox', { name: /Reminders/ }));
  expect(platform.consents.state$.value.isUnderlined).toBe(false);
});

it('opens terms and privacy policy in a new window', () => {
  renderScreen(CollectConsentsScreen);
  for (const name of ['Terms and conditions', 'Privacy Policy']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

it('takes a visitor to the sign-up form, with what was ticked', async () => {
  const { user, platform, unmount } = renderScreen(CollectConsentsScreen);
  await user.click(screen.getByRole('checkbox', { name: /^Terms and conditions/ }));
  expect(screen.getByText(/^Nothing is saved on this page/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(platform.recorded.paths).toEqual(['/sign-in-up']);
  unmount();
  renderScreen(SignInUpScreen, platform);
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
});

it('explains the three to a member, without a box and without saying what was chosen', () => {
  renderScreen(CollectConsentsScreen, createInMemoryPlatform({ session: aMember() }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Terms and conditions and Privacy Policy (required)',
    'Reminders about new lessons (optional)',
    'Newsletters and promotional emails (optional)',
  ]);
  expect(screen.queryByText(/you made|your choice|saved/i)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
