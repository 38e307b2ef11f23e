import path from 'node:path';
import type { TestResult } from './test-result';

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: Outcome }[];
  }[];
}

/** The output of Playwright's JSON reporter, as far as it is read here. */
interface PlaywrightReport {
  readonly config: {
    /** Absolute path; the files are relative to it. */
    readonly rootDir: string;
  };
  readonly suites?: readonly Suite[];
}

/** A test that passed only the second time has not proved its row. */
const STATUS: Readonly<Record<Outcome, TestResult['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
};

function testsOf(suite: Suite, groups: readonly string[], folder: string): TestResult[] {
  const ownTests = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file: `${folder}/${suite.file}`,
      title: [...groups, title].join(' '),
      status: STATUS[status],
    })),
  );
  const inside = (suite.suites ?? []).flatMap((group) =>
    testsOf(group, [...groups, group.title], folder),
  );
  return [...ownTests, ...inside];
}

export const isPlaywrightReport = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'suites' in json && 'config' in json;

/**
 * @param json parsed report
 * @param root absolute path of the repository
 */
export function readPlaywrightReport(json: unknown, root: string): TestResult[] {
  const { config, suites = [] } = json as PlaywrightReport;
  const folder = path.relative(root, config.rootDir).replaceAll(path.sep, '/');
  return suites.flatMap((file) => testsOf(file, [], folder));
}
