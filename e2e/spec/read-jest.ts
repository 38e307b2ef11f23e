import path from 'node:path';
import type { TestResult } from './test-result';

/** What `jest --json` writes, as far as it is read here. */
interface JestReport {
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const statusOf = (status: string): TestResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

export const isJestReport = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'testResults' in json;

/**
 * @param json parsed report
 * @param root absolute path of the repository
 */
export function readJestReport(json: unknown, root: string): TestResult[] {
  return (json as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(root, name).replaceAll(path.sep, '/'),
      title: fullName,
      status: statusOf(status),
    })),
  );
}
