import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from 'delivery/paths';
import { IGNORED } from './change';

const isFolder = (path: string) => statSync(inRoot(path), { throwIfNoEntry: false })?.isDirectory();

const isGone = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Reports files that change below some folders. Each folder has a watch of its own: the recursive
 * one of Node 20 loses a file that an editor replaces, so it reports the first save only.
 *
 * @param folders relative to the root
 * @param onChange gets the path relative to the root, with forward slashes
 * @returns a function that ends it
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (file: string) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();

  function end(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  /** A folder that goes away meanwhile is not watched. */
  function begin(folder: string): void {
    try {
      if (!isFolder(folder)) return;
      const watcher = watch(inRoot(folder), (event, name) => {
        if (name === null) return;
        const path = posix.join(folder, name);
        // A folder that is new, or another one under the same name.
        if (event === 'rename' && !IGNORED.test(name)) {
          end(path);
          begin(path);
        }
        onChange(path);
      });
      watcher.on('error', () => end(folder));
      watchers.set(folder, watcher);
      for (const name of readdirSync(inRoot(folder))) {
        if (!IGNORED.test(name)) begin(posix.join(folder, name));
      }
    } catch (error) {
      end(folder);
      if (!isGone(error)) throw error;
    }
  }

  folders.forEach(begin);
  return () => watchers.forEach((watcher) => watcher.close());
}
