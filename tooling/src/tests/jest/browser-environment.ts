import JSDOMEnvironment from 'jest-environment-jsdom';
import './compile-once';

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
] as const;

/** A channel that keeps no finished test file waiting. */
class RestingChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // Node's; the type is the browser's.
    (this as unknown as { unref(): void }).unref();
  }
}

/** jsdom with the web interfaces that Node has and jsdom lacks; the rest is in `browser-apis`. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name] as never;
    this.global.BroadcastChannel = RestingChannel;
    if (!this.global.crypto.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    }
  }
}
