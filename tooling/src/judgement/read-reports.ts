import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { StoredLoadSchema, type StoredLoad } from 'shared-contracts/telemetry';
import { safeParse } from 'valibot';
import { eventsFile, olderEventsFile } from '../events/event-log';
import { senderOf } from './sender';

type Where = { readonly offset: number };

/** What more one sender reports is not kept: a flood must not fill the memory. */
const MOST_OF_A_SENDER = 1_000;

function readLine(line: string): StoredLoad | undefined {
  try {
    const result = safeParse(StoredLoadSchema, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** The whole lines of a file from a position on, and the position after them; if it is there. */
function linesFrom(file: string, from: number) {
  if (!existsSync(file)) return undefined;
  const opened = openSync(file, 'r');
  try {
    const { ino: id, size } = fstatSync(opened);
    const bytes = Buffer.alloc(Math.max(0, size - from));
    const read = bytes.subarray(0, readSync(opened, bytes, 0, bytes.length, from));
    // The last line may be half written.
    const end = read.lastIndexOf('\n') + 1;
    const lines = read.subarray(0, end).toString('utf8').split('\n');
    return { id, lines, to: from + end, isShorter: size < from };
  } finally {
    closeSync(opened);
  }
}

/**
 * Reads the stored loads, in the order of their receipt; what is no load, or damaged, is left out.
 * A second call also returns what earlier calls read, even if the receiver has dropped it since. So
 * a flood cannot hide a failure.
 *
 * @returns reads what has come to it, and answers all
 */
export function createReports(where: Where): () => readonly StoredLoad[] {
  const kept: StoredLoad[] = [];
  const counts = new Map<string, number>();
  let isFirst = true;
  let id: number | undefined;
  let position = 0;

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const report = line === '' ? undefined : readLine(line);
      if (!report) continue;
      const sender = senderOf(report.address);
      const count = (counts.get(sender) ?? 0) + 1;
      counts.set(sender, count);
      if (count <= MOST_OF_A_SENDER) kept.push(report);
    }
  }

  const keepOlder = (from: number) => keep(linesFrom(olderEventsFile(where), from)?.lines ?? []);

  /** The file that was read before is another one now: first what is left of it. */
  function keepRest(): void {
    const isOlder = linesFrom(olderEventsFile(where), 0)?.id === id;
    keepOlder(isOlder ? position : 0);
    position = 0;
  }

  return () => {
    if (isFirst) keepOlder(0);
    isFirst = false;
    let found = linesFrom(eventsFile(where), position);
    if (!found) return kept;
    if (id !== undefined && (found.id !== id || found.isShorter)) {
      keepRest();
      found = linesFrom(eventsFile(where), 0) ?? found;
    }
    keep(found.lines);
    ({ id, to: position } = found);
    return kept;
  };
}

/** What is stored now. */
export const readReports = (where: Where): readonly StoredLoad[] => createReports(where)();
