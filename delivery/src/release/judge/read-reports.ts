import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { networksOf, StoredLoadSchema, type StoredLoad } from 'shared-contracts/telemetry';
import { safeParse } from 'valibot';
import { eventsFile, olderEventsFile } from './event-log';

type Where = { readonly offset: number };

/** Limit of reports of one network, so that a flood cannot fill the memory. */
const MOST_OF_A_NETWORK = 1_000;

function readLine(line: string): StoredLoad | undefined {
  try {
    const result = safeParse(StoredLoadSchema, JSON.parse(line));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** The whole lines of a file from a position on; undefined: the file is missing. */
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

/** The stored reports of loads, for a process that reads them many times. */
export interface Reports {
  /**
   * Reads new reports, and answers all of them in the order of their receipt. Skips damaged lines
   * and other events. Keeps reports that the receiver has dropped since, so a flood hides no
   * failure.
   */
  read(): readonly StoredLoad[];
  /** Drops all other reports, which no judgement needs. */
  keepOnly(isAsked: (report: StoredLoad) => boolean): void;
}

export function createReports(where: Where): Reports {
  let kept: StoredLoad[] = [];
  const counts = new Map<string, number>();
  let isFirst = true;
  let id: number | undefined;
  let position = 0;

  /** The number of reports from the widest network of its address, including this one. */
  function countedOf({ address }: StoredLoad): number {
    const network = networksOf(address).at(-1) ?? address;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count;
  }

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const report = line === '' ? undefined : readLine(line);
      if (!report) continue;
      if (countedOf(report) <= MOST_OF_A_NETWORK) kept.push(report);
    }
  }

  const keepOlder = (from: number) => keep(linesFrom(olderEventsFile(where), from)?.lines ?? []);

  /** The receiver has begun a new file. Reads the rest of the one before. */
  function keepRest(): void {
    const isOlder = linesFrom(olderEventsFile(where), 0)?.id === id;
    keepOlder(isOlder ? position : 0);
    position = 0;
  }

  return {
    read() {
      if (isFirst) keepOlder(0);
      isFirst = false;
      let part = linesFrom(eventsFile(where), position);
      if (!part) return kept;
      if (id !== undefined && (part.id !== id || part.isShorter)) {
        keepRest();
        part = linesFrom(eventsFile(where), 0) ?? part;
      }
      keep(part.lines);
      ({ id, to: position } = part);
      return kept;
    },
    keepOnly(isAsked) {
      kept = kept.filter(isAsked);
      counts.clear();
      kept.forEach(countedOf);
    },
  };
}

/** The reports that are stored now. */
export const readReports = (where: Where): readonly StoredLoad[] => createReports(where).read();
