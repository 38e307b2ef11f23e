import { performance } from 'node:perf_hooks';
import type { Processes } from '../processes/processes';
import { crashed, withExitCode, type Counts, type StepResult } from './results';
import { runStep, type Step } from './steps';
import { warningsIn } from './warnings';

export interface Reporter {
  /** Runs a step. It shows the output of a failed one, and the warnings of a passed one. */
  run(step: Step, env?: Readonly<Record<string, string>>): Promise<void>;
  /** Notes a step that could not run, in one line. */
  fail(name: string, reason: string): void;
}

/**
 * Prints the result of each step as it ends.
 *
 * @param results gets one entry per step
 */
export function createReporter(
  processes: Processes,
  results: StepResult[],
  say: (line: string) => void,
): Reporter {
  function note(name: string, startedAt: number, counts: Counts, output = ''): void {
    const result = { name, seconds: (performance.now() - startedAt) / 1000, ...counts };
    results.push(result);
    const isGood = result.failed === 0;
    if (!isGood && output !== '') say(`\n--- ${name} ---\n${output.trimEnd()}\n`);
    const verdict = isGood ? `${result.passed} passed` : `${result.failed} FAILED`;
    const why = result.note === undefined ? '' : `: ${result.note}`;
    say(`${isGood ? '✔' : '✘'} ${name}: ${verdict} in ${result.seconds.toFixed(1)} s${why}`);
    if (isGood) warningsIn(output).forEach(say);
  }

  return {
    async run(step, env = {}) {
      const startedAt = performance.now();
      let output = '';
      const collect = (chunk: string) => (output += chunk);
      const { exitCode, counts } = await runStep(processes, step, env, collect);
      note(step.name, startedAt, withExitCode(counts, exitCode), output);
    },
    fail: (name, reason) => note(name, performance.now(), crashed(reason)),
  };
}
