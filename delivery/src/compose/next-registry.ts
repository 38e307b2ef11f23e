import { DAY_MS, type Registry } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';

/** How long pages follow a registry that nobody has signed anew. */
const LIFETIME_MS = 30 * DAY_MS;
/** So long before its end it is signed anew: a job may fail for days before learners miss it. */
const RENEWED_MS = 10 * DAY_MS;

/** When a registry ends that is signed now, ISO 8601. */
export const lifeFrom = (now: Date): string => new Date(now.getTime() + LIFETIME_MS).toISOString();

/** Whether a registry must be signed anew; also one that does not say when it ends. */
export const isSignatureDue = ({ expires = '' }: Partial<SignedRegistry>, now: Date): boolean =>
  !(Date.parse(expires) - now.getTime() > RENEWED_MS);

/** Who changes what learners get, and why. */
export interface Change {
  readonly by: string;
  readonly reason: string;
}

/**
 * The registry that follows the published one. Where neither a remote nor the shell has changed it
 * keeps number, date, author and reason, so that pages do not change either; only its life begins
 * anew. Source: decision 49.
 *
 * @param predecessor the published registry, unchecked; undefined: there is none
 */
export function nextRegistry(
  { remotes, publishedAt, schemaVersion, shell }: Registry,
  predecessor: Partial<SignedRegistry> | undefined,
  { by, reason }: Change,
): SignedRegistry {
  const expires = lifeFrom(new Date(publishedAt));
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
