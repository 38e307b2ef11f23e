import { inRoot } from '../paths';
import type { Processes } from '../processes/processes';

/** Passes on the lines that say what was built. */
const linesTo = (say: (line: string) => void) => (chunk: string) =>
  chunk
    .split('\n')
    .filter((line) => line.startsWith('Built '))
    .forEach(say);

const run = (processes: Processes, say: (line: string) => void, args: readonly string[]) =>
  processes.run({
    name: 'build',
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('tooling/src/processes/main.ts'), 'build', ...args],
    onOutput: linesTo(say),
  });

/**
 * Builds what has changed, in a process of its own: webpack blocks its process for seconds, which
 * would delay the emulators.
 *
 * @param only package names; default: all
 * @throws {PlainError} with the last lines of its output, when something does not compile
 */
export const build = (
  processes: Processes,
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<void> => run(processes, say, only);

/**
 * Builds the yardsticks of the bench in the same way.
 *
 * @throws {PlainError} with the last lines of its output, when something does not compile
 */
export const buildMonoliths = (processes: Processes, say: (line: string) => void): Promise<void> =>
  run(processes, say, ['--monolith']);
