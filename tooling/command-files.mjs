// Finds the commands of the npm scripts. run.mjs uses it before any dependency is installed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['tooling/src/commands', 'bench/src/commands'];

/**
 * Lists every command by its name.
 *
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string>} absolute path of the module whose default export is the command
 */
export const commandFiles = (root) =>
  new Map(
    FOLDERS.map((folder) => join(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
      .filter(({ file }) => file.endsWith('.ts') && !file.includes('.test.'))
      .map(({ folder, file }) => [file.slice(0, -'.ts'.length), join(folder, file)]),
  );
