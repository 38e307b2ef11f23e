// Plain JavaScript without a dependency: it runs before anything is installed.
import { portsOf } from '../../../delivery/src/ports.mjs';
import { findFirestoreJar, jarSourcesOfThisMachine } from './firestore-jar.mjs';
import { javaProblem, javaVersionOutput } from './java.mjs';
import { onPath } from './on-path.mjs';
import { portOffsetProblem, readPortOffset } from './offset.mjs';
import { portProblem, takenPorts } from './ports.mjs';

/**
 * What each command needs, with its port offset if `PORT_OFFSET` is not set. Other commands need
 * neither git nor free ports.
 */
const NEEDS = {
  start: { product: { offset: 0, isControlled: false } },
  dev: { product: { offset: 0, isControlled: false } },
  test: { product: { offset: 10_000, isControlled: true }, git: true },
  check: { git: true },
};

/** @param {string | undefined} git absolute path of the command, if there is one */
export const gitProblem = (git) =>
  git === undefined
    ? 'git is needed, and none was found. Install it (for example "apt-get install git" or https://git-scm.com) and see that "git" is on the PATH.'
    : undefined;

/**
 * @param {{ offset: number, isControlled: boolean }} product
 * @returns {Promise<string | undefined>}
 */
async function productProblem({ offset: usual, isControlled }) {
  const text = process.env.PORT_OFFSET;
  const wrongOffset = portOffsetProblem(text);
  if (wrongOffset) return wrongOffset;
  const emulator = findFirestoreJar(jarSourcesOfThisMachine());
  if ('problem' in emulator) return emulator.problem;
  const wrongJava = javaProblem(await javaVersionOutput(), emulator.oldestJava);
  if (wrongJava) return wrongJava;
  const offset = readPortOffset(text, usual);
  return portProblem(await takenPorts(portsOf(offset, isControlled)), offset);
}

/**
 * Checks the machine for a command without any dependency, because a problem should be read before
 * an installation of two minutes.
 *
 * @param {string} command name of a file in `tooling/src/commands`
 * @returns {Promise<string | undefined>} one line that says what to do
 */
export async function machineProblem(command) {
  const { product, git } = NEEDS[command] ?? {};
  return (git && gitProblem(onPath('git'))) || (product && productProblem(product));
}
