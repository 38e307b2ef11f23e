import type { DeviceStorage } from '../storage/device-storage';
import type { ResolvedRemote, ThisBrowser } from './resolve-remotes';

/** Key of the random text that decides this browser's buckets. The first canary makes it. */
export const SEED_KEY = 'canary-seed';
/**
 * Key of the canary builds that this browser gets. A script in the page (`canary-preloads.js`)
 * preloads their files by it, before any other code runs.
 */
const CANARIES_KEY = 'canaries';
/** Written by `channel-link.ts`. */
export const CHANNEL_KEY = 'channel';

/**
 * Key of the last followed registry of the judge, and the remotes whose canaries it ended: `13
 * mf-live`. Pages may contain these canaries until they are composed anew (decision 62).
 */
export const ENDED_KEY = 'canaries-ended';

/** FNV-1a, then mixed. It must never change, or the buckets of all browsers change. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * The bucket of this browser for a remote, in hundredths of a percent. It stays the same in every
 * tab, after a reload and a log-in. A browser without storage gets the stable build; otherwise it
 * would get another build with every page.
 */
export function bucketOf(storage: DeviceStorage, remote: string): number {
  if (storage.getItem(SEED_KEY) === null) storage.setItem(SEED_KEY, `${Math.random()}`);
  const seed = storage.getItem(SEED_KEY);
  return seed === null ? 100 : (hash(`${seed} ${remote}`) % 10_000) / 100;
}

/** Reads the facts that decide which canaries this browser gets. */
export const canariesOf = (
  storage: DeviceStorage,
): Pick<ThisBrowser, 'bucketOf' | 'isTester' | 'hasEnded'> => ({
  bucketOf: (remote) => bucketOf(storage, remote),
  isTester: storage.getItem(CHANNEL_KEY) === 'canary',
  hasEnded: (remote, sequence) => {
    const [judged, ...remotes] = (storage.getItem(ENDED_KEY) ?? '').split(' ');
    return sequence < Number(judged) && remotes.includes(remote);
  },
});

/**
 * Stores which canaries this browser gets, for the next page. While a canary is awaited, its build
 * is unknown, and nothing is stored. Source: decision 57.
 */
export function rememberCanaries(storage: DeviceStorage, remotes: readonly ResolvedRemote[]): void {
  const loadable = remotes.filter((remote) => remote.status === 'loadable');
  if (loadable.some(({ isAwaited }) => isAwaited)) return;
  const canaries = loadable.filter(({ channel }) => channel === 'canary');
  const builds = canaries.map(({ remote }) => remote.manifest.build).join(' ');
  if (builds !== (storage.getItem(CANARIES_KEY) ?? '')) storage.setItem(CANARIES_KEY, builds);
}
