import { existsSync, watch, type FSWatcher } from 'node:fs';
import { posix, sep } from 'node:path';
import { inRoot } from 'delivery/paths';

/**
 * Reports files that change below some folders.
 *
 * @param folders relative to the root
 * @param onChange gets the path relative to the root, with forward slashes
 * @returns a function that ends it
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (file: string) => void,
): () => void {
  const watchers: FSWatcher[] = folders
    .filter((folder) => existsSync(inRoot(folder)))
    .map((folder) =>
      watch(inRoot(folder), { recursive: true }, (_, file) => {
        if (file !== null) onChange(posix.join(folder, file.split(sep).join('/')));
      }),
    );
  return () => watchers.forEach((watcher) => watcher.close());
}
