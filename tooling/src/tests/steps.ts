import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, ROOT } from 'delivery/paths';
import type { Processes } from '../processes/processes';
import { readReport, type ReportedTest } from './read-report';
import { countExitCode, countJest, countPlaywright, type Counts } from './results';

/** One part of `npm test` or `npm run check`: a program, and how to read its result. */
export interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It takes only the processor time that others leave. */
  readonly isPatient?: boolean;
  /** Absolute path of the report it writes. */
  readonly report?: string;
  readonly count: (exitCode: number, report: unknown) => Counts;
}

const bin = (path: string) => inRoot('node_modules', path);
const reportFile = (name: string) => inRoot('reports', `${name}.json`);

/** A file that passed is not read again, until its content or what judges it changes. */
const remembering = (name: string) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', inRoot('.run', name)],
];

/** @param files from the root of the repository; default: everything */
export const lint = (files: readonly string[] = ['.']): Step => ({
  name: 'lint',
  args: [
    bin('eslint/bin/eslint.js'),
    ...['--max-warnings', '0', '--no-warn-ignored'],
    ...remembering('lint-cache'),
    ...files,
  ],
  count: countExitCode,
});

/** @param files as for `lint` */
export const format = (files: readonly string[] = ['.']): Step => ({
  name: 'format',
  args: [
    bin('prettier/bin/prettier.cjs'),
    ...['--check', '--log-level', 'warn', '--ignore-unknown'],
    ...remembering('format-cache'),
    ...files,
  ],
  count: countExitCode,
});

const cruise = (name: string, rules: string): Step => ({
  name,
  args: [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', inRoot('tooling/lint', rules), '.'],
  ],
  count: countExitCode,
});

/** Who imports whom: packages, floors, and circles of files. */
export const imports = cruise('imports', 'dependencies.mjs');

/** Circles of folders. */
export const folders = cruise('folders', 'folder-circles.mjs');

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
    ],
    count: (_, json) => countJest(json),
  };
}

/**
 * Runs the files of projects in parts, each in a process of its own. Parts may run at once. Jest
 * deals the files out by a hash of their paths.
 */
const inParts = (name: string, projects: readonly string[], count: number): readonly Step[] =>
  Array.from({ length: count }, (_, index) =>
    jest(`${name}-${index + 1}`, projects, ['--runInBand', '--shard', `${index + 1}/${count}`]),
  );

const UNIT_PROJECTS = ['dom', 'node'];
/** @param related files; only tests that load one of them */
export const relatedUnit = (related: readonly string[]): Step =>
  jest('unit', UNIT_PROJECTS, ['--passWithNoTests', '--findRelatedTests', ...related]);
/** A process keeps some of each file's memory, and spends its time collecting it after half. */
export const unit = inParts('unit', UNIT_PROJECTS, 8);
/** One file after the other: they share one database. */
export const emulator = jest('emulator', ['emulator'], ['--runInBand']);
/** Against a database: few enough to start quickly, enough for the lanes to end together. */
export const functions = inParts('functions', ['functions'], 7);

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
/** Alone and one after the other: these tests take down sites that all others use. */
export const outages = playwright('outages', 'outages', ['--workers', '1']);

const command = (name: string, ...args: readonly string[]): Step => ({
  name,
  args: ['--import', 'tsx', inRoot('tooling/src/processes/main.ts'), name, ...args],
  count: countExitCode,
});

/** Needs a started product: it weighs the builds that the start leaves behind. */
export const budgets = command('budgets', '--check');
/** Builds of before beside those of now. Starts products of its own. */
export const skew = command('skew');

/** Last: it reads the reports of these steps, and fails when one of them left none. */
export const specCoverage = (steps: readonly Step[]): Step => ({
  name: 'coverage',
  args: ['--import', 'tsx', inRoot('e2e/spec/main.ts'), ...steps.map(({ name }) => name)],
  count: countExitCode,
});

/** Removes the reports of earlier runs, so that none is taken for one of this run. */
export const clearReports = () => rmSync(inRoot('reports'), { recursive: true, force: true });

function readJson(file: string | undefined): unknown {
  try {
    return file && JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every test in the reports of these steps. */
export const testsOf = (steps: readonly Step[]): ReportedTest[] =>
  steps.flatMap(({ report }) => readReport(readJson(report), ROOT));

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
    ...(step.isPatient === true && { isPatient: true }),
    onOutput,
  });
  return { exitCode, counts: step.count(exitCode, readJson(step.report)) };
}
