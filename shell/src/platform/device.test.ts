import { createDevice } from './device';

/** Distinct values, so no field can pass for another. */
const APP = {
  os: 'android',
  version: '3.1.4',
  buildNumber: '271',
  bundleId: 'ch.grueezi',
} as const;

const windowOf = (parts: object): Window =>
  Object.assign(new EventTarget(), { innerHeight: 812 }, parts) as unknown as Window;
const inApp = (parentApp: object = APP) =>
  windowOf({ parentApp, ReactNativeWebView: { postMessage: () => undefined } });

test('the app around the page is known by four values [ENTITY-device]', () => {
  expect(createDevice(inApp()).metadata$.value).toEqual({
    windowInnerHeight: 812,
    resizeListenerTurnedOn: false,
    isEmbeddedInAndroidIosApp: true,
    parentAppOS: 'android',
    parentAppVersion: '3.1.4',
    parentAppBuildNumber: '271',
    parentAppBundleId: 'ch.grueezi',
  });
});

test('in a browser there is no app', () => {
  expect(createDevice(windowOf({})).metadata$.value).toMatchObject({
    isEmbeddedInAndroidIosApp: false,
    parentAppOS: null,
    parentAppVersion: null,
    parentAppBuildNumber: null,
    parentAppBundleId: null,
  });
});

test('the height follows the window while the listener is on, and only then [ACTION-window-height] [ACTION-resize-listener]', () => {
  const target = inApp();
  const { metadata$, setResizeListener } = createDevice(target);
  const resize = (innerHeight: number) => {
    Object.assign(target, { innerHeight });
    target.dispatchEvent(new Event('resize'));
    return metadata$.value.windowInnerHeight;
  };
  expect(resize(700)).toBe(812);
  setResizeListener(true);
  expect(metadata$.value).toMatchObject({ windowInnerHeight: 700, resizeListenerTurnedOn: true });
  expect(resize(600)).toBe(600);
  setResizeListener(false);
  expect(metadata$.value).toMatchObject({ resizeListenerTurnedOn: false });
  expect(resize(500)).toBe(600);
});
