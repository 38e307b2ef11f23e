import { Subject } from 'rxjs';
import {
  CONTRACT_VERSION,
  type Catalogue,
  type CatalogueLesson,
  type SessionState,
  type AppError,
  type MessageFromParentApp,
  type Links,
  type Platform,
} from 'shared-contracts';
import { createConsentWork } from '../consents/consent-work';
import { createConsents } from '../consents/create-consents';
import { followLogIn } from '../consents/follow-log-in';
import { createEventBus } from '../platform/event-bus';
import { createChrome } from '../platform/chrome';
import { createLoading } from '../platform/loading';
import { followEntitlement } from '../entitlement/follow-entitlement';
import { createOwnEntitlement } from '../entitlement/own-entitlement';
import { createReload } from '../platform/reload';
import { tellSessionFacts } from '../session/session-facts';
import { createSignUpFlow } from '../session/sign-up-flow';
import { createAlerts } from './alerts';
import { createContent } from './content';
import { createDocuments } from './documents/documents';
import { createSession } from './identity/session';
import { createNavigation } from './navigation';
import type { InMemoryOptions } from './options';
import {
  createDevice,
  createFunctions,
  createLog,
  createParentApp,
  createPersistence,
  createPreferences,
  type InMemoryParentApp,
} from './services';
import { nothingRecorded, type Recorded } from './recorded';

const EXAMPLE_LINKS: Links = {
  contact: 'https://example.com/contact',
  standardGerman: 'https://example.com/standard-german',
  storeSubscriptions: {
    ios: 'https://example.com/app-store',
    android: 'https://example.com/play-store',
  },
};

/** The Platform, and functions for tests to control and inspect it. */
export interface InMemoryPlatform extends Platform {
  readonly parentApp: InMemoryParentApp;
  readonly recorded: Recorded;
  /**
   * Presses a button of the open alert after typing `inputs` (id → text). An alert without buttons
   * has the button `OK`.
   *
   * @throws {Error} without an open alert, or if it has no such button or input
   */
  pressAlertButton(title: string, inputs?: Readonly<Record<string, string>>): void;
  /** Sets the session as the identity provider would; events, consents and sign-up flow follow. */
  setSession(state: SessionState): void;
  /** Sets the result of `content.catalogue()`, a value or a rejection. */
  setCatalogue(catalogue: Catalogue | AppError): void;
  /** Sets the result of `content.restOfCatalogue()`, a value or a rejection. */
  setRestOfCatalogue(lessons: readonly CatalogueLesson[] | AppError): void;
  /** Delivers a message from the parent app; ignored when not embedded. */
  receive(message: MessageFromParentApp): void;
  /** Acts like a learner who comes back to the page from another tab. */
  returnToPage(): void;
}

/**
 * The in-memory twin of the Platform, for tests and for prerendering. It passes the same
 * conformance suite as the real one. Source: decision 7.
 */
export function createInMemoryPlatform(options: InMemoryOptions = {}): InMemoryPlatform {
  const recorded = nothingRecorded();
  const log = createLog(recorded);
  const events = createEventBus();
  const consents = createConsents();
  const signUpFlow = createSignUpFlow(events, log);
  const device = createDevice(options.device);
  const { parentApp, receive } = createParentApp(
    device.metadata$.value,
    recorded,
    options.parentAppSupports,
  );
  const navigation = createNavigation(options, { parentApp, log, recorded });
  const { alerts, press } = createAlerts(navigation, recorded);
  const { content, setCatalogue, setRestOfCatalogue } = createContent(options);
  const { session, setSession } = createSession(
    options,
    recorded,
    tellSessionFacts(events, consents),
  );
  const documents = createDocuments(options);
  const ownEntitlement = createOwnEntitlement();
  const pageReturns$ = new Subject<void>();
  followEntitlement(ownEntitlement, { session, documents, events, log, pageReturns$ });
  consents.connect(createConsentWork({ consents, session, documents, events, log }));
  followLogIn({ consents, events, navigation });
  return {
    contractVersion: CONTRACT_VERSION,
    session,
    signUpFlow,
    consents,
    entitlement$: ownEntitlement.entitlement$,
    refreshEntitlement: ownEntitlement.refreshEntitlement,
    device,
    preferences: createPreferences(options.preferences),
    persistence: createPersistence(options.persisted, log),
    chrome: createChrome(),
    liveChat: {
      hide: () => void recorded.liveChat.push('hide'),
      show: () => void recorded.liveChat.push('show'),
    },
    functions: createFunctions(options.functions, recorded),
    documents,
    content,
    alerts,
    loading: createLoading(),
    reload: createReload(),
    navigation,
    parentApp,
    links: { ...EXAMPLE_LINKS, ...options.links },
    payments: { publishableKey: options.publishableKey },
    events,
    log,
    recorded,
    pressAlertButton: press,
    setSession,
    setCatalogue,
    setRestOfCatalogue,
    receive,
    returnToPage: () => pageReturns$.next(),
  };
}
