import { _addOrOverwriteComponent, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { SiteConfig } from 'shared-contracts';
import type { FirebaseContext } from './firebase-app';

declare module 'firebase/app' {
  /** Internal, yet exported: every SDK of Google's registers itself by it. */
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
}

/**
 * Tells Google nothing about which SDK is used on which day. Besides, every request of the identity
 * provider and of Firestore waits until the SDK has read from IndexedDB what it has told so far: three
 * answers, each behind the work of a page that starts.
 */
const SILENT_HEARTBEAT = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
  instanceFactory: () => ({
    triggerHeartbeat: async () => undefined,
    getHeartbeatsHeader: async () => '',
  }),
};

function makeApp({ firebase }: SiteConfig): FirebaseApp {
  const app = initializeApp(firebase);
  _addOrOverwriteComponent(app, SILENT_HEARTBEAT);
  return app;
}

/** Every SDK chunk calls this; the first call makes the app. */
export const firebaseContext = (config: SiteConfig): FirebaseContext => ({
  app: getApps()[0] ?? makeApp(config),
  config,
});
