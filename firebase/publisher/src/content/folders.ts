import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Sorted names of the visible folders in `folder`; empty if `folder` does not exist. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Sorted paths of all visible files below `folder`, relative to it, with `/`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map(async (entry) =>
        entry.isDirectory()
          ? (await filesBelow(join(folder, entry.name))).map((file) => `${entry.name}/${file}`)
          : [entry.name],
      ),
  );
  return files.flat().sort();
}
