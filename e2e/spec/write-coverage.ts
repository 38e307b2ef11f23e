import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readReport } from 'tooling/read-report';
import { describeCoverage } from './coverage';
import { OPEN_ROWS } from './open-rows';
import { SPEC_ROWS } from './rows/index';
import type { TestResult } from './test-result';

interface CoverageFiles {
  /** Where the reports are. */
  readonly reportsDir: string;
  /** The reports of Jest and Playwright that the run must have left: names without `.json`. */
  readonly reports: readonly string[];
  /** Where the table goes, `docs/spec-coverage.md`. */
  readonly outFile: string;
  /** Absolute path of the repository; default: the folder above `reportsDir`. */
  readonly root?: string;
}

/** @returns no tests without a file that can be read */
async function readTests(file: string, root: string): Promise<TestResult[]> {
  try {
    return readReport(JSON.parse(await readFile(file, 'utf8')), root);
  } catch {
    return [];
  }
}

/**
 * Writes which files prove which row of the specification in the last run. The same reports give
 * the same file.
 *
 * @returns why the run has not passed, one line each; the file names them as well
 */
export async function writeSpecCoverage({
  reportsDir,
  reports,
  outFile,
  root = path.dirname(path.resolve(reportsDir)),
}: CoverageFiles): Promise<readonly string[]> {
  const testsByReport = await Promise.all(
    reports.map(async (name) => ({
      name,
      tests: await readTests(path.join(reportsDir, `${name}.json`), root),
    })),
  );
  const missing = testsByReport.filter(({ tests }) => tests.length === 0).map(({ name }) => name);
  const results = testsByReport.flatMap(({ tests }) => tests);
  const { markdown, errors } = describeCoverage(SPEC_ROWS, results, OPEN_ROWS, missing);
  await mkdir(path.dirname(outFile), { recursive: true });
  await writeFile(outFile, markdown);
  return errors;
}
