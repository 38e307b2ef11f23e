import { act, screen, within } from '@testing-library/react';
import type { SessionState } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { renderScreen } from 'kit/testing';
import { Header } from './Header';

const VISITOR: SessionState = { status: 'visitor' };
const MEMBER = {
  status: 'member',
  user: {
    UID: 'u1',
    Username: 'Anna',
    email: 'anna@example.com',
    emailVerified: true,
    providers: [],
  },
} as const satisfies SessionState;

function show(
  session: SessionState,
  {
    path = '/home',
    hidden = false,
    isInApp = false,
    liveSubtitle = undefined as string | undefined,
  } = {},
) {
  return renderScreen(
    () => (
      <>
        <Header session={session} hidden={hidden} liveSubtitle={liveSubtitle} />
        <main id="main">Lessons</main>
      </>
    ),
    createInMemoryPlatform({
      path,
      ...(isInApp && { device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' } }),
    }),
  );
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const panel = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const menuButton = () => screen.getByRole('button', { name: 'Menu' });

test('the side panel leads to the plans, also in the app; the bar does not [PLANS-manage-android]', async () => {
  const { user } = show(MEMBER, { isInApp: true });
  expect(bar().queryByRole('link', { name: 'SUBSCRIPTIONS' })).not.toBeInTheDocument();
  await user.click(menuButton());
  expect(panel().getByRole('link', { name: 'SUBSCRIPTIONS' })).toHaveAttribute(
    'href',
    '/subscriptions',
  );
});

describe('the bar', () => {
  test('a visitor sees the logo, HOME, Live Lessons at 7 PM, LOG IN, SIGN UP and SETTINGS', () => {
    show(VISITOR);
    const links = bar()
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]);
    expect(links).toEqual([
      ['HOME', '/home'],
      ['Live Lessons 7 PM', '/live-lessons'],
      ['LOG IN', '/sign-in-up?startWithLogIn=true'],
      ['SIGN UP', '/sign-in-up'],
      ['SETTINGS', '/settings'],
    ]);
  });

  test('the subtitle is that of the site, in the bar and in the side panel', async () => {
    const { user } = show(VISITOR, { liveSubtitle: 'Mondays' });
    expect(bar().getByRole('link', { name: 'Live Lessons Mondays' })).toBeVisible();
    await user.click(menuButton());
    expect(panel().getByRole('link', { name: 'Live Lessons Mondays' })).toBeVisible();
  });

  test('the logo leads home and says the terms of sale', async () => {
    const { user, platform } = show(VISITOR, { path: '/settings' });
    await user.click(screen.getByRole('link', { name: /auto renews, cancel anytime/ }));
    expect(platform.recorded.paths).toEqual(['/home']);
  });

  test('a member is not asked to sign up or to log in, and finds the account', () => {
    show(MEMBER);
    for (const name of ['SIGN UP', 'LOG IN']) {
      expect(bar().queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(bar().getByRole('link', { name: 'MY ACCOUNT' })).toHaveAttribute('href', '/my-account');
    expect(bar().getByRole('link', { name: 'SETTINGS' })).toBeVisible();
  });

  test.each([
    ['Anna', 'A'],
    ['  öhi', 'Ö'],
    ['👩‍🏫 Frau Meier', '👩‍🏫'],
    ['', 'H'],
  ])('a member named “%s” sees “%s”, beside the name of the link', (Username, initial) => {
    show({ ...MEMBER, user: { ...MEMBER.user, Username, email: 'heidi@example.com' } });
    const account = bar().getByRole('link', { name: 'MY ACCOUNT' });
    expect(account.firstElementChild).toHaveAttribute('data-initial', initial);
  });

  test('icons say in a tooltip what they are', () => {
    show(MEMBER);
    for (const name of ['MY ACCOUNT', 'SETTINGS']) {
      expect(bar().getByRole('link', { name })).toHaveAttribute('title', name);
    }
  });

  test('while the session is unknown, only CSS chooses between the links of both', () => {
    const place = (name: string) => bar().getByRole('link', { name }).parentElement;
    const { rerender } = show({ status: 'unknown' });
    expect(place('SIGN UP')).toHaveClass('visitor');
    expect(place('LOG IN')).toHaveClass('visitor');
    expect(place('MY ACCOUNT')).toHaveClass('member');
    rerender(<></>);
    show(VISITOR);
    expect(place('SIGN UP')).not.toHaveClass('visitor');
    expect(bar().queryByRole('link', { name: 'MY ACCOUNT' })).not.toBeInTheDocument();
  });

  test('the link to the current page is marked', () => {
    const { platform } = show(VISITOR, { path: '/live-lessons' });
    const current = () => bar().getByRole('link', { current: 'page' });
    expect(current()).toHaveTextContent('Live Lessons');
    act(() => platform.navigation.go('/settings'));
    expect(current()).toHaveAccessibleName('SETTINGS');
  });

  test('is absent if a screen uses the whole page', () => {
    show(VISITOR, { hidden: true });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

test('the first Tab stop skips the header', async () => {
  const { user, platform } = show(VISITOR);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(platform.recorded.paths).toEqual([]);
});

describe('the side panel', () => {
  test('the hamburger opens it; it has the same links as words, and the plans', async () => {
    const { user } = show(VISITOR);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(menuButton());
    expect(
      panel()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['HOME', 'Live Lessons 7 PM', 'SUBSCRIPTIONS', 'LOG IN', 'SIGN UP', 'SETTINGS']);
    expect(panel().getByRole('link', { name: 'LOG IN' })).toHaveAttribute(
      'href',
      '/sign-in-up?startWithLogIn=true',
    );
  });

  test('a member’s has the account in place of SIGN UP and LOG IN', async () => {
    const { user } = show(MEMBER);
    await user.click(menuButton());
    expect(
      panel()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['HOME', 'Live Lessons 7 PM', 'SUBSCRIPTIONS', 'MY ACCOUNT', 'SETTINGS']);
  });

  test.each([
    ['Escape', (user: ReturnType<typeof show>['user']) => user.keyboard('{Escape}')],
    [
      'its close button',
      (user: ReturnType<typeof show>['user']) =>
        user.click(panel().getByRole('button', { name: 'Close menu' })),
    ],
    [
      'a press outside',
      (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('dialog')),
    ],
  ])('%s closes it and gives the focus back', async (_name, close) => {
    const { user } = show(VISITOR);
    await user.click(menuButton());
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menuButton()).toHaveFocus();
  });

  test('a press that begins inside and ends outside does not close it', async () => {
    const { user } = show(VISITOR);
    await user.click(menuButton());
    await user.pointer([
      { keys: '[MouseLeft>]', target: panel().getByRole('navigation') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('following a link closes it, also a link to the current page', async () => {
    const { user, platform } = show(VISITOR, { path: '/home' });
    await user.click(menuButton());
    await user.click(panel().getByRole('link', { name: 'HOME' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.recorded.paths).toEqual(['/home']);
  });

  test('the back button closes it', async () => {
    const { user, platform } = show(VISITOR);
    act(() => platform.navigation.go('/settings'));
    await user.click(menuButton());
    act(() => platform.navigation.back());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a window that becomes wide enough for the bar closes it', async () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(wide as unknown as MediaQueryList);
    const { user } = show(VISITOR);
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 900px)');
    await user.click(menuButton());
    act(() => void wide.dispatchEvent(new Event('change')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
