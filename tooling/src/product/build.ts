import { inRoot } from 'delivery/paths';
import type { Processes } from '../processes/processes';

/**
 * Builds changed packages in another process, because webpack would block this one for seconds.
 *
 * @param say gets a line for each built package
 * @param args package names, default: all; or `--monolith`
 * @throws {PlainError} with the last lines of the output, when a package does not compile
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
    onOutput: (chunk) =>
      chunk
        .split('\n')
        .filter((line) => line.startsWith('Built '))
        .forEach(say),
  });
