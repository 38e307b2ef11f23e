import { inRoot } from 'delivery/paths';
import type { Processes } from '../processes/processes';

/** Passes on the lines that say what was built. */
const linesTo = (say: (line: string) => void) => (chunk: string) =>
  chunk
    .split('\n')
    .filter((line) => line.startsWith('Built '))
    .forEach(say);

/**
 * Builds what has changed, in a process of its own: webpack blocks its process for seconds, which
 * would delay the emulators.
 *
 * @param args package names; default: all. `--monolith`: the yardsticks of the bench instead
 * @throws {PlainError} with the last lines of its output, when something does not compile
 */
export const build = (
  processes: Processes,
  say: (line: string) => void,
  args: readonly string[] = [],
): Promise<void> =>
  processes.run({
    name: 'build',
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('tooling/src/processes/main.ts'), 'build', ...args],
    onOutput: linesTo(say),
  });
