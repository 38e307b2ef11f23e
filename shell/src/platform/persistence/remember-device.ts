import type { DeviceMetadata, Platform } from 'shared-contracts';

/** Changes that come together, as while a window is resized, are one entry. Milliseconds. */
const CALM_MS = 1000;

const APP = [
  'parentAppOS',
  'parentAppBundleId',
  'parentAppVersion',
  'parentAppBuildNumber',
] as const;
const appOf = (metadata: DeviceMetadata) => APP.map((field) => metadata[field]).join(' ');

/**
 * Stores what is known of the device, now and whenever it changes. The values of an earlier visit
 * decide nothing, since the browser tells the present ones; but that the app around the page is
 * another than last time is worth knowing when something fails. Source: SPEC §3, §9.
 */
export async function rememberDevice({
  device,
  persistence,
  log,
}: Pick<Platform, 'device' | 'persistence' | 'log'>): Promise<void> {
  const before = await persistence.restore('metadata');
  const now = device.metadata$.value;
  if (before && appOf(before) !== appOf(now)) {
    log.info('The app around this page has changed', { before: appOf(before), now: appOf(now) });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  device.metadata$.subscribe((metadata) => {
    clearTimeout(timer);
    timer = setTimeout(() => void persistence.store('metadata', metadata), CALM_MS);
  });
}
