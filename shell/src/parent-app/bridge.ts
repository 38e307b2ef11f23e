import { BehaviorSubject, Subject } from 'rxjs';
import { safeParse } from 'valibot';
import {
  MessageFromParentAppSchema,
  type Log,
  type MessageFromParentApp,
  type ParentApp,
  type ParentAppPackage,
} from 'shared-contracts';

/** What the native app sets before the page's first script. Source: INTERFACES §4. */
interface ParentAppInfo {
  readonly os: 'ios' | 'android';
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
}

interface EmbeddedWindow extends Window {
  readonly parentApp?: ParentAppInfo;
  readonly ReactNativeWebView?: { postMessage?(text: string): void };
}

/** The native app around this page; both of its marks must be there. */
export function parentAppOf(target: Window): ParentAppInfo | null {
  const { parentApp, ReactNativeWebView } = target as EmbeddedWindow;
  const isEmbedded =
    (parentApp?.os === 'ios' || parentApp?.os === 'android') &&
    typeof ReactNativeWebView?.postMessage === 'function';
  return isEmbedded ? parentApp : null;
}

/**
 * The bridge to the parent app. Not embedded: no listener at all. Malformed or unknown messages are
 * dropped with one warning. Source: INTERFACES §4.
 */
export function createParentApp(log: Log, target: Window = window): ParentApp {
  const info = parentAppOf(target);
  const messages$ = new Subject<MessageFromParentApp>();
  const packages$ = new BehaviorSubject<readonly ParentAppPackage[]>([]);
  if (info) {
    // Android delivers on the document, iOS on the window.
    const listenOn: EventTarget = info.os === 'android' ? target.document : target;
    listenOn.addEventListener('message', (event) => receive(event as MessageEvent));
  }

  function receive({ source, origin, data }: MessageEvent) {
    // Never from an embedded frame. A frame that is gone has no source any more, but its origin.
    const isOwn = source === null || source === target;
    if (!isOwn || (origin !== '' && origin !== target.location.origin)) return;
    const result = safeParse(MessageFromParentAppSchema, parseJson(data));
    if (!result.success) {
      log.warn('A message of the parent app was dropped', { reason: result.issues[0].message });
      return;
    }
    const message = result.output;
    if (message.type === 'SUBSCRIPTION_PACKAGES') packages$.next(message.payload.packages);
    messages$.next(message);
  }

  return {
    isEmbedded: info !== null,
    messages$: messages$.asObservable(),
    packages$,
    send(type, payload) {
      if (info)
        (target as EmbeddedWindow).ReactNativeWebView?.postMessage?.(
          JSON.stringify({ type, payload }),
        );
    },
  };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
