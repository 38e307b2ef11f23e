import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT_ID, type Addresses } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import { answers, waitUntil } from 'delivery/wait-until';
import type { Processes } from '../processes/processes';
import { CLI } from './cli';
import { firebaseConfig } from './firebase-config';
import { createFunctionsReadiness } from './functions-readiness';
import { authExportFolder } from './kept-data';

/** The emulators, and the functions inside them, may take this long to start, in milliseconds. */
const START_MS = 300_000;

/**
 * Keeps the CLI from asking questions, updating itself, and reading the developer's log-in. Its own
 * limit of 10 s to read the functions is too short for a slow or busy machine.
 */
const environment = (folder: string) => ({
  CI: '1',
  FUNCTIONS_DISCOVERY_TIMEOUT: String(START_MS / 1000),
  NO_UPDATE_NOTIFIER: '1',
  XDG_CONFIG_HOME: join(folder, 'config'),
});

const wait = (
  what: string,
  holds: () => boolean | Promise<boolean>,
  say: (line: string) => void,
): Promise<void> => waitUntil(holds, { what, deadlineMs: START_MS, say });

const authAnswers = ({ auth }: Addresses, say: (line: string) => void) =>
  wait('the Auth emulator', () => answers(`http://${auth}/`), say);

function startCli(
  processes: Processes,
  addresses: Addresses,
  options: {
    readonly only: string;
    readonly functionsFolder?: string;
    readonly more?: readonly string[];
    readonly onOutput?: (text: string) => void;
  },
): void {
  const folder = runFolder(addresses.offset);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'firebase.json');
  const { functionsFolder, more = [], only, onOutput } = options;
  const content = firebaseConfig(addresses, functionsFolder && basename(functionsFolder));
  writeFileSync(config, JSON.stringify(content));
  processes.keep({
    name: 'firebase',
    command: process.execPath,
    args: [
      ...[CLI, 'emulators:start', '--only', only],
      ...['--project', PROJECT_ID, '--config', config, ...more],
    ],
    // Its own debug log goes to the working directory.
    cwd: folder,
    env: { ...environment(folder), FIRESTORE_EMULATOR_HOST: addresses.firestore },
    endWith: 'SIGINT',
    ...(onOutput && { onOutput }),
  });
}

/** Starts the Auth emulator alone, and resolves when it answers. It keeps no data. */
export function startAuth(
  processes: Processes,
  addresses: Addresses,
  { say }: { readonly say: (line: string) => void },
): Promise<void> {
  startCli(processes, addresses, { only: 'auth' });
  return authAnswers(addresses, say);
}

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
  const { functionsFolder, say, seed } = options;
  const readiness = createFunctionsReadiness();
  startCli(processes, addresses, {
    only: 'auth,functions',
    functionsFolder,
    onOutput: readiness.add,
    more: [
      ...['--export-on-exit', authExportFolder(addresses)],
      ...(seed === undefined ? [] : ['--import', seed]),
    ],
  });
  return {
    auth: authAnswers(addresses, say),
    functions: wait('the Functions emulator', readiness.isReady, say),
  };
}
