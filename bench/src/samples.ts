import type { ProfileName } from './profiles';
import { pairedRatios, spreadOf, type Spread } from './statistics';

/** The figures of one subject in one round of a scenario. */
export interface Sample {
  /** `home-cold`, `navigation-prefetched`, … */
  readonly scenario: string;
  readonly profile: ProfileName;
  /** `product`, `m`, `m2`, or another composition of the product. */
  readonly subject: string;
  readonly round: number;
  /** By metric; milliseconds, bytes or counts. */
  readonly values: Readonly<Record<string, number>>;
}

/** The key of one series of measurements. */
export interface SeriesKey extends Pick<Sample, 'scenario' | 'profile' | 'subject'> {
  readonly metric: string;
}

/** Values of a series by round. */
export function series(
  samples: readonly Sample[],
  { scenario, profile, subject, metric }: SeriesKey,
): ReadonlyMap<number, number> {
  const matches = samples.filter(
    (sample) =>
      sample.scenario === scenario && sample.profile === profile && sample.subject === subject,
  );
  return new Map(
    matches.flatMap(({ round, values }) => {
      const value = values[metric];
      return value === undefined ? [] : [[round, value] as const];
    }),
  );
}

/** Median and quartiles of a series; undefined: not measured. */
export const spreadOfSeries = (samples: readonly Sample[], key: SeriesKey): Spread | undefined =>
  spreadOf([...series(samples, key).values()]);

/** The same of the ratios of two series, round by round; undefined: one was not measured. */
export const spreadOfRatio = (
  samples: readonly Sample[],
  dividend: SeriesKey,
  divisor: SeriesKey,
): Spread | undefined =>
  spreadOf(pairedRatios(series(samples, dividend), series(samples, divisor)));
