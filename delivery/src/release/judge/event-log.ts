import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoredEvent } from 'shared-contracts/telemetry';
import type { Addresses } from '../../addresses';
import { runFolder } from '../../paths';

type Where = Pick<Addresses, 'offset'>;

/** At this size a new file begins; about 15,000 events. */
const MOST_BYTES = 8_000_000;

/** The reports of the local product's pages: one JSON per line, the newest last. */
export const eventsFile = ({ offset }: Where): string =>
  runFolder(offset, 'events', 'events.jsonl');

/** The file before. Still older events are deleted. */
export const olderEventsFile = ({ offset }: Where): string =>
  runFolder(offset, 'events', 'events.old.jsonl');

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

/**
 * Appends events in one write. Renames a full file first, so the two files are bounded.
 *
 * @param mostBytes of a file; default: 8 MB
 * @throws {Error} of the file system; nothing was stored
 */
export function storeEvents(
  where: Where,
  events: readonly StoredEvent[],
  mostBytes: number = MOST_BYTES,
): void {
  const file = eventsFile(where);
  mkdirSync(dirname(file), { recursive: true });
  if (sizeOf(file) >= mostBytes) renameSync(file, olderEventsFile(where));
  appendFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}
