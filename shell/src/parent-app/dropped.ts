import type { Log } from 'shared-contracts';

/** Why a message from or to the parent app is dropped. */
export type DropKind = 'foreign' | 'too long' | 'no JSON' | 'malformed' | 'unsupported';

const isLogged = (count: number): boolean => /^10*$/.test(String(count));

/**
 * Counts dropped messages. The first of a kind is a warning; later ones are logged at 10, 100 and
 * so on, so a flood makes few lines.
 *
 * @returns counts one message; `reason` must not contain its text, which may be a secret
 */
export function countDropped(log: Log): (kind: DropKind, reason?: string) => void {
  const counts = new Map<DropKind, number>();
  return (kind, reason) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (!isLogged(count)) return;
    const details = { kind, count, ...(reason !== undefined && { reason }) };
    if (count === 1) log.warn('A message of the parent app was dropped', details);
    else log.info('Messages of the parent app were dropped', details);
  };
}
