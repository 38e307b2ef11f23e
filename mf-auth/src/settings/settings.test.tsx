import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { SettingsScreen } from './Screen';

it('changes the theme and shows which one is chosen', async () => {
  const { user, platform } = renderScreen(SettingsScreen);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(platform.preferences.values$.value.theme).toBe('dark');
});

it('logs a member out', async () => {
  const { user, platform } = renderScreen(
    SettingsScreen,
    createInMemoryPlatform({ session: aMember({ Username: 'Vreni' }) }),
  );
  expect(screen.getByText('You are logged in as Vreni.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are not logged in.')).toBeVisible();
  expect(platform.session.state$.value).toEqual({ status: 'visitor' });
});

it('says when logging out failed', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  jest.spyOn(platform.session, 'signOut').mockRejectedValue(new Error('No network'));
  const { user } = renderScreen(SettingsScreen, platform);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(platform.recorded.alerts).toEqual([{ title: 'Oops.', description: 'No network' }]);
});

it('offers a visitor to log in and no log-out', () => {
  renderScreen(SettingsScreen);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fsettings',
  );
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

it('waits until it is known who is there', () => {
  renderScreen(SettingsScreen, createInMemoryPlatform({ session: { status: 'unknown' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Looking up your account');
});

it.each([
  ['Subscriptions', '/subscriptions'],
  ['My account', '/my-account'],
  ['Contact', '/contact'],
  ['Terms and conditions', '/terms-and-conditions'],
  ['Privacy policy', '/privacy-policy'],
  ['Disclaimer', '/disclaimer'],
])('leads to %s', (name, href) => {
  renderScreen(SettingsScreen, createInMemoryPlatform({ session: aMember() }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
