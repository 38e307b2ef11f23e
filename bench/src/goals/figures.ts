import type { ProfileName } from '../profiles';
import { spreadOfRatio, spreadOfSeries, type Sample } from '../samples';
import type { Spread } from '../statistics';

/** The series of a figure; default: the product under the profile `slow`. */
interface Place {
  readonly scenario: string;
  readonly profile?: ProfileName;
  readonly subject?: string;
  readonly metric: string;
}

const key = ({ scenario, profile = 'slow', subject = 'product', metric }: Place) => ({
  scenario,
  profile,
  subject,
  metric,
});

const scaled = (spread: Spread | undefined, factor: number): Spread | undefined =>
  spread && {
    ...spread,
    median: spread.median * factor,
    lower: spread.lower * factor,
    upper: spread.upper * factor,
  };

/** Reads a measured figure. @param factor converts it to the unit of its goal */
export const value =
  (place: Place, factor = 1) =>
  (samples: readonly Sample[]) =>
    scaled(spreadOfSeries(samples, key(place)), factor);

/** Divides a figure by that of another subject or scenario, round by round. */
export const ratio =
  (place: Place, to: string, from: Partial<Place> = {}) =>
  (samples: readonly Sample[]) =>
    spreadOfRatio(samples, key(place), key({ ...place, ...from, subject: to }));
