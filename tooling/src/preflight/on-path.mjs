// Plain JavaScript without a dependency: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} command
 * @returns {string | undefined} its absolute path; undefined when it is not on the PATH
 */
export const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));
