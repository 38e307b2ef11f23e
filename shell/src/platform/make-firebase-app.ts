import { getApps, initializeApp } from 'firebase/app';
import type { SiteConfig } from 'shared-contracts';
import type { FirebaseContext } from './firebase-app';

/** Every SDK chunk calls this; the first call makes the app. */
export const firebaseContext = (config: SiteConfig): FirebaseContext => ({
  app: getApps()[0] ?? initializeApp(config.firebase),
  config,
});
