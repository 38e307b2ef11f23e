import type { ReportedTest } from './read-report';

const placeOf = ({ file, line }: ReportedTest) => (line === undefined ? file : `${file}:${line}`);

/**
 * The slowest tests in lines, the slowest first.
 *
 * @param count how many at most
 */
export const slowestLines = (tests: readonly ReportedTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map((test) => `${test.seconds.toFixed(1).padStart(6)} s  ${placeOf(test)}  ${test.title}`);

/** The tests that did not run, in lines. */
export const pendingLines = (tests: readonly ReportedTest[]): string[] =>
  tests
    .filter(({ status }) => status === 'skipped')
    .map((test) => `  ${placeOf(test)}  ${test.title}`);
