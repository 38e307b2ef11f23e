import { relative, sep } from 'node:path';

/** One test of a report of Jest or Playwright. */
export interface ReportedTest {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  /** Where the report knows it. */
  readonly line?: number;
  /** Titles of its groups and its own. */
  readonly title: string;
  /** `skipped`: it was skipped, left for later, or something before it failed. */
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
}

interface JestReport {
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly status: string;
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line?: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface PlaywrightReport {
  /** An absolute path; the files are relative to it. */
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

const pathIn = (root: string, file: string) => relative(root, file).replaceAll(sep, '/');

const ofJest = ({ testResults }: JestReport, root: string): ReportedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      file: pathIn(root, name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** A test that passed only the second time has proved nothing. */
const STATUS: Readonly<Record<string, ReportedTest['status']>> = {
  expected: 'passed',
  skipped: 'skipped',
};

const ofSuite = (suite: Suite, groups: string, folder: string): ReportedTest[] => [
  ...(suite.specs ?? []).flatMap(({ title, line, tests }) =>
    tests.map(({ status, results = [] }) => ({
      file: `${folder}/${suite.file}`,
      ...(line !== undefined && { line }),
      title: groups + title,
      status: STATUS[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${groups}${inner.title} `, folder)),
];

/**
 * The tests in a report of Jest or Playwright; none in a report of another shape.
 *
 * @param report parsed JSON
 * @param root absolute path of the repository
 */
export function readReport(report: unknown, root: string): ReportedTest[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return ofJest(report as JestReport, root);
  if (!('suites' in report && 'config' in report)) return [];
  const { config, suites } = report as PlaywrightReport;
  // The outermost suites are the files.
  return suites.flatMap((file) => ofSuite(file, '', pathIn(root, config.rootDir)));
}
