import { isRecord, MESSAGES_TO_PARENT_APP } from 'shared-contracts';
import { advice, right, wrong, type Result } from './result';

const ALL_MESSAGES: readonly string[] = MESSAGES_TO_PARENT_APP;

/** The parts of the app that a page finds at its first script. */
export interface FirstSight {
  readonly parentApp: unknown;
  readonly canPost: boolean;
}

export type Embedded = Window & {
  readonly parentApp?: unknown;
  readonly ReactNativeWebView?: { postMessage?(text: string): void };
};

export const look = (target: Embedded): FirstSight => ({
  parentApp: target.parentApp,
  canPost: typeof target.ReactNativeWebView?.postMessage === 'function',
});

const COMPLETE = 'window.parentApp is complete before the first script';
const TOKEN = 'token';
const SUPPORTS = 'supports';

export function complete({ parentApp, canPost }: FirstSight, now: FirstSight): Result {
  if (!isRecord(parentApp) || !canPost) {
    const what = isRecord(parentApp) ? 'window.ReactNativeWebView.postMessage' : 'window.parentApp';
    return isRecord(now.parentApp) && now.canPost
      ? wrong(
          COMPLETE,
          `${what} came after the first script, so the page took itself for a web page. Set it at document start; on Android with WebViewCompat.addDocumentStartJavaScript.`,
        )
      : wrong(
          COMPLETE,
          `${what} is not there. Set window.parentApp in injectedJavaScriptBeforeContentLoaded, and give the web view an onMessage.`,
        );
  }
  const faults = ['version', 'buildNumber', 'bundleId'].filter(
    (key) => typeof parentApp[key] !== 'string' || parentApp[key] === '',
  );
  if (parentApp.os !== 'ios' && parentApp.os !== 'android') faults.unshift('os');
  if (faults.length === 0)
    return right(COMPLETE, 'os, version, buildNumber and bundleId are texts.');
  return wrong(
    COMPLETE,
    `${faults.join(', ')} missing or wrong. os is 'ios' or 'android'; the others are texts, also buildNumber.`,
  );
}

function token(parentApp: Readonly<Record<string, unknown>>): Result {
  const { token: text } = parentApp;
  if (text === undefined) {
    return wrong(
      TOKEN,
      'There is none. On Android every frame can post to your app: set a random text and check it in each message.',
    );
  }
  if (typeof text !== 'string' || text.length < 16) {
    return wrong(
      TOKEN,
      'It must be a text of 16 characters or more that nobody can guess, as a random UUID.',
    );
  }
  return right(TOKEN, 'It is a long text.');
}

function supports(parentApp: Readonly<Record<string, unknown>>): Result {
  const { supports: list } = parentApp;
  if (list === undefined) {
    return advice(
      SUPPORTS,
      'There is none, so the page offers all messages. Name those that this version answers.',
    );
  }
  if (!Array.isArray(list)) return wrong(SUPPORTS, 'It must be a list of names of messages.');
  const unknown = list.filter((name) => !ALL_MESSAGES.includes(String(name)));
  if (unknown.length > 0) {
    return wrong(SUPPORTS, `The protocol has no ${unknown.join(', ')}. Check the spelling.`);
  }
  const missing = ALL_MESSAGES.filter((name) => !list.includes(name));
  return right(SUPPORTS, missing.length === 0 ? 'All messages.' : `All but ${missing.join(', ')}.`);
}

/**
 * Judges `window.parentApp`.
 *
 * @param first at the first script of the page
 * @param now some seconds later
 */
export function judgeApp(first: FirstSight, now: FirstSight): Result[] {
  const parentApp = isRecord(now.parentApp) ? now.parentApp : {};
  return [complete(first, now), token(parentApp), supports(parentApp)];
}
