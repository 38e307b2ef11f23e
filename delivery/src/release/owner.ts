import { RemoteManifestSchema, type RemoteManifest, type RemoteOwner } from 'shared-contracts';
import { parse } from 'valibot';
import { storedText } from './archive';
import { newestIn, type Choice } from './entry';
import type { Where } from './releases';

/** @throws {PlainError} when the archive lacks the build */
export const storedManifest = (where: Where, name: string, build: string): RemoteManifest =>
  parse(RemoteManifestSchema, JSON.parse(storedText(where, name, build, 'remote.json')));

/**
 * The owner of a remote, as the newest build that learners have names it.
 *
 * @returns undefined where an older build names none, or is not stored any more
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

/** Whom to ask, in words. */
export const ownerText = ({ team, onCall }: RemoteOwner): string => `${team}; on call: ${onCall}`;
