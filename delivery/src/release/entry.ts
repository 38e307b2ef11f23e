import * as v from 'valibot';

/** A stored build that a share of the browsers gets instead of the stable one. */
const CanarySchema = v.object({
  build: v.string(),
  /** From 1 to 100. */
  percent: v.number(),
});

/**
 * One entry of the release log: the builds that learners get from then on. It is signed as the
 * registry is, and has the hash of the entry before. Source: decision 50.
 */
export const EntrySchema = v.object({
  /** From 1 on, without a gap. */
  number: v.number(),
  /** ISO 8601. */
  at: v.string(),
  by: v.string(),
  reason: v.string(),
  action: v.picklist([
    'start',
    'content',
    'publish',
    'rollback',
    'disable',
    'enable',
    'canary',
    'promote',
    'freeze',
    'unfreeze',
    'judge',
    'sign',
  ]),
  /** The changed remote; absent: the release changes several or none. */
  remote: v.optional(v.string()),
  /** Build of the shell and of each remote. */
  builds: v.record(v.string(), v.string()),
  switchedOff: v.array(v.string()),
  /** By the name of the remote (decision 51). */
  canaries: v.optional(v.record(v.string(), CanarySchema), {}),
  /** Frozen remotes, by name, with the author and the reason of each freeze (decision 56). */
  frozen: v.optional(v.record(v.string(), v.object({ by: v.string(), reason: v.string() })), {}),
  /** Checks that `--override` has passed over. */
  overrode: v.optional(v.array(v.picklist(['freeze', 'verdict', 'prerender']))),
  /** Commit of its new builds, as `presentCommit` names it. */
  commit: v.optional(v.string()),
  /** Name of the catalogue in the shell's site. */
  catalogueFile: v.string(),
  /** Number of the registry, which rises if a remote or the shell has changed. */
  sequence: v.number(),
  /** SHA-256 of `registry.json`. */
  registry: v.string(),
  /**
   * Only in a deployed product: SHA-256 of the list of files of each build, by `mf-live/1a2b3c4d`.
   * Other machines check fetched builds by it (decision 60).
   */
  stored: v.optional(v.record(v.string(), v.string())),
  /** SHA-256 of the text of the entry before; empty in the first. */
  before: v.string(),
});
export type Entry = v.InferOutput<typeof EntrySchema>;

/** The part of an entry that a change decides. */
export type Choice = Pick<Entry, 'builds' | 'switchedOff' | 'canaries' | 'catalogueFile'> &
  Partial<Pick<Entry, 'frozen'>>;

type Builds = Pick<Choice, 'builds' | 'canaries'>;

/** The builds of a package that learners have: first the one for all, then the canary. */
export const buildsIn = ({ builds, canaries }: Builds, name: string): readonly string[] =>
  [builds[name], canaries[name]?.build].filter((build) => build !== undefined);

/** The newest build of a package: its canary, else the one for all. */
export const newestIn = ({ builds, canaries }: Builds, name: string): string | undefined =>
  canaries[name]?.build ?? builds[name];

/** All builds that learners have, each as name of the package and build. */
export const allBuildsIn = ({ builds, canaries }: Builds) => [
  ...Object.entries(builds),
  ...Object.entries(canaries).map(([name, { build }]) => [name, build] as const),
];

/** A check that `--override` passes over. */
export type Overrode = NonNullable<Entry['overrode']>[number];
