import { BehaviorSubject } from 'rxjs';
import type { Device, DeviceMetadata } from 'shared-contracts';
import { parentAppOf } from '../parent-app/info';

/** Device and embedding metadata. Source: ENTITY-device, PARENT-embedded. */
export function createDevice(target: Window = window): Device {
  const parentApp = parentAppOf(target);
  const metadata$ = new BehaviorSubject<DeviceMetadata>({
    windowInnerHeight: target.innerHeight,
    resizeListenerTurnedOn: false,
    isEmbeddedInAndroidIosApp: parentApp !== null,
    parentAppVersion: parentApp?.version ?? null,
    parentAppBuildNumber: parentApp?.buildNumber ?? null,
    parentAppBundleId: parentApp?.bundleId ?? null,
    parentAppOS: parentApp?.os ?? null,
  });
  const change = (part: Partial<DeviceMetadata>) => metadata$.next({ ...metadata$.value, ...part });
  const onResize = () => change({ windowInnerHeight: target.innerHeight });

  return {
    metadata$,
    setResizeListener(isOn) {
      if (isOn === metadata$.value.resizeListenerTurnedOn) return;
      if (isOn) target.addEventListener('resize', onResize);
      else target.removeEventListener('resize', onResize);
      change({ resizeListenerTurnedOn: isOn, windowInnerHeight: target.innerHeight });
    },
  };
}
