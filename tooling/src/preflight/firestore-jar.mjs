// Plain JavaScript without a dependency: it runs before anything is installed.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { OLDEST_JAVA, OLDEST_JAVA_OF_DOWNLOAD } from './java.mjs';
import { onPath } from './on-path.mjs';

const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Places where the jar may be. Tests pass their own functions.
 *
 * @typedef {object} JarSources
 * @property {string | undefined} fromEnvironment `FIRESTORE_EMULATOR_JAR`
 * @property {string | undefined} gcloud real path of the `gcloud` command, if there is one
 * @property {string} cache folder of the emulators that the Firebase CLI has downloaded
 * @property {(path: string) => boolean} exists
 * @property {(folder: string) => readonly string[]} list
 */

/**
 * The emulator's jar, and the oldest Java that runs it.
 *
 * @typedef {{ readonly jar: string | undefined, readonly oldestJava: number }} FoundJar
 */

/** `cloud-firestore-emulator-v1.19.8.jar` → `[1, 19, 8]`. */
const version = (/** @type {string} */ file) => (file.match(/\d+/g) ?? []).map(Number);

/**
 * @param {string} a
 * @param {string} b
 */
function byVersion(a, b) {
  const [left, right] = [version(a), version(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? 0);
}

/**
 * Finds the emulator's jar: from the environment, else the Google Cloud SDK, else the newest that
 * the Firebase CLI has downloaded. Without a jar, the command will download one.
 *
 * @param {JarSources} sources
 * @returns {FoundJar | { readonly problem: string }} the problem in one line when the environment
 *   names a file that does not exist
 */
export function findFirestoreJar({ fromEnvironment, gcloud, cache, exists, list }) {
  if (fromEnvironment) {
    return exists(fromEnvironment)
      ? { jar: fromEnvironment, oldestJava: OLDEST_JAVA }
      : { problem: `FIRESTORE_EMULATOR_JAR names ${fromEnvironment}, which does not exist.` };
  }
  // The command lies in bin/ of the SDK.
  const inSdk = gcloud && join(dirname(dirname(gcloud)), IN_SDK);
  if (inSdk && exists(inSdk)) return { jar: inSdk, oldestJava: OLDEST_JAVA };
  const [newest] = list(cache)
    .filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file))
    .sort((a, b) => byVersion(b, a));
  return { jar: newest && join(cache, newest), oldestJava: OLDEST_JAVA_OF_DOWNLOAD };
}

/** @returns {JarSources} */
export function jarSourcesOfThisMachine() {
  const gcloud = onPath('gcloud');
  return {
    fromEnvironment: process.env.FIRESTORE_EMULATOR_JAR,
    gcloud: gcloud && realpathSync(gcloud),
    cache:
      process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators'),
    exists: existsSync,
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  };
}
