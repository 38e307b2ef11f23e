import type { DeviceMetadata, Platform } from 'shared-contracts';

/**
 * Changes within this time are stored once, for example while a window is resized. In milliseconds.
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
 * the browser knows the present ones. If the app around the page has changed since the last visit,
 * we log it, because that may explain a failure. Source: ENTITY-device, CONST-persistence.
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
