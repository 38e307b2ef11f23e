import { act, screen } from '@testing-library/react';
import { field, openSignInUp, type } from './testing/open-sign-in-up';

describe('the screen', () => {
  test('starts with the log-in form only when told so [AUTH-start-with-log-in]', () => {
    const { unmount } = openSignInUp('?startWithLogIn=true');
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    unmount();
    openSignInUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  test('hides header and page around it, and keeps a link home [AUTH-hides-chrome]', () => {
    const { platform, unmount } = openSignInUp();
    expect(platform.chrome.isHidden$.value).toBe(true);
    expect(screen.getByRole('link', { name: 'All lessons' })).toHaveAttribute('href', '/home');
    unmount();
    expect(platform.chrome.isHidden$.value).toBe(false);
  });

  test('changes between the forms and keeps what was typed [AUTH-switch-forms] [AUTH-sign-up-button]', async () => {
    const opened = openSignInUp('?startWithLogIn=true&next=%2Fvideos%2Fx');
    await type(opened, { Email: 'a@b.ch', Password: 'secret' });
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toHaveFocus();
    expect(field('Email')).toHaveValue('a@b.ch');
    expect(field('Password')).toHaveValue('secret');
    expect(opened.platform.recorded.paths).toEqual(['/sign-in-up?next=%2Fvideos%2Fx']);
    await opened.user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    expect(field('Email')).toHaveValue('a@b.ch');
  });

  test('names its fields for password managers and leaves the rules to the provider', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

test('says before typing what a password needs and where the name is shown, on sign-up only', async () => {
  const { user } = openSignInUp('');
  expect(field('Password')).toHaveAccessibleDescription('At least 6 characters.');
  expect(field('Username')).toHaveAccessibleDescription(
    'Others see this name in comments and in the live chat.',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(field('Password')).not.toHaveAccessibleDescription();
});

test('says what an account costs, on sign-up only, and not before a plan is bought', async () => {
  const cost = () => screen.queryByText('Free, and no card needed.');
  const { user, platform } = openSignInUp('');
  expect(cost()).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(cost()).not.toBeInTheDocument();
  act(() => platform.navigation.go('/subscriptions'));
  act(() => platform.navigation.go('/sign-in-up'));
  expect(cost()).not.toBeInTheDocument();
});

test('names the previous page, and leads back to it', async () => {
  const { user, platform, unmount } = openSignInUp('?next=%2Flive-lessons');
  const home = { name: 'All lessons' };
  // Without a previous page, the prerendered form must not move.
  expect(screen.queryByText(/You come back/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', home)).toHaveAttribute('href', '/home');
  act(() => platform.navigation.go('/live-lessons'));
  act(() => platform.navigation.go('/sign-in-up'));
  expect(screen.getByText('You come back to the live lessons afterwards.')).toBeVisible();
  expect(screen.queryByRole('link', home)).not.toBeInTheDocument();
  const back = screen.getByRole('link', { name: 'Back to the live lessons' });
  expect(back).toHaveAttribute('href', '/live-lessons');
  await user.click(back);
  // No new history entry: the page would show its alert again.
  expect(platform.navigation.location$.value.pathname).toBe('/live-lessons');
  expect(platform.recorded.paths).toEqual(['/live-lessons', '/sign-in-up']);
  unmount();
});

test('leads home after a page without a name', () => {
  const { platform } = openSignInUp('');
  act(() => platform.navigation.go('/contact'));
  act(() => platform.navigation.go('/sign-in-up'));
  expect(screen.getByRole('link', { name: 'All lessons' })).toHaveAttribute('href', '/home');
});
