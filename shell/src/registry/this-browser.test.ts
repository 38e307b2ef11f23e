import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { bucketOf, canariesOf } from './this-browser';

beforeEach(() => localStorage.clear());

/** Gives the browser its random text. */
function aBrowser(): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('the bucket of a browser', () => {
  test('stays the same in another tab and after a reload', () => {
    const first = bucketOf(deviceStorage(), 'mf-live');
    expect(bucketOf(deviceStorage(), 'mf-live')).toBe(first);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(100);
  });

  test('is computed from its random text', () => {
    localStorage.setItem('canary-seed', '0.5');
    // A changed hash would move learners to other builds; another program computed these.
    expect(['mf-live', 'mf-auth'].map((name) => bucketOf(localStorage, name))).toEqual([
      72.1, 74.8,
    ]);
  });

  test('spreads browsers evenly, independently for each remote', () => {
    const browsers = Array.from({ length: 4000 }, aBrowser);
    const low = (remote: string) => browsers.filter((each) => bucketOf(each, remote) < 20);
    const [live, auth] = [low('mf-live'), low('mf-auth')];
    for (const share of [live, auth]) expect(Math.abs(share.length - 800)).toBeLessThan(130);
    const both = live.filter((each) => auth.includes(each)).length;
    expect(Math.abs(both - 160)).toBeLessThan(65);
  });

  test('is above every share without storage', () => {
    const blocked = deviceStorage(() => {
      throw new Error('blocked');
    });
    expect(bucketOf(blocked, 'mf-live')).toBe(100);
    expect(canariesOf(blocked).isTester).toBe(false);
  });
});
