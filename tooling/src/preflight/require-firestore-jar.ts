import { PlainError } from 'delivery/plain-error';
import type { Processes } from '../processes/processes';
import { findFirestoreJar, jarSourcesOfThisMachine } from './firestore-jar.mjs';
import { javaProblem, javaVersionOutput } from './java.mjs';

/** @throws {PlainError} when the environment names a file that does not exist */
function findJar() {
  const emulator = findFirestoreJar(jarSourcesOfThisMachine());
  if ('problem' in emulator) throw new PlainError(emulator.problem);
  return emulator;
}

/**
 * Finds the emulator's jar, or downloads it with the Firebase CLI, and checks that Java can run it.
 *
 * @returns absolute path of the jar
 * @throws {PlainError} when Java is missing or too old, or the jar cannot be downloaded
 */
export async function requireFirestoreJar(
  processes: Processes,
  say: (line: string) => void,
): Promise<string> {
  const emulator = findJar();
  const problem = javaProblem(await javaVersionOutput(), emulator.oldestJava);
  if (problem) throw new PlainError(problem);
  if (emulator.jar) return emulator.jar;
  say('Downloading the Firestore emulator (about 130 MB) …');
  await processes.exitCode({
    name: 'firestore-download',
    command: 'npx',
    args: ['firebase', 'setup:emulators:firestore'],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  const downloaded = findJar().jar;
  if (downloaded) return downloaded;
  throw new PlainError(
    'The Firestore emulator is missing and could not be downloaded. Connect to the internet and run "npx firebase setup:emulators:firestore", or name its jar in FIRESTORE_EMULATOR_JAR.',
  );
}
