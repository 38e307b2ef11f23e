import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';

const IGNORED = new Set(['node_modules', 'dist', 'lib', '.run']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile() && !isTest(entry.name)) yield child;
  }
}

/**
 * Hashes all files that can change a build; tests cannot. The same sources give the same hash on
 * every machine.
 *
 * @param folders absolute paths
 * @param files absolute paths of single files
 * @param text hashed after the files
 * @returns 8 hexadecimal digits
 */
export function sourceHash(
  folders: readonly string[],
  files: readonly string[] = [],
  text = '',
): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap((folder) => [...filesBelow(folder)]), ...files]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.update(text).digest('hex').slice(0, 8);
}
