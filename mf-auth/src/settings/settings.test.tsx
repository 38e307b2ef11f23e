import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { IdentityError } from 'shared-contracts';
import { aMember, aUserDocument, createInMemoryPlatform } from 'common-testing';
import { SettingsScreen } from './Screen';

async function openAsMember() {
  const platform = createInMemoryPlatform({
    session: aMember({ Username: 'Vreni' }),
    documents: { 'Users/uid-heidi': aUserDocument('uid-heidi') },
  });
  const rendered = renderScreen(SettingsScreen, platform);
  await act(async () => {});
  return rendered;
}

test('changes the theme and shows which one is chosen', async () => {
  const { user, platform } = renderScreen(SettingsScreen);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(platform.preferences.values$.value.theme).toBe('dark');
});

test('changes the speed of videos and shows the chosen one', async () => {
  const { user, platform } = renderScreen(SettingsScreen);
  const speeds = within(screen.getByRole('group', { name: 'Speed of videos' }));
  expect(speeds.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    '0.5×',
    '0.75×',
    'Normal',
    '1.25×',
    '1.5×',
    '2×',
  ]);
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '0.75×' }));
  expect(screen.getByRole('radio', { name: '0.75×' })).toBeChecked();
  expect(platform.preferences.values$.value.speed).toBe(0.75);
  expect(screen.getByRole('group', { name: 'Speed of videos' })).toHaveAccessibleDescription(
    /every video that you open on this device/,
  );
});

test('logs a member out', async () => {
  const { user, platform } = await openAsMember();
  expect(screen.getByText('You are logged in as Vreni.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are not logged in.')).toBeVisible();
  expect(platform.session.state$.value).toEqual({ status: 'visitor' });
});

test('says that logging out failed, and offers a retry', async () => {
  const { user, platform } = await openAsMember();
  const signOut = jest.spyOn(platform.session, 'signOut');
  signOut.mockRejectedValueOnce(new IdentityError('network-request-failed', 'No network'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(platform.recorded.alerts).toMatchObject([{ title: 'Oops.', details: 'No network' }]);
  await act(async () => platform.pressAlertButton('retry'));
  expect(await screen.findByText('You are not logged in.')).toBeVisible();
});

test('offers a visitor theme, speed and the log-in, and nothing that needs an account', () => {
  renderScreen(SettingsScreen);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fsettings',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Account', 'Appearance', 'Playback', 'More']);
});

test('waits until the session is known', () => {
  renderScreen(SettingsScreen, createInMemoryPlatform({ session: { status: 'unknown' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account');
});

test('offers a teacher no plan', async () => {
  const email = 'heidi@example.com';
  const platform = createInMemoryPlatform({
    session: aMember({ email }),
    accounts: [{ email, password: 'x', username: 'Tina', UID: 'uid-heidi', isTeacher: true }],
  });
  renderScreen(SettingsScreen, platform);
  await act(async () => {});
  expect(screen.getByRole('link', { name: 'My account' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Subscriptions' })).toBeNull();
});

test.each([
  ['Subscriptions', '/subscriptions'],
  ['Contact', '/contact'],
  ['Terms and conditions', '/terms-and-conditions'],
  ['Privacy policy', '/privacy-policy'],
  ['Disclaimer', '/disclaimer'],
])('leads to %s', async (name, href) => {
  await openAsMember();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
