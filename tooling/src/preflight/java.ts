import { execFile } from 'node:child_process';
import { PlainError } from '../processes/plain-error';

const OLDEST_JAVA = 17;

/**
 * Major version from what `java -version` prints: `openjdk version "17.0.15"`, or `"1.8.0_392"` of
 * old.
 *
 * @returns undefined when there is no version in it
 */
export function javaMajor(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * What is wrong with the Java found.
 *
 * @param output what `java -version` prints; undefined when there is no such program
 * @returns one line that says what to do; undefined when nothing is wrong
 */
export function javaProblem(output: string | undefined): string | undefined {
  const toDo = `Install Java ${OLDEST_JAVA} or newer (for example "apt-get install openjdk-17-jre-headless" or https://adoptium.net) and see that "java" is on the PATH.`;
  const major = output === undefined ? undefined : javaMajor(output);
  if (major === undefined) return `The Firestore emulator needs Java, and none was found. ${toDo}`;
  if (major < OLDEST_JAVA) return `Java ${major} is too old for the Firestore emulator. ${toDo}`;
  return undefined;
}

function javaVersionOutput(): Promise<string | undefined> {
  return new Promise((resolve) => {
    // It prints to standard error.
    execFile('java', ['-version'], (error, stdout, stderr) =>
      resolve(error ? undefined : stdout + stderr),
    );
  });
}

/** @throws {PlainError} when Java is missing or too old */
export async function requireJava(): Promise<void> {
  const problem = javaProblem(await javaVersionOutput());
  if (problem) throw new PlainError(problem);
}
