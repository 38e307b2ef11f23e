import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readReport } from 'tooling/read-report';
import { describeCoverage, type TestResult } from './coverage';
import { OPEN_ROWS } from './open-rows';
import { SPEC_ROWS } from './rows/index';

interface CoverageFiles {
  readonly reportsDir: string;
  /** Names of the reports of Jest and Playwright that the run must leave, without `.json`. */
  readonly reports: readonly string[];
  /** File to write, `docs/spec-coverage.md`. */
  readonly outFile: string;
  /** Absolute path of the repository; default: the folder above `reportsDir`. */
  readonly root?: string;
}

/** Reads the tests of a report. @returns empty when the file is missing or malformed */
async function readTests(file: string, root: string): Promise<TestResult[]> {
  try {
    return readReport(JSON.parse(await readFile(file, 'utf8')), root);
  } catch {
    return [];
  }
}

/**
 * Writes which files prove which row of the specification. The same reports give the same file.
 *
 * @returns errors of the run, one line each; the file has them, too
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
