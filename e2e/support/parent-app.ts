import type { Page } from '@playwright/test';

export type ParentOs = 'ios' | 'android';

/** Makes an unsigned ID token of a provider. The Auth emulator accepts plain JSON. */
export const madeUpIdToken = (name: string): string => {
  const sub = `${name}-${Date.now()}-${Math.random()}`;
  return JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true, name });
};

interface Message {
  readonly type: string;
  readonly payload: unknown;
}

export interface ParentApp {
  /** The messages that the page has posted so far. */
  sent(): Promise<readonly Message[]>;
  /** Delivers a message as the native app does, or any other text. */
  deliver(message: Message | string): Promise<void>;
}

/**
 * Makes the page run as in the native app: sets the app's globals before the first script, and
 * records the page's messages. Call it before opening the page.
 *
 * @param more fields of `window.parentApp`; default: an app that answers every message, no token
 */
export async function embed(
  page: Page,
  os: ParentOs,
  more: { readonly token?: string; readonly supports?: readonly string[] } = {},
): Promise<ParentApp> {
  const info = { os, version: '1.0.0', buildNumber: '1', bundleId: 'example.gruezi', ...more };
  await page.addInitScript((parentApp) => {
    const sent: unknown[] = [];
    Object.assign(window, {
      parentApp,
      ReactNativeWebView: { postMessage: (text: string) => sent.push(JSON.parse(text)) },
      sentToParentApp: sent,
    });
  }, info);
  return {
    sent: () =>
      page.evaluate(() => (window as unknown as { sentToParentApp: Message[] }).sentToParentApp),
    deliver: (message) =>
      page.evaluate(
        ([system, data]) => {
          const target = system === 'android' ? document : window;
          target.dispatchEvent(new MessageEvent('message', { data }));
        },
        [os, typeof message === 'string' ? message : JSON.stringify(message)] as const,
      ),
  };
}
