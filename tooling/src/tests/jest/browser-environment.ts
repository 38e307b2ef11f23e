import JSDOMEnvironment from 'jest-environment-jsdom';

/** Interfaces that browsers and Node share and jsdom does not implement. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
] as const;

/** jsdom with the web interfaces that Node has and jsdom lacks; the rest is in `browser-apis`. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name] as never;
    if (!this.global.crypto.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    }
  }
}
