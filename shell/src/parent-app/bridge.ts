import { BehaviorSubject, Subject } from 'rxjs';
import { getDotPath, is, safeParse } from 'valibot';
import {
  MESSAGES_TO_PARENT_APP,
  MessageFromParentAppSchema,
  ParentAppPackageSchema,
  type Log,
  type MessageFromParentApp,
  type MessageToParentApp,
  type MessageToParentAppMap,
  type MessageToParentAppType,
  type ParentApp,
  type ParentAppPackage,
  type StoreVisit,
} from 'shared-contracts';
import { countDropped } from './dropped';
import { isSupported, parentAppOf, type EmbeddedWindow } from './info';

/**
 * The longest message that we read, in characters. The longest real one, with a store's packages,
 * has a few thousand.
 */
const LONGEST = 100_000;

/**
 * Hears of a message before it is posted, and may hold it back.
 *
 * @returns undefined: post it now; a promise: wait for it, and post nothing if it gives `false`
 */
export type BeforeSending = (message: MessageToParentApp) => Promise<boolean> | undefined;

/** The parts of the parent app that only the shell uses. */
export interface ShellParentApp extends ParentApp {
  /** Sets the function to ask before each message. It replaces an earlier function. */
  beforeSending(ask: BeforeSending): void;
  readonly storeVisit$: BehaviorSubject<StoreVisit>;
}

/**
 * The bridge to the parent app. Outside of an app it has no listener at all. Messages that are
 * malformed, unknown or not from the app change nothing and are counted. Messages that this version
 * of the app does not answer are not sent. Source: WRAPPER-json, EVENT-redirect.
 */
export function createParentApp(log: Log, target: Window = window): ShellParentApp {
  const info = parentAppOf(target);
  const drop = countDropped(log);
  const messages$ = new Subject<MessageFromParentApp>();
  let ask: BeforeSending = () => undefined;
  const packages$ = new BehaviorSubject<readonly ParentAppPackage[]>([]);
  if (info) {
    // Android delivers on the document, iOS on the window.
    const listenOn: EventTarget = info.os === 'android' ? target.document : target;
    listenOn.addEventListener('message', (event) => receive(event as MessageEvent));
    const missing = MESSAGES_TO_PARENT_APP.filter((type) => !isSupported(info, type));
    if (missing.length > 0) log.info('The parent app does not answer everything', { missing });
  }

  function receive({ source, origin, data }: MessageEvent) {
    // Never from an embedded frame. A frame that is gone has no source any more, but its origin.
    const isOwn = source === null || source === target;
    if (!isOwn || (origin !== '' && origin !== target.location.origin)) return drop('foreign');
    if (typeof data === 'string' && data.length > LONGEST) return drop('too long');
    const json = parseJson(data);
    if (json === undefined) return drop('no JSON');
    const { success, issues, output } = safeParse(
      MessageFromParentAppSchema,
      withReadablePackages(json, drop),
    );
    // Only its place, because the text of an issue repeats the message.
    if (!success) return drop('malformed', getDotPath(issues[0]) ?? 'the whole message');
    if (output.type === 'SUBSCRIPTION_PACKAGES') packages$.next(output.payload.packages);
    messages$.next(output);
  }

  function send<T extends MessageToParentAppType>(type: T, payload: MessageToParentAppMap[T]) {
    if (!info) return;
    if (!isSupported(info, type)) return drop('unsupported', type);
    const { token } = info;
    const message = { type, payload, ...(typeof token === 'string' && { token }) };
    const post = () =>
      (target as EmbeddedWindow).ReactNativeWebView?.postMessage?.(JSON.stringify(message));
    const asked = ask({ type, payload } as MessageToParentApp);
    if (asked === undefined) post();
    else void asked.then((isWanted) => isWanted && post());
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

/** @returns undefined if it is no JSON text */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A list of packages without the unreadable ones, so that a bad package does not cost the others.
 * Each bad one is counted. Any other message stays as it is.
 */
function withReadablePackages(json: unknown, drop: ReturnType<typeof countDropped>): unknown {
  const { type, payload } = Object(json) as { type?: unknown; payload?: { packages?: unknown } };
  const packages: unknown = payload?.packages;
  if (type !== 'SUBSCRIPTION_PACKAGES' || !Array.isArray(packages)) return json;
  const readable = packages.filter((one, index) => {
    const isReadable = is(ParentAppPackageSchema, one);
    if (!isReadable) drop('malformed', `payload.packages.${index}`);
    return isReadable;
  });
  return { type, payload: { ...payload, packages: readable } };
}
