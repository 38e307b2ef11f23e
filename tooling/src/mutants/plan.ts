import { readFileSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import type { Area } from './areas';
import type { JestLane, Times } from './jest-lane';
import type { Mutant } from './mutant';
import { testsThatBelong } from './tests-that-belong';

/** A mutant with the tests that judge it. */
export interface Planned {
  readonly area: string;
  readonly mutant: Mutant;
  /** Nearest first. */
  readonly tests: readonly string[];
  /** Whether no test loads the file. Without it, no tests means: all fail without a change. */
  readonly isUntested: boolean;
  /** Time of these tests without a change. */
  readonly seconds: number;
}

/** How many test files one run of Jest times. */
const BATCH = 6;

/** Spreads work over lanes: each lane takes the next item when it is free. */
export async function inLanes<T, R>(
  lanes: readonly JestLane[],
  items: readonly T[],
  work: (lane: JestLane, item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(lane, items[index] as T);
      }
    }),
  );
  return results;
}

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');

const isRules = (file: string) => file.endsWith('.rules');

/** Finds the collection of a line of the rules; undefined for functions that all share. */
export function collectionAround(rules: string, start: number): string | undefined {
  const names = [...rules.slice(0, start).matchAll(/match \/(\w+)\/\{/g)].map(([, name]) => name);
  return names.filter((name) => name !== 'databases').at(-1);
}

/**
 * Finds and times the tests of each drawn mutant. It leaves out tests that fail without a change.
 *
 * @param tracked all files of the repository
 * @param options `mostFiles`: the most test files for one mutant of code. All tests of the rules
 *   judge a mutant of the rules, because each test is about other collections
 */
export async function planRun(
  lanes: readonly JestLane[],
  drawn: readonly { readonly area: Area; readonly mutants: readonly Mutant[] }[],
  tracked: readonly string[],
  { say, mostFiles }: { readonly say: (line: string) => void; readonly mostFiles: number },
): Promise<Planned[]> {
  const files = drawn.flatMap(({ area, mutants }) =>
    [...new Set(mutants.map(({ file }) => file))].map((file) => ({ area, file })),
  );
  say(`Looking for the tests of ${files.length} files`);
  const rulesTests = tracked.filter((file) =>
    /^firebase\/rules-tests\/(?!.*[.]full[.]).*[.]test[.]ts$/.test(file),
  );
  const mostOf = (file: string) => (isRules(file) ? Infinity : mostFiles);
  const related = new Map<string, readonly string[]>();
  await inLanes(lanes, files, async (lane, { area, file }) => {
    const all = isRules(file) ? rulesTests : await lane.related(file);
    const allowed = all.filter((test) => area.tests.test(test));
    related.set(file, testsThatBelong(file, allowed, mostOf(file)));
  });
  const tests = [...new Set([...related.values()].flat())];
  say(`Running their ${tests.length} test files once without a change`);
  const batches = Array.from({ length: Math.ceil(tests.length / BATCH) }, (_, index) =>
    tests.slice(index * BATCH, (index + 1) * BATCH),
  );
  const times: Times = Object.assign(
    {},
    ...(await inLanes(lanes, batches, (lane, batch) => lane.time(batch))),
  );
  for (const [test, { passes }] of Object.entries(times)) {
    if (!passes) say(`Left out, because it fails without any change: ${test}`);
  }
  const secondsOf = (test: string) => times[test]?.seconds ?? 0;
  return drawn.flatMap(({ area, mutants }) =>
    mutants.map((mutant) => {
      const all = related.get(mutant.file) ?? [];
      const usable = all.filter((test) => times[test]?.passes);
      const about = isRules(mutant.file)
        ? collectionAround(textOf(mutant.file), mutant.start)
        : undefined;
      const isAbout = (test: string) => about !== undefined && textOf(test).includes(about);
      const ownTests = testsThatBelong(
        mutant.file,
        usable,
        mostOf(mutant.file),
        secondsOf,
        isAbout,
      );
      const seconds = ownTests.reduce((sum, test) => sum + secondsOf(test), 0);
      return { area: area.name, mutant, tests: ownTests, seconds, isUntested: all.length === 0 };
    }),
  );
}
