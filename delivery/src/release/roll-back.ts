import type { RemoteName } from '../addresses';
import { PlainError } from '../plain-error';
import type { Choice, Entry } from './entry';
import { LostRaceError, type Where } from './releases';
import { rolledBack } from './changes';
import { release, type Released, type ReleaseOptions } from './release';
import { readLog } from './verify-log';

/** A rollback gives up after so many releases of others. */
const ATTEMPTS = 20;

/** A second rollback so soon is a mistake: it would take the good build too. */
const SECOND_PRESS_MS = 10_000;

/** The actions that change no build of a remote. */
const BESIDE: readonly Entry['action'][] = [
  'content',
  'freeze',
  'unfreeze',
  'sign',
  'disable',
  'enable',
];

/** So soon after a judgement, a rollback is probably meant for the canary that has ended. */
const AFTER_JUDGE_MS = 600_000;

/** The build and the canary of a remote that learners have. */
const stateOf = ({ builds, canaries }: Choice, remote: string) => ({
  build: builds[remote],
  canary: canaries[remote]?.build,
});

function describe(choice: Choice, remote: string): string {
  const { build, canary } = stateOf(choice, remote);
  const beside = canary === undefined ? '' : `, and the canary ${canary} for some`;
  return `Learners have build ${build ?? 'none'} of ${remote} now${beside}; nothing of yours has changed.`;
}

/** @throws {PlainError} when the remote was rolled back in the last seconds */
function requireFirstPress(seen: Entry, remote: string, now: number): void {
  const age = now - Date.parse(seen.at);
  if (seen.action !== 'rollback' || seen.remote !== remote || age >= SECOND_PRESS_MS) return;
  const seconds = Math.ceil((SECOND_PRESS_MS - age) / 1000);
  const { build } = stateOf(seen, remote);
  throw new PlainError(
    `${seen.by} has rolled ${remote} back to build ${build} ${Math.round(age / 1000)} s ago ("${seen.reason}"); this second rollback has changed nothing. Look at build ${build} first. If it is bad too, run the command again in ${seconds} s: that goes one build further back.`,
  );
}

/**
 * Refuses a rollback right after the judge: the author saw the same failures, and the bad canary
 * has ended already.
 *
 * @throws {PlainError} when that was the last change of the remote's builds
 */
function requireNotJudged(where: Where, remote: string, now: number): void {
  const last = readLog(where).findLast(
    (entry) =>
      !BESIDE.some((action) => action === entry.action) &&
      [remote, undefined].includes(entry.remote),
  );
  if (last?.action !== 'judge' || now - Date.parse(last.at) >= AFTER_JUDGE_MS) return;
  const minutes = Math.ceil((AFTER_JUDGE_MS - (now - Date.parse(last.at))) / 60_000);
  throw new PlainError(
    `The judge has ended the canary of ${remote} at ${last.at} already. ${describe(last, remote)} Where that build is bad too, say --override, or run the command again in ${minutes} min.`,
  );
}

/** @throws {PlainError} when learners have another build or canary of the remote than `seen` */
function requireSame(seen: Entry, now: Entry, remote: string): void {
  const [seenState, presentState] = [stateOf(seen, remote), stateOf(now, remote)];
  if (seenState.build === presentState.build && seenState.canary === presentState.canary) return;
  throw new PlainError(
    `${now.by} was faster with release ${now.number} ("${now.reason}"). ${describe(now, remote)}`,
  );
}

/**
 * Rolls a remote back. Fails if another publisher has changed that remote since the command began:
 * its present build may be the good one. Starts again if another remote has changed.
 * Source: decision 50.
 *
 * @param seen the last entry when the command began
 * @param mayPass whether the command has `--override`: then it also runs right after the judge
 * @throws {PlainError} naming the build that learners have; nothing has changed
 */
export async function rollBack(
  options: Omit<ReleaseOptions, 'choose' | 'action' | 'remote'> & { readonly remote: RemoteName },
  seen: Entry,
  mayPass = false,
): Promise<Released> {
  const { remote } = options;
  const { where } = options.store;
  requireFirstPress(seen, remote, Date.now());
  if (!mayPass) requireNotJudged(where, remote, Date.now());
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await release({
        ...options,
        action: 'rollback',
        choose: (now) => {
          const log = readLog(where);
          const last = log.at(-1) ?? seen;
          requireSame(seen, last, remote);
          return rolledBack(now ?? seen, remote, log);
        },
      });
    } catch (error) {
      if (!(error instanceof LostRaceError) || attempt === ATTEMPTS) throw error;
    }
  }
}
