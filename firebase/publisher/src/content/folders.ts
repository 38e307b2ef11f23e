import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Names of the folders in `folder`, sorted; none when it does not exist. Hidden ones are left out.
 */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Paths of all files below `folder`, relative to it, with `/`, sorted. Hidden ones are left out.
 */
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
