import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import { isRunning } from '../releases/releases';

/** The process that holds a lock; undefined: none, or one that has ended. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Does work on a package of this working copy that two processes must not do at once: both would
 * write into its `dist`. The lock of a process that has ended counts for nothing.
 *
 * @param name of the package
 * @throws {PlainError} when another process does it; nothing has changed then
 */
export async function oneAtATime<T>(
  name: string,
  work: () => Promise<T>,
  file: string = inRoot('.run', `publishing-${name}`),
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  if (holderOf(file) === undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new PlainError(
      `Another publisher builds ${name} (process ${holderOf(file) ?? 'unknown'}); nothing of yours has changed. Run the command again when it has finished.`,
    );
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
