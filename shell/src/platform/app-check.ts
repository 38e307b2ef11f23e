import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { SiteConfig } from 'shared-contracts';
import { firebaseContext } from './make-firebase-app';

/**
 * Proves to the backend that its callers run our page, by a chunk of its own. From then on every
 * callable and every Firestore request carries the proof. To work on an origin that the key does
 * not allow, set `self.FIREBASE_APPCHECK_DEBUG_TOKEN = true` in the browser's console before the
 * page asks for anything. Then register the token that the console shows in the Firebase console.
 */
export function openAppCheck(config: SiteConfig, siteKey: string): void {
  initializeAppCheck(firebaseContext(config).app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
