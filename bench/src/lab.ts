import type { Browser, BrowserContext } from 'playwright-core';
import type { Addresses } from 'delivery/addresses';
import type { Profile, ProfileName } from './profiles';
import type { Rounds } from './rounds';
import type { Sample } from './samples';
import type { Variant } from './variants';

/** The lesson that the cases open. */
export interface SampleLesson {
  /** `/videos/fondue-aabig` */
  readonly path: string;
  readonly title: string;
}

/** A browser's storage, as the session of a user, without its cache. */
export type StoredVisitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The means of a case. */
export interface Lab {
  readonly browser: Browser;
  readonly addresses: Addresses;
  readonly variants: readonly Variant[];
  readonly lesson: SampleLesson;
  readonly rounds: Rounds;
  /** Whether the bench is the quick one, which leaves out a part of some cases. */
  readonly isQuick: boolean;
  /** Delays each new connection as a profile says, from now on. */
  readonly connectsAs: (profile: Profile) => void;
  /** Serves the lesson's clip as a plain MP4. @returns origin of its page */
  readonly startMp4Site: () => Promise<string>;
  /** Publishes and serves the product with more lessons and remotes; once for all cases. */
  readonly startCompositions: () => Promise<
    readonly { readonly name: string; readonly origin: string }[]
  >;
  readonly say: (line: string) => void;
  /** Keeps a sample for the results. */
  readonly record: (sample: Sample) => void;
}

/** A part of the bench, which can run alone. */
export interface BenchCase {
  /** Word on the command line. */
  readonly name: string;
  /** As it completes "Measuring …". */
  readonly title: string;
  readonly isInQuick: boolean;
  run(lab: Lab): Promise<void>;
}

/** Keeps a measurement unless it belongs to a warm-up. */
export function keep(
  { record }: Lab,
  round: number | undefined,
  key: { readonly scenario: string; readonly profile: ProfileName; readonly subject: string },
  values: object,
): void {
  if (round === undefined) return;
  record({ ...key, round, values: { ...values } });
}
