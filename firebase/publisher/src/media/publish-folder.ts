import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Makes a folder whose name holds a hash of its content; it is complete and never changes. It is
 * filled under another name and then renamed, so that an interrupted run leaves no partial folder.
 *
 * @param fill writes the files into the folder it is given
 * @returns whether anything had to be written
 */
export async function publishFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<boolean> {
  if (await exists(target)) return false;
  const partial = join(dirname(target), `.${basename(target)}.${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await fill(partial);
  try {
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another run was faster; its folder is the same.
    if (!(await exists(target))) throw error;
  }
  return true;
}
