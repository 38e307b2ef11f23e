import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import { isRunning } from '../releases/releases';

/** How long the first of two that start at the same moment waits for the other to give way. */
const PATIENCE_MS = 1_000;

/**
 * The other processes that want a place, by their files. The name says whose a file is, so one that
 * was cut short does too. The file of a process that has ended is removed.
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
 * Does work on a package of this working copy that two processes must not do at once: both would
 * write into its `dist`. Each puts a file of its own beside the place first, and then looks for
 * others. So none ever removes the file of one that lives. Of two that start at the same moment
 * the one whose name comes first goes on.
 *
 * @param name of the package
 * @param place without what names the process
 * @throws {PlainError} when another process does it; nothing has changed then
 */
export async function oneAtATime<T>(
  name: string,
  work: () => Promise<T>,
  place: string = inRoot('.run', `publishing-${name}`),
): Promise<T> {
  const own = `${place}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  const mine = basename(own);
  mkdirSync(dirname(place), { recursive: true });
  try {
    writeFileSync(own, '');
    const until = Date.now() + PATIENCE_MS;
    for (let others = othersAt(place, mine); others.length > 0; others = othersAt(place, mine)) {
      const first = others.find((other) => other.name < mine || Date.now() >= until);
      if (first) {
        throw new PlainError(
          `Another publisher builds ${name} (process ${first.pid}); nothing of yours has changed. Run the command again when it has finished.`,
        );
      }
      await delay(50);
    }
    return await work();
  } finally {
    rmSync(own, { force: true });
  }
}
