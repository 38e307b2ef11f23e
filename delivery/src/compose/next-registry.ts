import { DAY_MS, type Registry } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';

/** How long pages follow a registry that nobody has signed anew. */
const LIFETIME_MS = 30 * DAY_MS;
/** Time before its end to sign it anew. So a job may fail for days before learners notice. */
const RENEWED_MS = 10 * DAY_MS;

/** Whether a registry must be signed anew. One without an end must be. */
export const isSignatureDue = ({ expires = '' }: Partial<SignedRegistry>, now: Date): boolean =>
  !(Date.parse(expires) - now.getTime() > RENEWED_MS);

/** Author and reason of a change for learners. */
export interface Change {
  readonly by: string;
  readonly reason: string;
}

/**
 * The registry that follows the published one. Without a change of a remote or the shell it keeps
 * number, date, author and reason, so that no page changes, and only its end moves.
 * Source: decision 49.
 *
 * @param predecessor the published registry, not checked; undefined: none is published
 */
export function nextRegistry(
  { remotes, publishedAt, schemaVersion, shell }: Registry,
  predecessor: Partial<SignedRegistry> | undefined,
  { by, reason }: Change,
): SignedRegistry {
  const expires = new Date(Date.parse(publishedAt) + LIFETIME_MS).toISOString();
  const isSame =
    JSON.stringify(predecessor?.remotes) === JSON.stringify(remotes) &&
    predecessor?.shell === shell;
  const last = predecessor?.sequence ?? 0;
  const kept = isSame ? predecessor : undefined;
  return {
    schemaVersion,
    publishedAt: kept?.publishedAt ?? publishedAt,
    sequence: kept?.sequence ?? last + 1,
    expires,
    by: kept?.by ?? by,
    reason: kept?.reason ?? reason,
    ...(shell !== undefined && { shell }),
    remotes,
  };
}
