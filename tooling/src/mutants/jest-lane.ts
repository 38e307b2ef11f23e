import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, ROOT } from 'delivery/paths';
import { startProcess } from '../processes/start-process';

/** Time and result of each test file, by path from the root. */
export type Times = Readonly<
  Record<string, { readonly seconds: number; readonly passes: boolean }>
>;

/** Runs Jest repeatedly, one run at a time, with its own emulators. */
export interface JestLane {
  /** Finds the test files that load a file. */
  related(file: string): Promise<string[]>;
  /** Runs test files without a change. */
  time(tests: readonly string[]): Promise<Times>;
  /**
   * Runs test files until the first failure.
   *
   * @param file from the root of the repository
   * @param text of the file, which the tests get instead of that on disk
   */
  judge(
    file: string,
    text: string,
    tests: readonly string[],
    mostSeconds: number,
  ): Promise<'passed' | 'failed' | 'timed-out'>;
  end(): Promise<void>;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

export interface LaneOptions {
  readonly name: string;
  /** Absolute path of a folder to write to. */
  readonly folder: string;
  /** Absolute path of Jest's configuration. */
  readonly config: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Generous, because the lanes share the processors. */
const TEST_TIMEOUT_MS = '45000';

const CRASHED = { seconds: 0, passes: false };

const timesIn = ({ testResults }: Report): Times =>
  Object.fromEntries(
    testResults.map(({ name, status, startTime, endTime }) => [
      relative(ROOT, name),
      { seconds: (endTime - startTime) / 1000, passes: status === 'passed' },
    ]),
  );

export function createJestLane({ name, folder, config, env }: LaneOptions): JestLane {
  const running = new Set<ReturnType<typeof startProcess>>();
  let isEnded = false;

  async function jest(
    args: readonly string[],
    more: Readonly<Record<string, string>> = {},
    mostSeconds = 3600,
  ): Promise<{ readonly code: number; readonly isLate: boolean; readonly output: string }> {
    let output = '';
    const started = startProcess({
      name,
      command: process.execPath,
      args: [inRoot('node_modules/jest/bin/jest.js'), '--config', config, ...args],
      env: { ...env, ...more },
      logs: folder,
      onOutput: (chunk) => (output += chunk),
    });
    running.add(started);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void started.end(0);
    }, mostSeconds * 1000);
    const code = await started.ended;
    clearTimeout(timer);
    running.delete(started);
    // An interrupted run has no result, so never answer.
    if (isEnded) await new Promise(() => undefined);
    return { code, isLate, output };
  }

  const run = (tests: readonly string[]) => [
    ...['--runTestsByPath', ...tests.map((test) => inRoot(test))],
    ...['--runInBand', '--silent', '--testTimeout', TEST_TIMEOUT_MS],
  ];

  return {
    async related(file) {
      const { output } = await jest(['--listTests', '--findRelatedTests', inRoot(file)]);
      return output
        .split('\n')
        .filter((line) => line.startsWith(ROOT))
        .map((line) => relative(ROOT, line.trim()));
    },
    async time(tests) {
      const report = join(folder, `${name}-${randomUUID()}.json`);
      await jest([...run(tests), '--json', '--outputFile', report]);
      if (existsSync(report)) {
        const times = timesIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
        rmSync(report);
        return times;
      }
      // A test file has ended the whole program; find it by running each alone.
      const [only] = tests;
      if (only !== undefined && tests.length === 1) return { [only]: CRASHED };
      let all: Times = {};
      for (const test of tests) all = { ...all, ...(await this.time([test])) };
      return all;
    },
    async judge(file, text, tests, mostSeconds) {
      const path = join(folder, `${name}-mutant`);
      writeFileSync(path, text);
      const { code, isLate } = await jest(
        [...run(tests), '--bail', '1'],
        {
          MUTANT: JSON.stringify({ path: inRoot(file), text }),
          MUTANT_TESTS: tests.map((test) => inRoot(test)).join('\n'),
          // Jest does not load the rules, so their tests read this file.
          ...(file.endsWith('.rules') && { FIRESTORE_RULES_FILE: path }),
        },
        mostSeconds,
      );
      if (isLate) return 'timed-out';
      return code === 0 ? 'passed' : 'failed';
    },
    async end() {
      isEnded = true;
      await Promise.all([...running].map((run) => run.end(0)));
    },
  };
}
