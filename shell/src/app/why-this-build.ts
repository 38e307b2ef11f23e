import { fieldOf } from 'shared-contracts';
import { failureText } from '../host/failure-text';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { createBuildHealth } from '../registry/build-health';
import { OVERRIDES_KEY } from '../registry/stored-overrides';
import { bucketOf, CHANNEL_KEY } from '../registry/this-browser';
import type { DeviceStorage } from '../storage/device-storage';

interface Storages {
  readonly device: DeviceStorage;
  /** The storage of this tab. */
  readonly session: DeviceStorage;
}

/** Whether this browser has joined the testers. */
export const isTester = (device: DeviceStorage): boolean =>
  device.getItem(CHANNEL_KEY) === 'canary';

/** Share of browsers that get a remote's canary; undefined without a canary. */
function shareOf(registry: unknown, name: string): number | undefined {
  const remotes = fieldOf(registry, 'remotes');
  const entries: unknown[] = Array.isArray(remotes) ? remotes : [];
  const entry = entries.find((each) => fieldOf(each, 'name') === name);
  const percent = fieldOf(fieldOf(entry, 'canary'), 'percent');
  return typeof percent === 'number' ? percent : undefined;
}

/** The query parameter that repoints a remote: its own, or a composition. */
function overrideOf(session: DeviceStorage, name: string): string {
  const hasOwnParameter = session.getItem(OVERRIDES_KEY)?.includes(`"${name}"`);
  return hasOwnParameter ? `?remote.${name}` : '?composition';
}

/** Compares the bucket of this browser with a share, in words. */
function bucketText(device: DeviceStorage, name: string, share: number): string {
  const bucket = bucketOf(device, name);
  // Buckets are below 100; 100 means no storage.
  if (bucket === 100) return 'this browser stores nothing';
  return `bucket ${bucket} is ${bucket < share ? '' : 'not '}below ${share} %`;
}

/**
 * Explains to operators which build of a remote this browser gets, and why.
 *
 * @param registry the current registry, unchecked
 */
export function whyThisBuild(
  resolved: ResolvedRemote,
  registry: unknown,
  { device, session }: Storages,
): string {
  const { name } = resolved;
  if (resolved.status === 'failed') return failureText(resolved.failure).title;
  if (resolved.isOverridden) {
    return `Repointed for this session by ${overrideOf(session, name)}`;
  }
  const { channel, avoided, isAwaited } = resolved;
  const share = shareOf(registry, name);
  const bucket = share === undefined ? undefined : bucketText(device, name, share);
  const reason = isTester(device) && bucket !== undefined ? 'this browser is a tester' : bucket;
  if (channel === 'canary') return `Canary: ${reason}`;
  const state = channel === 'last-good' ? 'Last good build' : 'Registered';
  if (avoided !== undefined) return `${state}; ${avoided} failed in this browser`;
  if (isAwaited) return `${state}; its canary waits for /registry.json: ${reason}`;
  const isBad = createBuildHealth(device).bad()[name]?.includes(resolved.remote.manifest.build);
  if (isBad) return `${state}; it failed in this browser, and there is no other`;
  return bucket === undefined ? state : `${state}: ${bucket}`;
}
