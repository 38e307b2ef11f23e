// Plain JavaScript without a dependency: it runs before anything is installed.
import { execFile } from 'node:child_process';

/** Oldest Java for the functions' emulator and the Firestore emulator of the Google Cloud SDK. */
export const OLDEST_JAVA = 17;

/** Oldest Java for the Firestore emulator that the Firebase CLI downloads since version 15. */
export const OLDEST_JAVA_OF_DOWNLOAD = 21;

/**
 * Reads the major version from `openjdk version "17.0.15"`; an old Java prints `"1.8.0_392"`.
 *
 * @param {string} output
 * @returns {number | undefined} undefined when there is no version in it
 */
export function javaMajor(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * Says why Java is missing or too old.
 *
 * @param {string | undefined} output of `java -version`; undefined without Java
 * @param {number} oldest the oldest major version that suffices
 * @returns {string | undefined} one line that says what to do; undefined when nothing is wrong
 */
export function javaProblem(output, oldest) {
  const toDo = `Install Java ${oldest} or newer (for example "apt-get install openjdk-${oldest}-jre-headless" or https://adoptium.net) and see that "java" is on the PATH.`;
  const major = output === undefined ? undefined : javaMajor(output);
  if (major === undefined) return `The Firestore emulator needs Java, and none was found. ${toDo}`;
  if (major >= oldest) return undefined;
  const which =
    oldest === OLDEST_JAVA_OF_DOWNLOAD
      ? 'the Firestore emulator that is downloaded; the one of the Google Cloud SDK runs with 17'
      : 'the Firestore emulator';
  return `Java ${major} is too old for ${which}. ${toDo}`;
}

/** @returns {Promise<string | undefined>} undefined when there is no Java on the PATH */
export function javaVersionOutput() {
  return new Promise((resolve) => {
    // Java prints its version to standard error.
    execFile('java', ['-version'], (error, stdout, stderr) =>
      resolve(error ? undefined : stdout + stderr),
    );
  });
}
