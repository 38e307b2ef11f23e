import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { SiteConfig } from 'shared-contracts';
import { firebaseContext } from './make-firebase-app';

/**
 * Proves to the backend that its callers run our page, in a chunk of its own. Every callable and
 * every request to Firestore carries the proof from now on.
 *
 * To work on a page whose origin the key does not allow, set
 * `self.FIREBASE_APPCHECK_DEBUG_TOKEN = true` in the browser's console before the page asks for
 * anything, and register the token that the console shows in the Firebase console.
 */
export function openAppCheck(config: SiteConfig, siteKey: string): void {
  initializeAppCheck(firebaseContext(config).app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
