import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { PlainError } from '../processes/plain-error';
import type { Choice, Entry } from '../releases/entry';

/** @throws {PlainError} naming the known remotes */
export function requireRemote(name: string | undefined): RemoteName {
  const found = REMOTE_NAMES.find((each) => each === name);
  if (found !== undefined) return found;
  const asked = name === undefined ? 'Which remote?' : `There is no remote "${name}".`;
  throw new PlainError(`${asked} Known: ${REMOTE_NAMES.join(', ')}`);
}

const nothing = (what: string) => new PlainError(`${what}; nothing has changed.`);

/** Another build of a remote. */
export function published(choice: Choice, remote: RemoteName, build: string): Choice {
  if (choice.builds[remote] === build) {
    throw nothing(`Learners have build ${build} of ${remote} already`);
  }
  return { ...choice, builds: { ...choice.builds, [remote]: build } };
}

/**
 * The builds of a remote that learners have had, the present one last. A rollback takes builds off,
 * so the next one goes further back.
 *
 * @param log in its order
 */
export function buildsOf(log: readonly Entry[], remote: string): readonly string[] {
  return log.reduce<readonly string[]>((builds, { builds: { [remote]: build }, action }) => {
    if (build === undefined || build === builds.at(-1)) return builds;
    const at = builds.indexOf(build);
    if (action === 'rollback' && at >= 0) return builds.slice(0, at + 1);
    return [...builds.filter((each) => each !== build), build];
  }, []);
}

/** The build before the present one. */
export function rolledBack(choice: Choice, remote: RemoteName, log: readonly Entry[]): Choice {
  const before = buildsOf(log, remote).at(-2);
  if (before === undefined) throw nothing(`${remote} has no earlier build`);
  return { ...choice, builds: { ...choice.builds, [remote]: before } };
}

/** Every learner sees the remote's state instead of its screens. */
export function disabled(choice: Choice, remote: RemoteName): Choice {
  if (choice.switchedOff.includes(remote)) throw nothing(`${remote} is switched off already`);
  return { ...choice, switchedOff: [...choice.switchedOff, remote].sort() };
}

export function enabled(choice: Choice, remote: RemoteName): Choice {
  if (!choice.switchedOff.includes(remote)) throw nothing(`${remote} is not switched off`);
  return { ...choice, switchedOff: choice.switchedOff.filter((name) => name !== remote) };
}
