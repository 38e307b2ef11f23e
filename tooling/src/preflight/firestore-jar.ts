import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PlainError } from '../processes/plain-error';
import type { Processes } from '../processes/processes';

const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where a jar may lie, and what is there. Effects are handed in, so the order can be tested. */
export interface JarSources {
  /** `FIRESTORE_EMULATOR_JAR`. */
  readonly fromEnvironment: string | undefined;
  /** Real path of the `gcloud` command, if there is one. */
  readonly gcloud: string | undefined;
  /** Folder in which the Firebase CLI keeps the emulators it has downloaded. */
  readonly cache: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
}

/** `cloud-firestore-emulator-v1.19.8.jar` → `[1, 19, 8]`. */
const version = (file: string) => (file.match(/\d+/g) ?? []).map(Number);

function byVersion(a: string, b: string): number {
  const [left, right] = [version(a), version(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? 0);
}

/**
 * The emulator's jar: named by the environment, else the Google Cloud SDK's, else the newest that
 * the Firebase CLI has downloaded.
 *
 * @returns undefined when there is none
 * @throws {PlainError} when the environment names a file that does not exist
 */
export function findFirestoreJar(sources: JarSources): string | undefined {
  const { fromEnvironment, gcloud, cache, exists, list } = sources;
  if (fromEnvironment) {
    if (exists(fromEnvironment)) return fromEnvironment;
    throw new PlainError(`FIRESTORE_EMULATOR_JAR names ${fromEnvironment}, which does not exist.`);
  }
  // The command lies in bin/ of the SDK.
  const inSdk = gcloud && join(dirname(dirname(gcloud)), IN_SDK);
  if (inSdk && exists(inSdk)) return inSdk;
  const [newest] = list(cache)
    .filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file))
    .sort((a, b) => byVersion(b, a));
  return newest && join(cache, newest);
}

function findGcloud(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'gcloud')).find(existsSync);
  return found && realpathSync(found);
}

function sourcesOfThisMachine(): JarSources {
  return {
    fromEnvironment: process.env['FIRESTORE_EMULATOR_JAR'],
    gcloud: findGcloud(),
    cache:
      process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators'),
    exists: existsSync,
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  };
}

/**
 * The emulator's jar; downloads it with the Firebase CLI when this machine has none.
 *
 * @throws {PlainError} when there is none and it cannot be downloaded
 */
export async function requireFirestoreJar(
  processes: Processes,
  say: (line: string) => void,
): Promise<string> {
  const found = findFirestoreJar(sourcesOfThisMachine());
  if (found) return found;
  say('Downloading the Firestore emulator (about 130 MB) …');
  await processes.exitCode({
    name: 'firestore-download',
    command: 'npx',
    args: ['firebase', 'setup:emulators:firestore'],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  const downloaded = findFirestoreJar(sourcesOfThisMachine());
  if (downloaded) return downloaded;
  throw new PlainError(
    'The Firestore emulator is missing and could not be downloaded. Connect to the internet and run "npx firebase setup:emulators:firestore", or name its jar in FIRESTORE_EMULATOR_JAR.',
  );
}
