import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder whose name contains a hash of its content, unless it exists. The files are written
 * under another name, which is then changed, so that an interrupted run leaves no partial folder.
 *
 * @param fill writes the files into the given folder
 * @returns whether the folder is new
 */
export async function publishFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(target)) return false;
  const partial = join(dirname(target), `.${basename(target)}.${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await fill(partial);
  try {
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // A concurrent run has made the same folder.
    if (!existsSync(target)) throw error;
  }
  return true;
}
