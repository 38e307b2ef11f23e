import { createHash } from 'node:crypto';
import { canariesIn, LoggedReleaseSchema, type LoggedRelease } from 'common/canary-judge';
import { SignedRegistrySchema, type SignedRegistry } from 'shared-contracts/signed-registry';
import * as v from 'valibot';

/** Reads a file of the shell's site as text; throws where it cannot. */
export type ReadFile = (path: string) => Promise<string>;

/** What learners have. */
export interface Published {
  /** Text of `/registry.json`. */
  readonly text: string;
  readonly registry: SignedRegistry;
  /** The release log, whose last entry names that registry. */
  readonly log: readonly LoggedRelease[];
}

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Reads the deployed registry and its log. The log is read only while there is a canary. Signatures
 * are not checked here: pages follow the judge only where a key of theirs has signed the registry
 * that it changes.
 *
 * @returns undefined while somebody deploys: then the log is not about this registry
 */
export async function readPublished(read: ReadFile): Promise<Published | undefined> {
  const text = await read('/registry.json');
  const registry = v.parse(SignedRegistrySchema, JSON.parse(text));
  if (canariesIn(registry).length === 0) return { text, registry, log: [] };
  const entries = v.parse(v.array(v.string()), JSON.parse(await read('/releases.json')));
  const log = entries.map((entry) => v.parse(LoggedReleaseSchema, JSON.parse(entry)));
  return log.at(-1)?.registry === textHash(text) ? { text, registry, log } : undefined;
}
