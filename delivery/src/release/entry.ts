import * as v from 'valibot';

/** A stored build that some browsers get instead of the stable one. */
const CanarySchema = v.object({
  build: v.string(),
  /** From 1 to 100. */
  percent: v.number(),
});

/**
 * One entry of the release log: what learners get from then on. It is signed as the registry is,
 * and names the hash of the entry before. Source: decision 50.
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
  /** The remote that was changed, where it was one. */
  remote: v.optional(v.string()),
  /** Build of the shell and of each remote. */
  builds: v.record(v.string(), v.string()),
  switchedOff: v.array(v.string()),
  /** By the name of the remote (decision 51). */
  canaries: v.optional(v.record(v.string(), CanarySchema), {}),
  /** Remotes to which nothing is shipped, by name: who has frozen them, and why (decision 56). */
  frozen: v.optional(v.record(v.string(), v.object({ by: v.string(), reason: v.string() })), {}),
  /** What was passed over by `--override`. */
  overrode: v.optional(v.array(v.picklist(['freeze', 'verdict', 'prerender']))),
  /**
   * Commit of the working copy that its new builds were made from; with a `+` where that had
   * changes that are in no commit.
   */
  commit: v.optional(v.string()),
  /** Name of the catalogue in the shell's site. */
  catalogueFile: v.string(),
  /** Number of the registry, which rises where remotes have changed. */
  sequence: v.number(),
  /** SHA-256 of `registry.json`. */
  registry: v.string(),
  /**
   * Of a deployed product: SHA-256 of the list of files of each build, by `mf-live/1a2b3c4d`.
   * Another machine checks what it fetches by it (decision 60).
   */
  stored: v.optional(v.record(v.string(), v.string())),
  /** SHA-256 of the text of the entry before; empty in the first. */
  before: v.string(),
});
export type Entry = v.InferOutput<typeof EntrySchema>;

/** What a release decides. */
export type Choice = Pick<Entry, 'builds' | 'switchedOff' | 'canaries' | 'catalogueFile'> &
  Partial<Pick<Entry, 'frozen'>>;

type Builds = Pick<Choice, 'builds' | 'canaries'>;

/** Learners have these builds of a package: the one for all first, then the canary. */
export const buildsIn = ({ builds, canaries }: Builds, name: string): readonly string[] =>
  [builds[name], canaries[name]?.build].filter((build) => build !== undefined);

/** The build of a package that a release has brought last: its canary, else the one for all. */
export const newestIn = ({ builds, canaries }: Builds, name: string): string | undefined =>
  canaries[name]?.build ?? builds[name];

/** Learners have these builds, with the names of their packages. */
export const allBuildsIn = ({ builds, canaries }: Builds) => [
  ...Object.entries(builds),
  ...Object.entries(canaries).map(([name, { build }]) => [name, build] as const),
];

/** What `--override` may pass over. */
export type Overrode = NonNullable<Entry['overrode']>[number];
