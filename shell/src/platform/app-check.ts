import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { SiteConfig } from 'shared-contracts';
import { firebaseContext } from './make-firebase-app';

/**
 * Turns on App Check, which proves to the backend that our page sends the requests. From then on,
 * every callable and Firestore request carries the proof. To work on an origin that the key does
 * not allow, set `self.FIREBASE_APPCHECK_DEBUG_TOKEN = true` in the browser's console before the
 * page's first request. Then register the token that the console shows in the Firebase console.
 */
export function openAppCheck(config: SiteConfig, siteKey: string): void {
  initializeAppCheck(firebaseContext(config).app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
