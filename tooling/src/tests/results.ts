/** The result of one step of `npm test`. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it failed, when its own report does not say. */
  readonly note?: string;
}

export type Counts = Pick<StepResult, 'passed' | 'failed' | 'note'>;

/** A step that is one test: lint, types. */
export const countExitCode = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A program with a bad exit code has not passed, whatever its report says. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` };
}

/** A step that could not run. */
export const crashed = (note: string): Counts => ({ passed: 0, failed: 1, note });

const hasNumbers = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, number> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'number');

/** A test that did not run has not passed. */
function counts(passed: number, failed: number, pending: number): Counts {
  if (pending === 0) return { passed, failed };
  return { passed, failed: failed + pending, note: `${pending} of them did not run` };
}

/**
 * @param report what Jest writes with `--json`; a file that does not even load is one failure, and
 *   so is each pending test
 */
export function countJest(report: unknown): Counts {
  const keys = ['numPassedTests', 'numFailedTests', 'numRuntimeErrorTestSuites'] as const;
  const pending = ['numPendingTests', 'numTodoTests'] as const;
  if (!hasNumbers(report, ...keys, ...pending)) return crashed('left no readable report');
  return counts(
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    report.numPendingTests + report.numTodoTests,
  );
}

/**
 * @param report what Playwright's JSON reporter writes; errors outside of tests count too, and each
 *   test that was skipped is a failure
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = (report ?? {}) as { stats?: unknown; errors?: unknown };
  const keys = ['expected', 'unexpected', 'flaky', 'skipped'] as const;
  if (!hasNumbers(stats, ...keys) || !Array.isArray(errors)) {
    return crashed('left no readable report');
  }
  return counts(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped);
}
