import { CONTRACT_VERSION } from '../../contract-version';
import type { Catalogue, CatalogueLesson, SessionState } from '../../entities/index';
import type { AppError } from '../../errors/index';
import type { MessageFromParentApp } from '../../parent-app';
import type { Platform } from '../../platform/index';
import { createAlerts } from './alerts';
import { createChrome, createLiveChat } from './chrome';
import { createConsents } from './consents';
import { createContent } from './content';
import { createDevice } from './device';
import { createDocuments } from './documents/documents';
import { createEvents } from './events';
import { createFunctions } from './functions';
import { createSession } from './identity/session';
import { createLoading } from './loading';
import { createLog } from './log';
import { createNavigation } from './navigation';
import type { InMemoryOptions } from './options';
import { createParentApp } from './parent-app';
import { createPersistence } from './persistence';
import { createPreferences } from './preferences';
import { nothingRecorded, type Recorded } from './recorded';
import { tellSessionFacts } from './session-facts';
import { createSignUpFlow } from './sign-up-flow';

/** The Platform, and what a test may ask of it and do to it. */
export interface InMemoryPlatform extends Platform {
  readonly recorded: Recorded;
  /**
   * Presses a button of the open alert after typing `inputs` (id → text). An alert without buttons
   * has the button `OK`.
   *
   * @throws {Error} when no alert is open, or it has no such button or input
   */
  pressAlertButton(title: string, inputs?: Readonly<Record<string, string>>): void;
  /** As if the identity provider had said so: facts, consents and sign-up flow follow. */
  setSession(state: SessionState): void;
  /** What `content.catalogue()` answers, or rejects with, from now on. */
  setCatalogue(catalogue: Catalogue | AppError): void;
  /** What `content.restOfCatalogue()` answers, or rejects with, from now on. */
  setRestOfCatalogue(lessons: readonly CatalogueLesson[] | AppError): void;
  /** A message from the parent app; nothing arrives when not embedded. */
  receive(message: MessageFromParentApp): void;
}

/**
 * The in-memory twin of the Platform, for tests. It passes the same conformance suite as the real
 * one. Source: DESIGN §3.
 */
export function createInMemoryPlatform(options: InMemoryOptions = {}): InMemoryPlatform {
  const recorded = nothingRecorded();
  const log = createLog(recorded);
  const events = createEvents();
  const { consents, connect } = createConsents();
  const signUpFlow = createSignUpFlow(events, log);
  const device = createDevice(options.device);
  const { parentApp, receive } = createParentApp(device.metadata$.value, recorded);
  const navigation = createNavigation(options, { parentApp, log, recorded });
  const { alerts, press } = createAlerts(navigation, recorded);
  const { content, setCatalogue, setRestOfCatalogue } = createContent(options);
  const { session, setSession } = createSession(
    options,
    recorded,
    tellSessionFacts(events, consents),
  );
  const documents = createDocuments(options);
  connect({ session, documents, navigation, events, log });
  return {
    contractVersion: CONTRACT_VERSION,
    session,
    signUpFlow,
    consents,
    device,
    preferences: createPreferences(options.preferences),
    persistence: createPersistence(options.persisted, log),
    chrome: createChrome(),
    liveChat: createLiveChat(recorded),
    functions: createFunctions(options.functions, recorded),
    documents,
    content,
    alerts,
    loading: createLoading(),
    navigation,
    parentApp,
    events,
    log,
    recorded,
    pressAlertButton: press,
    setSession,
    setCatalogue,
    setRestOfCatalogue,
    receive,
  };
}
