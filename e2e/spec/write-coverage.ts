import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeCoverage } from './coverage';
import { isJestReport, readJestReport } from './read-jest';
import { isPlaywrightReport, readPlaywrightReport } from './read-playwright';
import { SPEC_ROWS } from './rows/index';
import type { TestResult } from './test-result';

interface CoverageFiles {
  /** Its `*.json` are reports of Jest or Playwright; a missing report leaves its rows open. */
  readonly reportsDir: string;
  /** Where the table goes, `docs/spec-coverage.md`. */
  readonly outFile: string;
  /** Absolute path of the repository; default: the folder above `reportsDir`. */
  readonly root?: string;
}

function readReport(json: unknown, root: string): TestResult[] {
  if (isJestReport(json)) return readJestReport(json, root);
  if (isPlaywrightReport(json)) return readPlaywrightReport(json, root);
  return [];
}

async function readReports(folder: string, root: string): Promise<TestResult[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => readReport(JSON.parse(text), root));
}

/**
 * Writes which test proves which row of the specification in the last run. The same reports give
 * the same file.
 *
 * @returns one line per test that names a row which does not exist; the file names them as well
 */
export async function writeSpecCoverage({
  reportsDir,
  outFile,
  root = path.dirname(path.resolve(reportsDir)),
}: CoverageFiles): Promise<readonly string[]> {
  const { markdown, unknown } = describeCoverage(SPEC_ROWS, await readReports(reportsDir, root));
  await mkdir(path.dirname(outFile), { recursive: true });
  await writeFile(outFile, markdown);
  return unknown;
}
