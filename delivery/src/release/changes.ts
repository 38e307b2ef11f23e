import { DAY_MS } from 'shared-contracts';
import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { PlainError } from '../plain-error';
import { allBuildsIn, buildsIn, type Choice, type Entry } from './entry';

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

/** Gives another build of a remote to everybody, and ends its canary, which may be older. */
export function published(choice: Choice, remote: RemoteName, build: string): Choice {
  if (choice.builds[remote] === build) {
    throw nothing(`Learners have build ${build} of ${remote} already`);
  }
  const canaries = without(choice.canaries, remote);
  return { ...choice, builds: { ...choice.builds, [remote]: build }, canaries };
}

/**
 * Gives another build of a remote to a share of the browsers, which only grows (decision 51).
 *
 * @throws {PlainError} for a remote without a stable build: a registry names no canary alone
 */
export function canaried(
  choice: Choice,
  remote: RemoteName,
  build: string,
  percent: number,
): Choice {
  if (choice.builds[remote] === undefined) {
    throw nothing(
      `${remote} has no build that others could keep, so none can go to ${percent} %. Give the first one to all: npm run publish-remote -- ${remote}`,
    );
  }
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

/** Gives the canary of a remote to another share. */
export const shared = (choice: Choice, remote: RemoteName, percent: number): Choice =>
  canaried(choice, remote, requireCanary(choice, remote).build, percent);

/** Gives the canary of a remote to everybody. */
export const promoted = (choice: Choice, remote: RemoteName): Choice =>
  published(choice, remote, requireCanary(choice, remote).build);

/**
 * The stable builds of a remote so far, the present build last. A rollback removes later builds
 * from the list, so the next rollback goes further back.
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

/** Time for which the files of a replaced build stay for open pages. */
export const KEPT_MS = 30 * DAY_MS;

/**
 * The builds that learners have had in the last 30 days.
 *
 * @param log in its order
 * @returns names of packages and builds, each pair once
 */
export function servedSince(
  log: readonly Pick<Entry, 'at' | 'builds' | 'canaries'>[],
  now: Date,
): readonly (readonly [name: string, build: string])[] {
  // An entry holds until the next one.
  const from = log.findLastIndex(({ at }) => now.getTime() - Date.parse(at) > KEPT_MS);
  const builds = log.slice(Math.max(from, 0)).flatMap(allBuildsIn);
  return [...new Map(builds.map((each) => [each.join('/'), each])).values()];
}

/** Index of the last entry that gives a build to learners; -1: no entry does. */
export const lastWith = (log: readonly Entry[], name: string, build: string): number =>
  log.findLastIndex((entry) => buildsIn(entry, name).includes(build));

/**
 * The entry of the rollback or of the judge that has taken a build from learners. Such a build
 * comes back only when somebody ships its remote by name.
 *
 * @param log in its order
 * @returns undefined: learners have the build, never had it, or another build has replaced it
 */
export function takenBack(log: readonly Entry[], name: string, build: string): Entry | undefined {
  const last = lastWith(log, name, build);
  const end = last === -1 ? undefined : log[last + 1];
  return end?.action === 'rollback' || end?.action === 'judge' ? end : undefined;
}

/**
 * The choice that learners have, for a new signature of the same registry.
 *
 * @throws {PlainError} when nothing is released yet
 */
export function unchanged(choice: Choice | undefined): Choice {
  if (choice) return choice;
  throw new PlainError('Nothing is released yet. Start the product with "npm start" first.');
}

/** Ends the canary of a remote. Without a canary, goes back to the build before. */
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
 * Ends a canary, if it is still that build.
 *
 * @throws {PlainError} when it is not
 */
export function ended(choice: Choice, remote: string, build: string): Choice {
  if (choice.canaries[remote]?.build === build) {
    return { ...choice, canaries: without(choice.canaries, remote) };
  }
  throw nothing(`Build ${build} is no canary of ${remote} any more`);
}

/** Switches a remote off: learners read so in place of its screens. */
export function disabled(choice: Choice, remote: RemoteName): Choice {
  if (choice.switchedOff.includes(remote)) throw nothing(`${remote} is switched off already`);
  return { ...choice, switchedOff: [...choice.switchedOff, remote].sort() };
}

export function enabled(choice: Choice, remote: RemoteName): Choice {
  if (!choice.switchedOff.includes(remote)) throw nothing(`${remote} is not switched off`);
  return { ...choice, switchedOff: choice.switchedOff.filter((name) => name !== remote) };
}

/**
 * Says that a published build has replaced or ended a canary; empty: it did not.
 */
export function saidOfCanary(oldChoice: Choice, { canaries }: Choice, remote: RemoteName): string {
  const [was, is] = [oldChoice.canaries[remote], canaries[remote]];
  if (!was || was.build === is?.build) return '';
  return is
    ? ` It replaces the canary of ${was.percent} %, build ${was.build}.`
    : ` It ends the canary, build ${was.build}.`;
}
