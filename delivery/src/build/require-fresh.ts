import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Loads a CommonJS module and its neighbours from the disk, past Node's cache: `npm run dev` loads
 * every build again.
 *
 * @param file absolute path
 */
export function requireFresh<T>(file: string): T {
  for (const cachedFile of Object.keys(require.cache)) {
    if (cachedFile.startsWith(dirname(file) + sep)) delete require.cache[cachedFile];
  }
  return require(file) as T;
}
