import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { PlainError } from '../plain-error';
import { buildsIn, type Choice, type Entry } from './entry';

/** @throws {PlainError} naming the known remotes */
export function requireRemote(name: string | undefined): RemoteName {
  const remote = REMOTE_NAMES.find((each) => each === name);
  if (remote !== undefined) return remote;
  const problem = name === undefined ? 'Which remote?' : `There is no remote "${name}".`;
  throw new PlainError(`${problem} Known: ${REMOTE_NAMES.join(', ')}`);
}

export const nothing = (what: string) => new PlainError(`${what}; nothing has changed.`);

const without = <T>(record: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** Another build of a remote for everybody; it ends the canary, which may be older. */
export function published(choice: Choice, remote: RemoteName, build: string): Choice {
  if (choice.builds[remote] === build) {
    throw nothing(`Learners have build ${build} of ${remote} already`);
  }
  const canaries = without(choice.canaries, remote);
  return { ...choice, builds: { ...choice.builds, [remote]: build }, canaries };
}

/** Another build of a remote for a share of the browsers; a share only grows (decision 51). */
export function canaried(
  choice: Choice,
  remote: RemoteName,
  build: string,
  percent: number,
): Choice {
  if (choice.builds[remote] === build) {
    throw nothing(`Learners have build ${build} of ${remote} already`);
  }
  const now = choice.canaries[remote];
  if (now?.build === build && now.percent === percent) {
    throw nothing(`${percent} % have build ${build} of ${remote} already`);
  }
  if (now?.build === build && percent < now.percent) {
    throw new PlainError(
      `${now.percent} % have build ${build} of ${remote} already, and a canary only grows; nothing has changed. End it: npm run registry -- rollback ${remote} --reason "…"`,
    );
  }
  return { ...choice, canaries: { ...choice.canaries, [remote]: { build, percent } } };
}

function requireCanary({ canaries }: Choice, remote: RemoteName) {
  const canary = canaries[remote];
  if (canary) return canary;
  throw new PlainError(
    `${remote} has no canary; nothing has changed. Publish one: npm run publish-remote -- ${remote} --canary 5%`,
  );
}

/** Another share for the canary of a remote. */
export const shared = (choice: Choice, remote: RemoteName, percent: number): Choice =>
  canaried(choice, remote, requireCanary(choice, remote).build, percent);

/** The canary of a remote becomes the build for everybody. */
export const promoted = (choice: Choice, remote: RemoteName): Choice =>
  published(choice, remote, requireCanary(choice, remote).build);

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

/** Where the last entry of a log is that gives a build to learners; -1: nowhere. */
export const lastWith = (log: readonly Entry[], name: string, build: string): number =>
  log.findLastIndex((entry) => buildsIn(entry, name).includes(build));

/**
 * The rollback, or the verdict of the judge, that has taken a build from learners. It comes back
 * only if somebody ships it by the name of its remote.
 *
 * @param log in its order
 * @returns undefined: learners have it, have never had it, or another build has replaced it
 */
export function takenBack(log: readonly Entry[], name: string, build: string): Entry | undefined {
  const last = lastWith(log, name, build);
  const end = last === -1 ? undefined : log[last + 1];
  return end?.action === 'rollback' || end?.action === 'judge' ? end : undefined;
}

/**
 * The choice that learners have: the registry is only signed anew, so that it does not expire.
 *
 * @throws {PlainError} when nothing is released yet
 */
export function unchanged(choice: Choice | undefined): Choice {
  if (choice) return choice;
  throw new PlainError('Nothing is released yet. Start the product with "npm start" first.');
}

/** Ends the canary of a remote. If there is none, goes back to the build before the present one. */
export function rolledBack(choice: Choice, remote: RemoteName, log: readonly Entry[]): Choice {
  if (choice.canaries[remote]) {
    return { ...choice, canaries: without(choice.canaries, remote) };
  }
  const earlierBuild = buildsOf(log, remote).at(-2);
  if (earlierBuild === undefined) {
    throw new PlainError(
      `${remote} has no earlier build; nothing has changed. Publish a mended one, or switch it off: npm run registry -- disable ${remote} --reason "…"`,
    );
  }
  return { ...choice, builds: { ...choice.builds, [remote]: earlierBuild } };
}

/**
 * Without the canary that the judge has found worse.
 *
 * @throws {PlainError} when it has ended already
 */
export function ended(choice: Choice, remote: string, build: string): Choice {
  if (choice.canaries[remote]?.build === build) {
    return { ...choice, canaries: without(choice.canaries, remote) };
  }
  throw nothing(`Build ${build} is no canary of ${remote} any more`);
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

/**
 * Says what has become of the canary that a remote had before a build was published; empty where it
 * goes on.
 */
export function saidOfCanary(oldChoice: Choice, { canaries }: Choice, remote: RemoteName): string {
  const [was, is] = [oldChoice.canaries[remote], canaries[remote]];
  if (!was || was.build === is?.build) return '';
  return is
    ? ` It replaces the canary of ${was.percent} %, build ${was.build}.`
    : ` It ends the canary, build ${was.build}.`;
}
