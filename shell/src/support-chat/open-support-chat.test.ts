import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeviceMetadata } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { createLiveChat } from '../platform/live-chat';
import { LIVE_CHAT_FRAME_ID } from './follow-wish';
import { openSupportChat } from './open-support-chat';

const URL_OF_PROVIDER = 'https://support.example/widget';

/** Acts like a live lesson's route. */
const mayBeOn = (pathname: string) => !pathname.startsWith('/live-');

function open(path = '/home', device: Partial<DeviceMetadata> = {}) {
  const { navigation, parentApp } = createInMemoryPlatform({ path, device });
  const close = openSupportChat(
    { url: URL_OF_PROVIDER },
    { navigation, parentApp, liveChat: createLiveChat() },
    mayBeOn,
  );
  return { navigation, close, user: userEvent.setup() };
}
/** Finds the chat by its id, because hidden elements have no name. */
const chat = () => document.getElementById(LIVE_CHAT_FRAME_ID);
const frame = () => chat()?.querySelector('iframe') ?? null;
const button = (name: string) => screen.getByRole('button', { name });

function setFullScreen(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
}
beforeEach(() => setFullScreen(null));
afterEach(() => document.body.replaceChildren());

test('sends the provider no request before the learner opens the chat [ABOUT-live-chat-frame]', async () => {
  const { user } = open();
  expect(button('Support')).toHaveAttribute('aria-expanded', 'false');
  expect(frame()).toBeNull();
  await user.click(button('Support'));
  expect(frame()).toHaveAttribute('src', URL_OF_PROVIDER);
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(button('Close support')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['in a browser', {}, true],
  ['in an app', { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' as const }, false],
])('%s the provider may open windows: %j → %s', async (_, device, mayOpen) => {
  const { user } = open('/home', device);
  await user.click(button('Support'));
  expect(frame()?.getAttribute('sandbox')?.includes('allow-popups')).toBe(mayOpen);
});

test.each(['/widget', `${location.origin}/widget`])('frames no page of the shell: %s', (url) => {
  const { navigation, parentApp } = createInMemoryPlatform({ path: '/home' });
  const attempt = () =>
    openSupportChat({ url }, { navigation, parentApp, liveChat: createLiveChat() }, mayBeOn);
  expect(attempt).toThrow('supportChat.url names a page of the shell');
  expect(chat()).toBeNull();
});

test('keeps the conversation while it is closed', async () => {
  const { user } = open();
  await user.click(button('Support'));
  const conversation = frame();
  await user.keyboard('{Escape}');
  expect(conversation).not.toBeVisible();
  expect(button('Support')).toHaveFocus();
  await user.click(button('Support'));
  expect(frame()).toBe(conversation);
  expect(conversation).toBeVisible();
});

test.each(['/live-lessons', '/live-meeting'])('is hidden on %s from the start', (path) => {
  open(path);
  expect(chat()).not.toBeVisible();
});

test('is hidden while a live page is shown, and visible again after it [ABOUT-live-chat-frame]', () => {
  const { navigation } = open();
  navigation.go('/live-lessons');
  expect(chat()).not.toBeVisible();
  navigation.go('/home');
  expect(chat()).toBeVisible();
});

test('is hidden in full screen', () => {
  open();
  setFullScreen(document.body);
  expect(chat()).not.toBeVisible();
  setFullScreen(null);
  expect(chat()).toBeVisible();
});

test('is removed on request, and stops following', () => {
  const { navigation, parentApp } = createInMemoryPlatform({ path: '/home' });
  const liveChat = { hide: jest.fn(), show: jest.fn() };
  const services = { navigation, parentApp, liveChat };
  const close = openSupportChat({ url: URL_OF_PROVIDER }, services, mayBeOn);
  close();
  expect(chat()).toBeNull();
  navigation.go('/live-lessons');
  setFullScreen(document.body);
  expect(liveChat.hide).not.toHaveBeenCalled();
});
