import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../plain-error';
import { isRunning } from './drafts';

/** If two processes start at once, the first waits so long for the other to give up. */
const PATIENCE_MS = 1_000;

/**
 * Finds other processes by the names of their lock files, and removes files of ended processes. The
 * text of a file does not matter.
 */
function othersAt(place: string, mine: string): readonly { name: string; pid: number }[] {
  const folder = dirname(place);
  return readdirSync(folder).flatMap((name) => {
    if (!name.startsWith(`${basename(place)}.`) || name === mine) return [];
    const pid = Number(/\.(\d+)-[^.]*$/.exec(name)?.[1] ?? 0);
    if (isRunning(pid)) return [{ name, pid }];
    rmSync(join(folder, name), { force: true });
    return [];
  });
}

/**
 * Runs work under a lock of this working copy, because two processes would write into the same
 * folders. Each process first writes its own lock file, and then looks for those of others. So no
 * process removes the file of a running one. If two start at once, the first by file name goes on.
 *
 * @param options.place path of the lock files, without the ending that names the process
 * @param options.does the work in words, as "builds mf-live"
 * @throws {PlainError} when another process has the lock; nothing has changed then
 */
export async function oneAtATime<T>(
  work: () => Promise<T>,
  { place, does }: { readonly place: string; readonly does: string },
): Promise<T> {
  const ownFile = `${place}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  const mine = basename(ownFile);
  mkdirSync(dirname(place), { recursive: true });
  try {
    writeFileSync(ownFile, '');
    const until = Date.now() + PATIENCE_MS;
    for (let others = othersAt(place, mine); others.length > 0; others = othersAt(place, mine)) {
      const first = others.find((other) => other.name < mine || Date.now() >= until);
      if (first) {
        throw new PlainError(
          `Another publisher ${does} (process ${first.pid}); nothing of yours has changed. Run the command again when it has finished.`,
        );
      }
      await delay(50);
    }
    return await work();
  } finally {
    rmSync(ownFile, { force: true });
  }
}
