import { deviceStorage, type DeviceStorage } from '../../storage/device-storage';

/** Also read by `shell/before-paint.js`, before the first paint. */
const SIGNED_IN_KEY = 'signed-in';

/**
 * Whether a user was signed in on this device last time. It is known before the identity provider
 * answers, so a member never sees SIGN UP. It decides what is shown, never what is allowed.
 */
export interface SignedInHint {
  readonly isSet: boolean;
  set(isSignedIn: boolean): void;
}

export function createSignedInHint(
  storage: DeviceStorage = deviceStorage(),
  root: HTMLElement = document.documentElement,
): SignedInHint {
  return {
    get isSet() {
      return root.hasAttribute('data-signed-in');
    },
    set(isSignedIn) {
      root.toggleAttribute('data-signed-in', isSignedIn);
      if (isSignedIn) storage.setItem(SIGNED_IN_KEY, '1');
      else storage.removeItem(SIGNED_IN_KEY);
    },
  };
}
