import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Loads a CommonJS module from the disk, past Node's cache, also the files beside it that it
 * requires. `npm run dev` loads each new build so.
 *
 * @param file absolute path
 */
export function requireFresh<T>(file: string): T {
  for (const cachedFile of Object.keys(require.cache)) {
    if (cachedFile.startsWith(dirname(file) + sep)) delete require.cache[cachedFile];
  }
  return require(file) as T;
}
