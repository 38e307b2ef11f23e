import { relative } from 'node:path';

/** One test and how long it took. */
export interface TimedTest {
  /** Where it is: a file, and its line where the report knows it. */
  readonly place: string;
  readonly title: string;
  readonly seconds: number;
  /** It was skipped, left for later, or something before it failed. */
  readonly isPending: boolean;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly status: string;
    }[];
  }[];
}

/** @param root absolute path of the repository */
const timesOfJest = ({ testResults }: JestReport, root: string): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      place: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      isPending: status !== 'passed' && status !== 'failed',
    })),
  );

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

const timesOfSuite = ({ suites = [], specs = [] }: Suite, groups = ''): TimedTest[] => [
  ...specs.map(({ title, file, line, tests }) => ({
    place: `e2e/${file}:${line}`,
    title: groups + title,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
    isPending: tests.some(({ status }) => status === 'skipped'),
  })),
  ...suites.flatMap((suite) => timesOfSuite(suite, `${groups}${suite.title} `)),
];

/**
 * The time of each test in a report of Jest or Playwright; none in a report of another shape.
 *
 * @param report parsed JSON
 * @param root absolute path of the repository
 */
export function testTimes(report: unknown, root: string): TimedTest[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return timesOfJest(report as JestReport, root);
  if (!('suites' in report)) return [];
  return (report as { suites: Suite[] }).suites.flatMap((file) =>
    // The outermost suite is the file.
    timesOfSuite({ ...file, title: '' }),
  );
}

/**
 * The slowest tests in lines, the slowest first.
 *
 * @param count how many at most
 */
export const slowestLines = (tests: readonly TimedTest[], count: number): string[] =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ place, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${place}  ${title}`);

/** The tests that did not run, in lines. */
export const pendingLines = (tests: readonly TimedTest[]): string[] =>
  tests.filter(({ isPending }) => isPending).map(({ place, title }) => `  ${place}  ${title}`);
