import { join } from 'node:path';
import { HOUR_MS } from 'shared-contracts';
import { PlainError } from '../plain-error';
import { readBefore, REGISTRY_FILE } from '../compose';
import { isSignatureDue } from '../compose/next-registry';
import { LostRaceError, releasedFolder } from './releases';
import { unchanged } from './changes';
import { release, type Released, type ReleaseOptions } from './release';

type Options = Omit<ReleaseOptions, 'choose' | 'action' | 'remote' | 'reason'>;

/** The default reason in the log. */
export const SIGNED_ANEW = 'Signed anew, because pages follow a registry for 30 days';

/**
 * Signs the registry anew, by a release that changes nothing else. The registry keeps its number,
 * so open pages do nothing. Source: decision 57.
 *
 * @throws {PlainError} when nothing is released yet
 */
export const signAnew = (options: Options, reason: string = SIGNED_ANEW): Promise<Released> =>
  release({ ...options, action: 'sign', reason, choose: unchanged });

/**
 * Checks the registry every hour, and signs it anew before it expires. Says a failure, and tries
 * again in the next hour.
 *
 * @param options called each hour
 * @returns stops it, and waits for work under way
 */
export function keepSigned(
  options: () => Options,
  say: (line: string) => void,
): () => Promise<void> {
  let work = Promise.resolve();
  const look = async () => {
    const { store, now = new Date() } = options();
    const registry = readBefore(join(releasedFolder(store.where, 'shell') ?? '', REGISTRY_FILE));
    if (!registry || !isSignatureDue(registry, now)) return;
    const { entry } = await signAnew({ ...options(), now });
    say(`Registry ${entry.sequence} was signed anew.`);
  };
  const timer = setInterval(() => {
    work = work.then(look).catch((error: unknown) => {
      // The other release has signed the registry too.
      if (error instanceof LostRaceError) return;
      const reason = error instanceof PlainError ? error.message : String(error);
      say(`The registry could not be signed anew: ${reason}`);
    });
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
