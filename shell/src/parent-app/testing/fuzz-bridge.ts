import * as fc from 'fast-check';
import { createInMemoryPlatform } from 'common-testing';
import { createParentApp } from '../bridge';
import { serve } from '../serve';

/** Valid messages, as the parent app writes them. */
const VALID = [
  { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'google.com', idToken: 't' } },
  { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'apple.com', idToken: 't', nonce: 'n' } },
  { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [] } },
  { type: 'REDIRECT', payload: { path: '/home' } },
  { type: 'STOP_LOADING', payload: {} },
  { type: 'SIGN_IN_FAILED', payload: { message: 'No' } },
];

const path = fc.oneof(
  fc.webUrl(),
  fc.webPath(),
  fc.constantFrom('//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'),
  fc.string().map((text) => `/${text}`),
);

const message = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  path.map((text) => JSON.stringify({ type: 'REDIRECT', payload: { path: text } })),
  // A valid message with one replaced part.
  fc
    .tuple(fc.constantFrom(...VALID), fc.constantFrom('type', 'payload'), fc.jsonValue())
    .map(([valid, key, value]) => JSON.stringify({ ...valid, [key]: value })),
  fc
    .tuple(fc.constantFrom(...VALID), fc.nat(40))
    .map(([valid, length]) => JSON.stringify(valid).slice(0, length)),
  fc.jsonValue(),
);

const origin = fc.constantFrom('', window.location.origin, 'null', 'https://evil.example');

const MARKS = ['parentApp', 'ReactNativeWebView'] as const;

/**
 * Delivers random and malformed messages to an embedded page.
 *
 * @param runs number of messages
 * @returns everything that left the app: posted texts, opened windows, and foreign locations
 * @throws if a message makes any code throw
 */
export async function fuzzBridge(runs: number): Promise<unknown[]> {
  const left: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  jest.spyOn(window, 'open').mockImplementation((url) => (left.push(url), null));
  Object.assign(window, {
    parentApp: { os: 'ios', version: '1', buildNumber: '1', bundleId: 'a', token: 'secret' },
    ReactNativeWebView: { postMessage: (text: string) => left.push(text) },
  });
  try {
    const parentApp = createParentApp(log);
    const platform = createInMemoryPlatform({ device: { isEmbeddedInAndroidIosApp: true } });
    const { receive } = serve(platform);
    parentApp.messages$.subscribe(receive);
    platform.navigation.location$.subscribe(({ pathname }) => {
      const { origin: place } = new URL(pathname, window.location.origin);
      if (place !== window.location.origin) left.push(pathname);
    });
    // A listener that throws is an error of the window, not of `dispatchEvent`.
    window.addEventListener('error', (event) => left.push(event.error));
    await fc.assert(
      fc.asyncProperty(message, origin, async (data, from) => {
        window.dispatchEvent(new MessageEvent('message', { data, origin: from }));
        // Wait for the code that checks messages.
        await new Promise((resolve) => setTimeout(resolve));
      }),
      { numRuns: runs },
    );
  } finally {
    for (const mark of MARKS) delete (window as unknown as Record<string, unknown>)[mark];
  }
  return left;
}
