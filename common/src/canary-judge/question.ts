import * as v from 'valibot';

/** The canary to judge: its remote, the two builds, and its shares. */
export interface Question {
  readonly remote: string;
  /** Names of the builds. */
  readonly stable: string;
  readonly canary: string;
  /** When each share of the canary began, milliseconds since 1970, in order. */
  readonly shares: readonly number[];
}

/** The fields that the judge reads of an entry of the release log (decision 50). */
export const LoggedReleaseSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  remote: v.optional(v.string()),
  builds: v.record(v.string(), v.string()),
  canaries: v.optional(
    v.record(v.string(), v.object({ build: v.string(), percent: v.number() })),
    {},
  ),
  /** The checks that `--override` passed over. */
  overrode: v.optional(v.array(v.string())),
  /** SHA-256 of `registry.json`, in hexadecimal digits. */
  registry: v.string(),
});
export type LoggedRelease = v.InferOutput<typeof LoggedReleaseSchema>;

/** Whether a release shipped this build against the judge's verdict. */
export const isShippedAllTheSame = (
  { overrode = [], builds, canaries }: LoggedRelease,
  remote: string,
  build: string,
): boolean => overrode.includes('verdict') && (canaries[remote]?.build ?? builds[remote]) === build;

/**
 * Whether a person shipped this build with --override after the judge had ended it. The judge then
 * ignores it.
 */
export const isOverridden = (
  log: readonly LoggedRelease[],
  remote: string,
  build: string,
): boolean =>
  log.some((entry) => entry.remote === remote && isShippedAllTheSame(entry, remote, build));

const stateOf = ({ builds, canaries }: LoggedRelease, remote: string) => ({
  stable: builds[remote],
  canary: canaries[remote]?.build,
  percent: canaries[remote]?.percent,
});

/**
 * The remote's current canary, with the start of each of its shares.
 *
 * @param log of releases, in order
 * @returns undefined without a canary, and for one that a person ships although the judge has ended
 * it before
 */
export function questionOf(log: readonly LoggedRelease[], remote: string): Question | undefined {
  const last = log.at(-1);
  if (!last) return undefined;
  const { stable, canary } = stateOf(last, remote);
  if (stable === undefined || canary === undefined || isOverridden(log, remote, canary)) {
    return undefined;
  }
  const previousIndex = log.findLastIndex((entry) => {
    const state = stateOf(entry, remote);
    return state.stable !== stable || state.canary !== canary;
  });
  const life = log.slice(previousIndex + 1);
  const percents = life.map((entry) => stateOf(entry, remote).percent);
  const shares = life
    .filter((_, at) => at === 0 || percents[at] !== percents[at - 1])
    .map(({ at }) => Date.parse(at));
  return { remote, stable, canary, shares };
}

/** All canaries to judge now. */
export const questionsOf = (log: readonly LoggedRelease[]): readonly Question[] =>
  Object.keys(log.at(-1)?.canaries ?? {}).flatMap((remote) => questionOf(log, remote) ?? []);
