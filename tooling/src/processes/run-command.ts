import { pathToFileURL } from 'node:url';
import { describeFailure } from 'delivery/plain-error';

/** A command of an npm script. @returns its exit code */
export type Command = (args: readonly string[]) => Promise<number>;

/**
 * Runs a command, and prints its error if it throws.
 *
 * @param file absolute path of its module; the default export is the command
 * @returns its exit code; 1 when it threw
 */
export async function runCommand(file: string, args: readonly string[]): Promise<number> {
  try {
    const { default: command } = (await import(pathToFileURL(file).href)) as { default: Command };
    return await command(args);
  } catch (error) {
    console.error(describeFailure(error));
    return 1;
  }
}
