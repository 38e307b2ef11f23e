import type { Processes } from '../processes/processes';
import { createReporter } from './reporter';
import { countExitCode, type StepResult } from './results';

const OUTPUT = 'a.js weighs 10\nWarning: b.js: 1,486 bytes, 14 below 1,500\n';

/** What is said of a step that ends with this code. */
async function said(exitCode: number): Promise<string[]> {
  const lines: string[] = [];
  const processes = {
    exitCode: async ({ onOutput }: { onOutput: (chunk: string) => void }) => {
      onOutput(OUTPUT);
      return exitCode;
    },
  } as unknown as Processes;
  const results: StepResult[] = [];
  const reporter = createReporter(processes, results, (line) => void lines.push(line));
  await reporter.run({ name: 'budgets', args: [], count: countExitCode });
  expect(results).toHaveLength(1);
  return lines;
}

test('shows the warnings of a step that has passed, and nothing else of its output', async () => {
  expect(await said(0)).toEqual([
    expect.stringMatching(/^✔ budgets: 1 passed/),
    'Warning: b.js: 1,486 bytes, 14 below 1,500',
  ]);
});

test('shows all of the output of a step that has failed', async () => {
  const lines = await said(1);
  expect(lines[0]).toContain(OUTPUT.trimEnd());
  expect(lines[1]).toMatch(/^✘ budgets: 1 FAILED/);
  expect(lines).toHaveLength(2);
});
