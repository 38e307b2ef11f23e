import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { createInMemoryPlatform } from 'common-testing';
import { renderScreen } from '../../testing';
import { Link, type LinkProps } from './Link';

function show(props: LinkProps, path = '/home') {
  return renderScreen(() => <Link {...props} />, createInMemoryPlatform({ path }));
}

/** Whether the browser would follow the link. jsdom cannot, so the event is stopped here. */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, ...init });
  let wasPrevented = false;
  const observe = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  fireEvent(link, click);
  return !wasPrevented;
}

test('a plain click navigates inside the app, with the query', async () => {
  const { user, platform } = show({ to: '/subscriptions?from=home', children: 'Plans' });
  expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute(
    'href',
    '/subscriptions?from=home',
  );
  await user.click(screen.getByRole('link'));
  expect(platform.recorded.paths).toEqual(['/subscriptions?from=home']);
});

test('Enter navigates too', async () => {
  const { user, platform } = show({ to: '/settings', children: 'Settings' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(platform.recorded.paths).toEqual(['/settings']);
});

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s stays the browser’s', (_name, init) => {
  const { platform } = show({ to: '/settings', children: 'Settings' });
  expect(isLeftToBrowser(init)).toBe(true);
  expect(platform.recorded.paths).toEqual([]);
});

test.each<[string, LinkProps]>([
  ['of a new window', { to: '/terms-and-conditions', target: '_blank' }],
  ['of a download', { to: '/grammar.pdf', download: 'grammar.pdf' }],
  ['to another site', { to: 'https://example.com/' }],
  ['to another site without a scheme', { to: '//example.com/' }],
  ['to another site behind a tab', { to: '/\t/example.com/' }],
  ['to an address', { to: 'mailto:hallo@example.com' }],
])('a link %s stays the browser’s and is not prefetched', async (_name, props) => {
  const { platform, user } = show({ ...props, children: 'There' });
  await user.hover(screen.getByRole('link'));
  expect(isLeftToBrowser()).toBe(true);
  expect(platform.recorded).toMatchObject({ paths: [], prefetched: [] });
});

test('a link to a new window gives it no access to this one', () => {
  show({ to: '/disclaimer', target: '_blank', children: 'There' });
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});

test('its own click handler can prevent the navigation', async () => {
  const { platform, user } = show({
    to: '/settings',
    children: 'Settings',
    onClick: (event) => event.preventDefault(),
  });
  await user.click(screen.getByRole('link'));
  expect(platform.recorded.paths).toEqual([]);
});

test('hover and focus prefetch', async () => {
  const { platform, user } = show({ to: '/live-lessons', children: 'Live' });
  await user.hover(screen.getByRole('link'));
  expect(platform.recorded.prefetched).toEqual(['/live-lessons']);
  await user.tab();
  expect(platform.recorded.prefetched).toEqual(['/live-lessons', '/live-lessons']);
});

test('it marks a link to the current page', () => {
  const { platform } = show({ to: '/home?from=logo', children: 'Home' }, '/home');
  expect(screen.getByRole('link', { current: 'page' })).toBeVisible();
  act(() => platform.navigation.go('/settings'));
  expect(screen.getByRole('link', { current: false })).toBeVisible();
});
