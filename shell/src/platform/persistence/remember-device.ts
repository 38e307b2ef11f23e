import type { DeviceMetadata, Platform } from 'shared-contracts';

/**
 * Time in which changes are stored once, for example while a window is resized, in milliseconds.
 */
const CALM_MS = 1000;

const APP = [
  'parentAppOS',
  'parentAppBundleId',
  'parentAppVersion',
  'parentAppBuildNumber',
] as const;
const appOf = (metadata: DeviceMetadata) => APP.map((field) => metadata[field]).join(' ');

/**
 * Stores the device's metadata, now and at every change. The stored values decide nothing, because
 * the browser knows the current ones. A changed app around the page is logged, because it may
 * explain a failure. Source: ENTITY-device, CONST-persistence.
 */
export async function rememberDevice({
  device,
  persistence,
  log,
}: Pick<Platform, 'device' | 'persistence' | 'log'>): Promise<void> {
  const earlierMetadata = await persistence.restore('metadata');
  const now = device.metadata$.value;
  if (earlierMetadata && appOf(earlierMetadata) !== appOf(now)) {
    log.info('The app around this page has changed', {
      before: appOf(earlierMetadata),
      now: appOf(now),
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  device.metadata$.subscribe((metadata) => {
    clearTimeout(timer);
    timer = setTimeout(() => void persistence.store('metadata', metadata), CALM_MS);
  });
}
