import type { ProfileName } from '../profiles';
import { spreadOfRatio, spreadOfSeries, type Sample } from '../samples';
import type { Spread } from '../statistics';

/** Which series a figure is from; default: the product under `slow`. */
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

/** Reads a figure as it was measured. @param factor to the unit of its goal */
export const value =
  (place: Place, factor = 1) =>
  (samples: readonly Sample[]) =>
    scaled(spreadOfSeries(samples, key(place)), factor);

/** A figure divided by that of another subject or scenario. */
export const ratio =
  (place: Place, to: string, from: Partial<Place> = {}) =>
  (samples: readonly Sample[]) =>
    spreadOfRatio(samples, key(place), key({ ...place, ...from, subject: to }));
