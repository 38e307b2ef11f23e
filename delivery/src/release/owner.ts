import { RemoteManifestSchema, type RemoteManifest, type RemoteOwner } from 'shared-contracts';
import { parse } from 'valibot';
import { storedText } from './archive';
import { newestIn, type Choice } from './entry';
import type { Where } from './releases';

/** The manifest of a stored build. @throws {PlainError} when the archive lacks it */
export const storedManifest = (where: Where, name: string, build: string): RemoteManifest =>
  parse(RemoteManifestSchema, JSON.parse(storedText(where, name, build, 'remote.json')));

/**
 * The owner of a remote, from the newest build that learners have.
 *
 * @returns undefined: that build names no owner, or is no longer stored
 */
export function ownerOf(
  where: Where,
  name: string,
  choice: Pick<Choice, 'builds' | 'canaries'>,
): RemoteOwner | undefined {
  const build = newestIn(choice, name);
  try {
    return build === undefined ? undefined : storedManifest(where, name, build).owner;
  } catch {
    return undefined;
  }
}

/** The owner in words. */
export const ownerText = ({ team, onCall }: RemoteOwner): string => `${team}; on call: ${onCall}`;
