// Plain JavaScript without a dependency: it runs before anything is installed.
import { execFile } from 'node:child_process';

/** What the functions' emulator and the Google Cloud SDK's Firestore emulator need. */
export const OLDEST_JAVA = 17;

/** What the Firebase CLI asks for since version 15, whose Firestore emulator is downloaded. */
export const OLDEST_JAVA_OF_DOWNLOAD = 21;

/**
 * Major version from what `java -version` prints: `openjdk version "17.0.15"`, or `"1.8.0_392"` of
 * old.
 *
 * @param {string} output
 * @returns {number | undefined} undefined when there is no version in it
 */
export function javaMajor(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * What is wrong with the Java found.
 *
 * @param {string | undefined} output what `java -version` prints; undefined when there is no such
 *   program
 * @param {number} oldest the oldest major version that will do
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
    // It prints to standard error.
    execFile('java', ['-version'], (error, stdout, stderr) =>
      resolve(error ? undefined : stdout + stderr),
    );
  });
}
