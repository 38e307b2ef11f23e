import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { injectBridge, readBridge } from './inject';

const bridge = readBridge();

interface Inside {
  readonly parentApp?: object;
  readonly ReactNativeWebView: { postMessage(text: string): void };
}

/** A page of the product in a frame of a simulator, whose app notes what it hears. */
function openInside(os: 'ios' | 'android', before = '') {
  const heard: unknown[] = [];
  const info = { os, token: 'only-the-main-frame' };
  const page = `<!doctype html><html><head><script>${before};</script><script>${bridge.script}</script></head></html>`;
  const inner = new JSDOM(page, {
    runScripts: 'dangerously',
    url: 'http://localhost:3005/home',
    beforeParse(window) {
      const simulator = { simulatedApp: { info, hear: (text: unknown) => heard.push(text) } };
      Object.assign(simulator, { parent: simulator });
      Object.defineProperty(window, 'parent', { value: simulator });
    },
  });
  return { window: inner.window as unknown as Inside, heard, info };
}

test('is the first script of a page, wherever its head begins', () => {
  const page = '<!doctype html>\n<html lang="en">\n<head data-x="1">\n<script>late()</script>';
  expect(injectBridge(page, bridge)).toBe(
    `<!doctype html>\n<html lang="en">\n<head data-x="1"><script>${bridge.script}</script>\n<script>late()</script>`,
  );
  expect(injectBridge('<!doctype html><p>', bridge)).toBe(
    `<!doctype html><script>${bridge.script}</script><p>`,
  );
});

test('is allowed by the hash of its text', () => {
  const digest = createHash('sha256').update(bridge.script).digest('base64');
  expect(bridge.hash).toBe(`sha256-${digest}`);
});

test('gives the page the app and its token, and the app what the page posts', () => {
  const { window, heard, info } = openInside('ios');
  expect(window.parentApp).toEqual(info);
  window.ReactNativeWebView.postMessage('hello');
  expect(heard).toEqual(['hello']);
});

test('changes nothing where a real app has put its own bridge', () => {
  const { window } = openInside('ios', 'window.ReactNativeWebView = { postMessage() {} }');
  expect(window.parentApp).toBeUndefined();
});
