import type { Browser, BrowserContext } from 'playwright-core';
import type { Addresses } from 'delivery/addresses';
import type { Profile, ProfileName } from './profiles';
import type { Rounds } from './rounds';
import type { Sample } from './samples';
import type { Variant } from './variants';
import type { Waterfall } from './waterfall';

/** The lesson that is opened. */
export interface SampleLesson {
  /** `/videos/fondue-aabig` */
  readonly path: string;
  readonly title: string;
}

/** What a browser remembers between two visits, without its cache. */
export type StoredVisitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Everything a case needs to measure. */
export interface Lab {
  readonly browser: Browser;
  readonly addresses: Addresses;
  readonly variants: readonly Variant[];
  readonly lesson: SampleLesson;
  readonly rounds: Rounds;
  /** Whether to leave out what the quick bench has no time for. */
  readonly isQuick: boolean;
  /** Makes every new connection as slow as a profile says, from now on. */
  readonly connectsAs: (profile: Profile) => void;
  /** Serves the lesson's clip as a plain MP4. @returns origin of its page */
  readonly startMp4Site: () => Promise<string>;
  /** Publishes and serves the product with more lessons and remotes; once for all cases. */
  readonly startCompositions: () => Promise<
    readonly { readonly name: string; readonly origin: string }[]
  >;
  readonly say: (line: string) => void;
  /** Keeps what was measured. */
  readonly record: (sample: Sample) => void;
  readonly recordWaterfall: (waterfall: Waterfall) => void;
}

/** A part of the bench that can be run alone. */
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
