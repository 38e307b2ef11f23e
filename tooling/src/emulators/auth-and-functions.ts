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

/** The longest start of the emulators with their functions, in milliseconds. */
const START_MS = 300_000;

/**
 * Keeps the Firebase CLI from asking questions, updating itself, and reading the developer's
 * log-in. By default the CLI waits 10 s for the functions, which is too short on a slow machine.
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
    // The CLI writes its debug log to the working directory.
    cwd: folder,
    env: { ...environment(folder), FIRESTORE_EMULATOR_HOST: addresses.firestore },
    endWith: 'SIGINT',
    ...(onOutput && { onOutput }),
  });
}

/** Starts the Auth emulator alone, and resolves when it answers. Its accounts are not kept. */
export function startAuth(
  processes: Processes,
  addresses: Addresses,
  { say }: { readonly say: (line: string) => void },
): Promise<void> {
  startCli(processes, addresses, { only: 'auth' });
  return authAnswers(addresses, say);
}

/**
 * Starts the Auth and Functions emulators of the Firebase CLI, which exports the accounts when it
 * ends.
 *
 * @returns a promise for each emulator that resolves when it answers; Auth is ready much earlier
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
