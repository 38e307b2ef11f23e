import { findBrowser } from './find-browser';

const on = (...commands: string[]) => ({
  fromEnvironment: undefined,
  which: (command: string) => (commands.includes(command) ? `/usr/bin/${command}` : undefined),
  isStub: () => false,
  downloaded: () => undefined,
});

test('takes the browser that the environment names', () => {
  expect(findBrowser({ ...on('chromium'), fromEnvironment: '/my/chrome' })).toBe('/my/chrome');
});

test('takes an installed one before a downloaded one [CMD-browser]', () => {
  const downloaded = () => '/cache/chrome';
  expect(findBrowser({ ...on('google-chrome'), downloaded })).toBe('/usr/bin/google-chrome');
  expect(findBrowser({ ...on(), downloaded })).toBe('/cache/chrome');
});

test('takes the headless shell before a Chromium with windows', () => {
  expect(findBrowser(on('chromium', 'chromium-headless-shell'))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('finds none on a machine without one', () => {
  expect(findBrowser(on())).toBeUndefined();
});

test('passes over a script that only asks for the snap', () => {
  const isStub = (path: string) => path === '/usr/bin/chromium-browser';
  expect(findBrowser({ ...on('chromium-browser', 'google-chrome'), isStub })).toBe(
    '/usr/bin/google-chrome',
  );
  const downloaded = () => '/cache/chrome';
  expect(findBrowser({ ...on('chromium-browser'), isStub, downloaded })).toBe('/cache/chrome');
  expect(findBrowser({ ...on('chromium-browser'), isStub })).toBeUndefined();
});
