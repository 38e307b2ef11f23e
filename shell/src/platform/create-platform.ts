import { CONTRACT_VERSION, type Catalogue, type Platform, type SiteConfig } from 'shared-contracts';
import { createAlerts, type ShellAlerts } from '../alerts/alerts';
import { createCatalogue } from './content/catalogue';
import { createChrome } from './chrome';
import { createConsents } from './consents/create-consents';
import { createDevice } from './device';
import { createDocuments } from './documents/create-documents';
import { createEventBus } from './events';
import { createFunctions } from './functions/call-function';
import { createLiveChat } from './live-chat';
import { createLoading } from './loading';
import { createLog } from './log';
import { createNavigation, type NavigationHost } from './navigation';
import { createParentApp } from './parent-app';
import { createPersistence } from './persistence/create-persistence';
import { createPreferences } from './preferences';
import { createSession } from './session/create-session';
import { createSignedInHint, type SignedInHint } from './session/signed-in-hint';
import { createSignUpFlow } from './sign-up-flow';

export interface ShellPlatform extends Platform {
  readonly navigation: NavigationHost;
  readonly alerts: ShellAlerts;
  /** The shell's own; remotes do not know of it. */
  readonly signedInHint: SignedInHint;
}

/**
 * The real Platform; every SDK is a chunk of its own, loaded on first use. Source: DESIGN §3.
 *
 * @param prerendered first page of the catalogue, where the page carries it
 */
export function createPlatform(config: SiteConfig, prerendered?: Catalogue): ShellPlatform {
  const log = createLog();
  const events = createEventBus();
  const consents = createConsents();
  const parentApp = createParentApp(log);
  const navigation = createNavigation(log, parentApp);
  const signedInHint = createSignedInHint();
  const platform: ShellPlatform = {
    contractVersion: CONTRACT_VERSION,
    log,
    events,
    consents,
    parentApp,
    navigation,
    signedInHint,
    alerts: createAlerts((path) => navigation.go(path)),
    chrome: createChrome(),
    device: createDevice(),
    liveChat: createLiveChat(),
    loading: createLoading(),
    preferences: createPreferences(),
    persistence: createPersistence(
      async () =>
        (
          await import(/* webpackChunkName: "persistence" */ './persistence/open-persistence')
        ).openPersistence(log),
      log,
    ),
    signUpFlow: createSignUpFlow(events, log),
    session: createSession({
      openAuth: async () =>
        (await import(/* webpackChunkName: "auth" */ './session/open-identity')).openIdentity(
          config,
          { ...platform, consents },
        ),
      consents,
      events,
      hint: signedInHint,
    }),
    functions: createFunctions(async () =>
      (
        await import(/* webpackChunkName: "functions" */ './functions/firebase-functions')
      ).openFunctions(config),
    ),
    documents: createDocuments({
      open: async () =>
        (
          await import(/* webpackChunkName: "documents" */ './documents/firestore-lite')
        ).openDocuments(config),
      openRealtime: async () =>
        (
          await import(/* webpackChunkName: "realtime" */ './documents/firestore-realtime')
        ).openRealtime(config),
    }),
    content: createCatalogue(config.catalogueUrl, prerendered),
  };
  return platform;
}
