import {
  createChrome,
  createConsents,
  createEventBus,
  createLoading,
  createOwnEntitlement,
  createReload,
  createSignUpFlow,
} from 'common';
import { CONTRACT_VERSION, type Platform, type SiteConfig } from 'shared-contracts';
import type { CallFact } from '../telemetry/telemetry';
import { createAlerts, type ShellAlerts } from '../alerts/alerts';
import { createParentApp, type ShellParentApp } from '../parent-app/bridge';
import { createContent, type Prerendered } from './content/content';
import { createDevice } from './device';
import { createDocuments } from './documents/create-documents';
import { createFunctions } from './functions/call-function';
import { createLiveChat, type ShellLiveChat } from './live-chat';
import { createLog } from './log';
import { createNavigation, type NavigationHost } from './navigation';
import { leaveOverlayEntry } from './overlay-entry';
import { createPersistence } from './persistence/create-persistence';
import { createPreferences } from './preferences';
import { rememberTier } from './remember-tier';
import { appCheck } from './sdk';
import { createSession } from './session/create-session';
import { createSignedInHint, type SignedInHint } from './session/signed-in-hint';

export interface ShellPlatform extends Platform {
  readonly navigation: NavigationHost;
  readonly alerts: ShellAlerts;
  readonly liveChat: ShellLiveChat;
  readonly parentApp: ShellParentApp;
  /** The shell's own part; remotes do not know it. */
  readonly signedInHint: SignedInHint;
}

/**
 * Creates the real Platform; every SDK is a chunk that loads on first use. Source: decision 6.
 *
 * @param prerendered published content that the page carries
 * @param report called for each failed callable
 */
export function createPlatform(
  config: SiteConfig,
  prerendered: Prerendered = {},
  report?: (call: CallFact) => void,
): ShellPlatform {
  const log = createLog();
  const events = createEventBus();
  const consents = createConsents();
  const ownEntitlement = createOwnEntitlement();
  const parentApp = createParentApp(log);
  const navigation = createNavigation(log, parentApp);
  const signedInHint = createSignedInHint();
  const proveOurPage = appCheck(config, parentApp.isEmbedded, log);
  const platform: ShellPlatform = {
    contractVersion: CONTRACT_VERSION,
    log,
    events,
    consents,
    entitlement$: ownEntitlement.entitlement$,
    refreshEntitlement: ownEntitlement.refreshEntitlement,
    links: config.links,
    payments: { publishableKey: config.stripePublishableKey },
    parentApp,
    navigation,
    signedInHint,
    alerts: createAlerts((path) => navigation.go(path)),
    chrome: createChrome(),
    device: createDevice(),
    liveChat: createLiveChat(),
    loading: createLoading(),
    reload: createReload(),
    preferences: createPreferences(),
    persistence: createPersistence(
      async () =>
        (
          await import(/* webpackChunkName: "idle" */ './persistence/open-persistence')
        ).openPersistence(log),
      log,
    ),
    signUpFlow: createSignUpFlow(events, log, leaveOverlayEntry),
    session: createSession({
      openAuth: async () =>
        (await import(/* webpackChunkName: "auth" */ './session/open-identity')).openIdentity(
          config,
          { ...platform, consents, ownEntitlement },
        ),
      consents,
      events,
      hint: signedInHint,
    }),
    functions: createFunctions(async () => {
      const [chunk] = await Promise.all([
        import(/* webpackChunkName: "functions" */ './functions/firebase-functions'),
        proveOurPage(),
      ]);
      return chunk.openFunctions(config, report);
    }),
    documents: createDocuments({
      open: async () => {
        const [chunk] = await Promise.all([
          import(/* webpackChunkName: "documents" */ './documents/firestore-lite'),
          proveOurPage(),
        ]);
        return chunk.openDocuments(config);
      },
      openRealtime: async () => {
        const [chunk] = await Promise.all([
          import(/* webpackChunkName: "realtime" */ './documents/firestore-realtime'),
          proveOurPage(),
        ]);
        return chunk.openRealtime(config);
      },
    }),
    content: createContent(config.catalogueUrl, prerendered),
  };
  rememberTier(ownEntitlement.state$, platform.session, platform.preferences);
  return platform;
}
