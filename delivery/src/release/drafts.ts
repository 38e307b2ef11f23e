import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a file or a folder is made that one rename then puts in its place. */
export const draftOf = (target: string): string =>
  `${target}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`;

export const isRunning = (pid: number): boolean => {
  // `kill(0)` would ask about this process itself.
  if (!Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the drafts in a folder that stopped publishers have left there. */
export function removeLostDrafts(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = /\.draft-(\d+)/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Puts a draft of a folder in its place, by compare-and-swap: a folder cannot be renamed to one
 * that holds files already.
 *
 * @returns false when somebody else's folder is there
 */
export function tookPlace(draft: string, target: string): boolean {
  try {
    renameSync(draft, target);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
