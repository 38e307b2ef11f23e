import { findEngines } from './find-engines';

const on =
  (...commands: string[]) =>
  (command: string) =>
    commands.includes(command) ? `/usr/bin/${command}` : undefined;
const LIBRARIES = [
  '/usr/lib/x/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/x/webkit2gtk-4.1/MiniBrowser',
];

test('names each program of the two engines to their tests', () => {
  const engines = findEngines(on('firefox', 'WebKitWebDriver', 'xvfb-run'), LIBRARIES);
  expect(engines).toEqual({
    missing: [],
    env: {
      FIREFOX_PATH: '/usr/bin/firefox',
      WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
      XVFB_RUN_PATH: '/usr/bin/xvfb-run',
      MINIBROWSER_PATH: '/usr/lib/x/webkit2gtk-4.1/MiniBrowser',
    },
  });
});

test('names what is missing, also a MiniBrowser of another version', () => {
  const { missing } = findEngines(on('xvfb-run'), LIBRARIES.slice(0, 1));
  expect(missing).toEqual(['firefox-esr', 'WebKitWebDriver', 'MiniBrowser']);
});
