import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths';
import type { Processes } from '../processes/processes';
import { countExitCode, countJest, countPlaywright, type Counts } from './results';

/** One part of `npm test`: a program, and how to read what came of it. */
export interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path of the report it writes. */
  readonly report?: string;
  readonly count: (exitCode: number, report: unknown) => Counts;
}

const bin = (path: string) => inRoot('node_modules', path);
const reportFile = (name: string) => inRoot('reports', `${name}.json`);

export const lint: Step = {
  name: 'lint',
  args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  count: countExitCode,
};

export const format: Step = {
  name: 'format',
  args: [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
  count: countExitCode,
};

export const types: Step = {
  name: 'types',
  args: [bin('typescript/bin/tsc'), '--noEmit'],
  count: countExitCode,
};

function jest(name: string, projects: readonly string[], extra: readonly string[]): Step {
  const report = reportFile(name);
  return {
    name,
    report,
    args: [
      bin('jest/bin/jest.js'),
      ...['--selectProjects', ...projects],
      ...['--json', '--outputFile', report, ...extra],
      // Generous: several parts share two processors.
      ...['--testTimeout', '20000'],
    ],
    count: (_, json) => countJest(json),
  };
}

export const unit = jest('unit', ['dom', 'node'], []);
/** One file after the other: they share one database. */
export const emulator = jest('emulator', ['emulator'], ['--runInBand']);

function playwright(name: string, project: string, extra: readonly string[] = []): Step {
  const report = reportFile(name);
  return {
    name,
    report,
    args: [
      bin('@playwright/test/cli.js'),
      ...['test', '--config', inRoot('e2e/playwright.config.ts'), '--project', project, ...extra],
    ],
    env: { E2E_REPORT: report },
    count: (_, json) => countPlaywright(json),
  };
}

export const e2e = playwright('e2e', 'product');
/** Alone and one after the other: they take down sites that all tests use. */
export const outages = playwright('outages', 'outages', ['--workers', '1']);

/** Only once the product has started: it weighs the builds that this leaves behind. */
export const budgets: Step = {
  name: 'budgets',
  args: ['--import', 'tsx', inRoot('tooling/src/processes/main.ts'), 'budgets', '--check'],
  count: countExitCode,
};

/** Last: it reads the reports of the others. */
export const specCoverage: Step = {
  name: 'coverage',
  args: ['--import', 'tsx', inRoot('e2e/spec/main.ts')],
  count: countExitCode,
};

/** So that no report of an earlier run is taken for one of this run. */
export const clearReports = () => rmSync(inRoot('reports'), { recursive: true, force: true });

function readReport(file: string | undefined): unknown {
  try {
    return file && JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs one part to its end.
 *
 * @param env added to the environment
 */
export async function runStep(
  processes: Processes,
  step: Step,
  env: Readonly<Record<string, string>>,
  onOutput: (chunk: string) => void,
): Promise<{ readonly exitCode: number; readonly counts: Counts }> {
  if (step.report) mkdirSync(dirname(step.report), { recursive: true });
  const exitCode = await processes.exitCode({
    name: step.name,
    command: process.execPath,
    args: step.args,
    env: { ...env, ...step.env },
    onOutput,
  });
  return { exitCode, counts: step.count(exitCode, readReport(step.report)) };
}
