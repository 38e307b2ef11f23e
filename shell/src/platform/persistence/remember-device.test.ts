import type { DeviceMetadata } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { rememberDevice } from './remember-device';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const remember = async (options: InMemoryOptions) => {
  const platform = createInMemoryPlatform(options);
  await rememberDevice(platform);
  await jest.advanceTimersByTimeAsync(1000);
  return { platform, stored: () => platform.persistence.restore('metadata') };
};

test('stores the metadata of the device, and its changes after a pause [ACTION-metadata]', async () => {
  const { platform, stored } = await remember({ device: { windowInnerHeight: 700 } });
  expect(await stored()).toEqual(platform.device.metadata$.value);
  platform.device.setResizeListener(true);
  await jest.advanceTimersByTimeAsync(999);
  expect(await stored()).toMatchObject({ resizeListenerTurnedOn: false });
  await jest.advanceTimersByTimeAsync(1);
  expect(await stored()).toMatchObject({ resizeListenerTurnedOn: true });
});

test('logs only a changed app around the page', async () => {
  const app = {
    parentAppOS: 'ios',
    parentAppBundleId: 'ch.grueezi',
    parentAppVersion: '1.2',
  } as const;
  const { platform: first } = await remember({ device: app });
  expect(first.recorded.logs).toEqual([]);
  const metadata = await first.persistence.restore('metadata');
  const { platform: same } = await remember({ device: app, persisted: { metadata } });
  expect(same.recorded.logs).toEqual([]);
  const { platform: newer } = await remember({
    device: { ...app, parentAppVersion: '1.3' },
    persisted: { metadata },
  });
  expect(newer.recorded.logs).toMatchObject([
    { level: 'info', details: { now: expect.stringContaining('1.3') } },
  ]);
});

const APP: Partial<DeviceMetadata> = {
  parentAppOS: 'ios',
  parentAppBundleId: 'ch.grueezi',
  parentAppVersion: '1.2',
  parentAppBuildNumber: '77',
};

test.each<[string, Partial<DeviceMetadata>]>([
  ['system', { parentAppOS: 'android' }],
  ['bundle', { parentAppBundleId: 'ch.salve' }],
  ['version', { parentAppVersion: '1.3' }],
  ['build', { parentAppBuildNumber: '78' }],
])('another %s alone is another app', async (_, change) => {
  const { platform: first } = await remember({ device: APP });
  const metadata = await first.persistence.restore('metadata');
  const { platform } = await remember({ device: { ...APP, ...change }, persisted: { metadata } });
  expect(platform.recorded.logs).toMatchObject([{ level: 'info' }]);
});
