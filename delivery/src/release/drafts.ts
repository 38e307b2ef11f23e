import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a draft, beside its target. One rename then makes the draft the target. */
export const draftOf = (target: string): string =>
  `${target}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`;

export const isRunning = (pid: number): boolean => {
  // `kill(0)` would ask about this process itself.
  if (!Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the drafts that ended processes have left in a folder. */
export function removeLostDrafts(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = /\.draft-(\d+)/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Renames a draft of a folder to its target, by compare-and-swap: a rename fails if the target is a
 * folder with files.
 *
 * @returns false: the target exists, from another process
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
