import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs an audio tool of this machine.
 *
 * @throws {Error} naming a tool that is not installed, or with the last line of a failed one
 */
export async function runTool(
  tool: 'ffmpeg' | 'espeak-ng',
  args: readonly string[],
): Promise<{ readonly stderr: string }> {
  try {
    return await run(tool, args, { maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new Error(
        `${tool} is not installed. Install it, for example: apt-get install ${tool}`,
        {
          cause: error,
        },
      );
    }
    throw new Error(`${tool} failed: ${stderr.trim().split('\n').at(-1)}`, { cause: error });
  }
}
