import { createHash } from 'node:crypto';
import { canariesIn, LoggedReleaseSchema, type LoggedRelease } from 'common/canary-judge';
import { SignedRegistrySchema, type SignedRegistry } from 'shared-contracts/signed-registry';
import * as v from 'valibot';

/** Reads a file of the shell's site as text, or throws. */
export type ReadFile = (path: string) => Promise<string>;

/** The deployed registry, with the log of its releases. */
export interface Published {
  /** Text of `/registry.json`. */
  readonly text: string;
  readonly registry: SignedRegistry;
  /** The release log, whose last entry names that registry. */
  readonly log: readonly LoggedRelease[];
}

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Reads the deployed registry, and its log while a canary runs. Signatures are not checked here:
 * pages follow the judge only if one of their keys has signed the published registry.
 *
 * @returns undefined during a deploy, while the log does not match the registry
 */
export async function readPublished(read: ReadFile): Promise<Published | undefined> {
  const text = await read('/registry.json');
  const registry = v.parse(SignedRegistrySchema, JSON.parse(text));
  if (canariesIn(registry).length === 0) return { text, registry, log: [] };
  const entries = v.parse(v.array(v.string()), JSON.parse(await read('/releases.json')));
  const log = entries.map((entry) => v.parse(LoggedReleaseSchema, JSON.parse(entry)));
  return log.at(-1)?.registry === textHash(text) ? { text, registry, log } : undefined;
}
