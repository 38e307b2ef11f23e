import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);

/** The folder of a running product's files: one per port offset, ignored by git. */
export const runFolder = (offset: number, ...parts: string[]) =>
  inRoot('.run', String(offset), ...parts);

/** The folder that a local product serves, with one folder per site. */
export const hostingFolder = (
  { offset }: { readonly offset: number },
  ...site: readonly string[]
) => runFolder(offset, 'hosting', ...site);
