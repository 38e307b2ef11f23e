import { BehaviorSubject, Subject } from 'rxjs';
import {
  MESSAGES_TO_PARENT_APP,
  type Log,
  type MessageFromParentApp,
  type MessageToParentApp,
  type MessageToParentAppMap,
  type MessageToParentAppType,
  type ParentApp,
  type ParentAppPackage,
  type StoreVisit,
} from 'shared-contracts';
import { isSupported, parentAppOf, type EmbeddedWindow } from './info';
import type { MessageReader } from './read-message';

/**
 * Called before a message is posted, and may hold it back.
 *
 * @returns undefined: post it now; a promise: wait for it, and do not post after `false`
 */
export type BeforeSending = (message: MessageToParentApp) => Promise<boolean> | undefined;

/** The parts of the parent app that only the shell uses. */
export interface ShellParentApp extends ParentApp {
  /** Sets the function to call before each message. It replaces an earlier function. */
  beforeSending(ask: BeforeSending): void;
  readonly storeVisit$: BehaviorSubject<StoreVisit>;
}

/**
 * The bridge to the parent app; without an app it has no listener. Incoming messages wait, in
 * order, for the code that checks them. Messages that this version of the app does not answer are
 * not sent. Source: WRAPPER-json, EVENT-redirect.
 */
export function createParentApp(log: Log, target: Window = window): ShellParentApp {
  const info = parentAppOf(target);
  const messages$ = new Subject<MessageFromParentApp>();
  let ask: BeforeSending = () => undefined;
  const packages$ = new BehaviorSubject<readonly ParentAppPackage[]>([]);
  const arrived: MessageEvent[] = [];
  let reader: Promise<MessageReader> | undefined;
  if (info) {
    // Android delivers messages on the document, iOS on the window.
    const listenOn: EventTarget = info.os === 'android' ? target.document : target;
    listenOn.addEventListener('message', (event) => {
      arrived.push(event as MessageEvent);
      withReader((read) => arrived.splice(0).forEach(read.receive));
    });
    const missing = MESSAGES_TO_PARENT_APP.filter((type) => !isSupported(info, type));
    if (missing.length > 0) log.info('The parent app does not answer everything', { missing });
  }

  /** Loads the code that checks messages; only embedded pages need it. */
  function withReader(work: (reader: MessageReader) => void): void {
    reader ??= import(/* webpackChunkName: "parent-app" */ './read-message').then(
      ({ createMessageReader }) => createMessageReader({ target, log, messages$, packages$ }),
    );
    reader.then(work).catch((error: unknown) => {
      // The next message also reads the waiting ones.
      reader = undefined;
      log.error('The code that reads the parent app cannot be loaded', { reason: String(error) });
    });
  }

  function send<T extends MessageToParentAppType>(type: T, payload: MessageToParentAppMap[T]) {
    if (!info) return;
    if (!isSupported(info, type)) return withReader(({ drop }) => drop('unsupported', type));
    const { token } = info;
    const message = { type, payload, ...(typeof token === 'string' && { token }) };
    const post = () =>
      (target as EmbeddedWindow).ReactNativeWebView?.postMessage?.(JSON.stringify(message));
    const answer = ask({ type, payload } as MessageToParentApp);
    if (answer === undefined) post();
    else void answer.then((isWanted) => isWanted && post());
  }

  return {
    isEmbedded: info !== null,
    supports: (type) => info !== null && isSupported(info, type),
    messages$: messages$.asObservable(),
    packages$,
    storeVisit$: new BehaviorSubject<StoreVisit>('none'),
    beforeSending: (next) => (ask = next),
    send,
  };
}
