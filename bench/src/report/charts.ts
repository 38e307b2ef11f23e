import type { ProfileName } from '../profiles';
import { byScenario, series, type Sample } from '../samples';
import { spreadOf } from '../statistics';
import type { Unit } from '../goals/goal';
import type { Waterfall } from '../waterfall';
import { format, formatSpread } from './format';
import { displayOf, scenarioTitle, subjectName } from './metrics';
import { isSingle } from './tables';

/** One bar of a chart: a median with its quartiles, in the unit of the chart. */
export interface Bar {
  readonly metric: string;
  readonly subject: string;
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  /** Where its text begins: behind the bar and all its rounds. */
  readonly end: number;
  readonly text: string;
}

/** Metrics of one unit in one scenario, with the rounds that the medians are made of. */
export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly unit: Unit;
  readonly bars: readonly Bar[];
  readonly rounds: readonly {
    readonly metric: string;
    readonly subject: string;
    readonly value: number;
  }[];
}

/** The requests of one load by their time. */
export interface WaterfallChart {
  readonly kind: 'waterfall';
  readonly title: string;
  /** In their order; `row` tells requests of the same name apart. */
  readonly requests: readonly (Waterfall['requests'][number] & {
    readonly row: string;
    readonly text: string;
  })[];
  readonly moments: readonly { readonly name: string; readonly at: number }[];
}

export type Chart = BarChart | WaterfallChart;

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The product first, then its yardsticks. */
const ORDER = ['product', 'm', 'm2'];
const rank = (subject: string) => (ORDER.indexOf(subject) + ORDER.length + 1) % (ORDER.length + 1);

function chartOf(samples: readonly Sample[], unit: Unit, metrics: readonly string[]): BarChart {
  const [first] = samples;
  const { scenario = '', profile = 'slow' } = first ?? {};
  const subjects = unique(samples.map(({ subject }) => subject)).toSorted(
    (a, b) => rank(a) - rank(b),
  );
  const all = metrics.flatMap((metric) =>
    subjects.map((subject) => {
      const { divisor, label } = displayOf(metric);
      const valuesByRound = series(samples, { scenario, profile, subject, metric });
      const values = [...valuesByRound.values()].map((value) => value / divisor);
      return { metric: label, subject: subjectName(subject), values };
    }),
  );
  return {
    kind: 'bars',
    title: `${scenarioTitle(scenario)}, ${unit}`,
    unit,
    bars: all.flatMap(({ metric, subject, values }): Bar[] => {
      const spread = spreadOf(values);
      if (!spread) return [];
      const { median, lower, upper } = spread;
      const text = `${subject} ${format(median, unit)}  ${formatSpread(spread, unit)}`.trim();
      return [{ metric, subject, median, lower, upper, end: Math.max(...values), text }];
    }),
    rounds: all.flatMap(({ metric, subject, values }) =>
      values.map((value) => ({ metric, subject, value })),
    ),
  };
}

const PROFILE_TITLES: Readonly<Record<ProfileName, string>> = {
  fast: 'unthrottled',
  slow: 'slow phone',
  connect: 'slow phone that pays for connections',
  latency: 'long round trips',
};

/** The charts of one scenario under one profile. */
export interface ChartSection {
  readonly heading: string;
  /** A chart per unit, so that the bars of a chart compare. */
  readonly charts: readonly Chart[];
}

/** Every scenario that was measured in rounds. */
export const chartSections = (samples: readonly Sample[]): readonly ChartSection[] =>
  byScenario(samples)
    .filter((group) => !isSingle(group))
    .map((group) => {
      const metrics = unique(group.flatMap(({ values }) => Object.keys(values)));
      const units = unique(metrics.map((metric) => displayOf(metric).unit));
      const { scenario = '', profile = 'slow' } = group[0] ?? {};
      return {
        heading: `${scenarioTitle(scenario)} – ${PROFILE_TITLES[profile]}`,
        charts: units.map((unit) =>
          chartOf(
            group,
            unit,
            metrics.filter((metric) => displayOf(metric).unit === unit),
          ),
        ),
      };
    });

/** Each waterfall with the moments at which a person saw something. */
export const waterfallSections = (all: readonly Waterfall[]): readonly ChartSection[] =>
  all.map(({ subject, round, requests, fcp, lcp, usable }) => ({
    heading: `${subjectName(subject)}, round ${round + 1}`,
    charts: [
      {
        kind: 'waterfall',
        title: `Requests of ${subjectName(subject)}`,
        requests: requests.map((request, index) => ({
          ...request,
          row: `${index + 1} ${request.name}`,
          text: `${(request.bytes / 1000).toFixed(1)} kB`,
        })),
        moments: [
          { name: 'FCP', at: fcp },
          { name: 'LCP', at: lcp },
          { name: 'usable', at: usable },
        ],
      },
    ],
  }));
