import { BehaviorSubject } from 'rxjs';
import type { DeviceMetadata } from '../../entities/index';
import type { Device } from '../../platform/index';

const BROWSER: DeviceMetadata = {
  windowInnerHeight: 800,
  resizeListenerTurnedOn: false,
  isEmbeddedInAndroidIosApp: false,
  parentAppVersion: null,
  parentAppBuildNumber: null,
  parentAppBundleId: null,
  parentAppOS: null,
};

/** A browser with a window 800 CSS pixels high that nobody resizes. */
export function createDevice(overrides: Partial<DeviceMetadata> = {}): Device {
  const metadata$ = new BehaviorSubject<DeviceMetadata>({ ...BROWSER, ...overrides });
  return {
    metadata$,
    setResizeListener: (isOn) =>
      metadata$.next({ ...metadata$.value, resizeListenerTurnedOn: isOn }),
  };
}
