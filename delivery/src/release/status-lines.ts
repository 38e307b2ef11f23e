import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { buildsIn, type Entry } from './entry';
import { lastWith, takenBack } from './changes';
import { commitOf } from './commit';

const from = (log: readonly Entry[], name: string, build: string): string => {
  const commit = commitOf(log, name, build);
  return commit === undefined ? '' : ` from commit ${commit}`;
};

/** The present state of a package, in one line. */
export function stateLine(log: readonly Entry[], name: RemoteName | 'shell'): string {
  const last = log.at(-1);
  const build = last?.builds[name];
  const state = last?.switchedOff.includes(name) ? 'switched off' : 'live';
  const canary = last?.canaries[name];
  const freeze = last?.frozen[name];
  return [
    `${name.padEnd(18)}${(build ?? '–').padEnd(10)}${state}`,
    ...(build !== undefined && from(log, name, build) ? [from(log, name, build).trim()] : []),
    ...(freeze ? [`frozen by ${freeze.by}: ${freeze.reason}`] : []),
    ...(canary
      ? [`canary ${canary.build} for ${canary.percent} %${from(log, name, canary.build)}`]
      : []),
  ].join('; ');
}

/** One line for each build of a remote that learners have had, in order. */
export function historyLines(log: readonly Entry[], remote: RemoteName): readonly string[] {
  const seen = new Set<string>();
  return log.flatMap((entry) => {
    const { builds, number, at, by, reason } = entry;
    return buildsIn(entry, remote).flatMap((build) => {
      if (seen.has(build)) return [];
      seen.add(build);
      const what = builds[remote] === build ? 'build' : 'canary';
      return `  ${what} ${build} since entry ${number}, ${at}, by ${by}: ${reason};${from(log, remote, build) || ' its commit is not known'}`;
    });
  });
}

/** The packages that `status` names. */
export const STATUS_NAMES = ['shell', ...REMOTE_NAMES] as const;

/**
 * The packages to ship: learners have no build of the present sources, and none was taken back.
 *
 * @param log in its order
 * @param digestOf the digest of a package's sources, which is the name of their build
 */
export const affectedPackages = (
  log: readonly Entry[],
  digestOf: (name: (typeof STATUS_NAMES)[number]) => string,
): readonly string[] =>
  STATUS_NAMES.filter((name) => {
    const digest = digestOf(name);
    const last = lastWith(log, name, digest);
    return last === -1 || (last < log.length - 1 && !takenBack(log, name, digest));
  });
