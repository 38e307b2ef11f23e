import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from 'delivery/paths';
import { IGNORED } from './change';

const isFolder = (path: string) => statSync(inRoot(path), { throwIfNoEntry: false })?.isDirectory();

const isGone = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Reports files that change below some folders. It watches each folder separately, because a
 * recursive watch of Node 20 loses a file that an editor replaces, and reports only its first save.
 *
 * @param folders relative to the root
 * @param onChange gets the path relative to the root, with forward slashes
 * @returns a function that ends all watches
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

  /** Watches a folder and those in it. A folder that is deleted meanwhile is skipped. */
  function begin(folder: string): void {
    try {
      if (!isFolder(folder)) return;
      const watcher = watch(inRoot(folder), (event, name) => {
        if (name === null) return;
        const path = posix.join(folder, name);
        // The name may belong to a new folder, or to another folder than before.
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
