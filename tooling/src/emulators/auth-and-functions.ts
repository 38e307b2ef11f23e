import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT_ID, type Addresses } from '../addresses';
import { inRoot, runFolder } from '../paths';
import type { Processes } from '../processes/processes';
import { answers, waitUntil } from '../processes/wait-until';
import { firebaseConfig } from './firebase-config';
import { createFunctionsReadiness } from './functions-readiness';
import { authExportFolder } from './kept-data';

const CLI = inRoot('node_modules/firebase-tools/lib/bin/firebase.js');

/** Keeps the CLI from asking questions, updating itself, and reading the developer's log-in. */
const quiet = (folder: string) => ({
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  XDG_CONFIG_HOME: join(folder, 'config'),
});

/**
 * Starts the Auth and Functions emulators of the Firebase CLI. When they end, the accounts are
 * exported.
 *
 * @returns promises that resolve when each of the two answers; Auth is ready much earlier
 */
export function startAuthAndFunctions(
  processes: Processes,
  addresses: Addresses,
  options: {
    readonly functionsFolder: string;
    /** Folder of an earlier export to start from; default: empty. */
    readonly seed?: string | undefined;
    readonly say: (line: string) => void;
  },
): { readonly auth: Promise<void>; readonly functions: Promise<void> } {
  const folder = runFolder(addresses.offset);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify(firebaseConfig(addresses, basename(options.functionsFolder))),
  );

  const readiness = createFunctionsReadiness();
  processes.keep({
    name: 'firebase',
    command: process.execPath,
    args: [
      ...[CLI, 'emulators:start', '--only', 'auth,functions'],
      ...['--project', PROJECT_ID, '--config', config],
      ...['--export-on-exit', authExportFolder(addresses)],
      ...(options.seed === undefined ? [] : ['--import', options.seed]),
    ],
    // Its own debug log goes to the working directory.
    cwd: folder,
    env: { ...quiet(folder), FIRESTORE_EMULATOR_HOST: addresses.firestore },
    endWith: 'SIGINT',
    onOutput: readiness.add,
  });
  const wait = (what: string, holds: () => boolean | Promise<boolean>) =>
    waitUntil(holds, { what, deadlineMs: 120_000, say: options.say });
  return {
    auth: wait('the Auth emulator', () => answers(`http://${addresses.auth}/`)),
    functions: wait('the Functions emulator', readiness.isReady),
  };
}
