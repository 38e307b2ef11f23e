import { createHash } from 'node:crypto';
import { bucketOf } from '../registry/this-browser';
import type { DeviceStorage } from '../storage/device-storage';
import { reporterOf } from './reporter';

/** A browser with storage, or a blocked one without. */
function aBrowser(isBlocked = false): DeviceStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void (isBlocked || kept.set(key, value)),
    removeItem: (key) => void kept.delete(key),
  };
}

function counted(): ReturnType<typeof aBrowser> {
  const browser = aBrowser();
  bucketOf(browser, 'mf-live');
  return browser;
}

test('a device without a canary gets no pseudonym', () => {
  const browser = aBrowser();
  expect(reporterOf(browser, 'mf-live')).toBeUndefined();
  expect(browser.kept.size).toBe(0);
});

test('a browser without storage has none', () => {
  const blocked = aBrowser(true);
  bucketOf(blocked, 'mf-live');
  expect(reporterOf(blocked, 'mf-live')).toBeUndefined();
});

test('a page on plain HTTP has none, because it has no SHA-256', () => {
  const browser = counted();
  const prototype = Object.getPrototypeOf(crypto) as Crypto;
  jest.spyOn(prototype, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(reporterOf(browser, 'mf-live')).toBeUndefined();
});

test('it stays the same, differs by remote, and is not the text itself', async () => {
  const browser = counted();
  const reporter = await reporterOf(browser, 'mf-live');
  expect(reporter).toMatch(/^[0-9a-f]{8}$/);
  expect(await reporterOf(browser, 'mf-live')).toBe(reporter);
  expect(await reporterOf(browser, 'mf-auth')).not.toBe(reporter);
  expect([...browser.kept.values()].join()).not.toContain(reporter);
});

test('two devices have different pseudonyms', async () => {
  expect(await reporterOf(counted(), 'mf-live')).not.toBe(await reporterOf(counted(), 'mf-live'));
});

test('one pseudonym of a device does not reveal another: it is part of a SHA-256', async () => {
  const browser = aBrowser();
  browser.setItem('canary-seed', '0.5');
  const digest = createHash('sha256').update('reporter mf-live 0.5').digest('hex');
  expect(await reporterOf(browser, 'mf-live')).toBe(digest.slice(0, 8));
});
