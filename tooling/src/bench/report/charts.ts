import type { ProfileName } from '../profiles';
import { byScenario, series, type Sample } from '../samples';
import { spreadOf } from '../statistics';
import type { Unit } from '../goals';
import { barChart, type Bar, type BarGroup } from './bars';
import { displayOf, scenarioTitle } from './metrics';
import { element, escapeHtml } from './svg';
import { isSingle } from './tables';

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The product first, then its yardsticks. */
const ORDER = ['product', 'm', 'm2'];
const rank = (subject: string) => (ORDER.indexOf(subject) + ORDER.length + 1) % (ORDER.length + 1);

function barsOf(samples: readonly Sample[], metric: string): readonly Bar[] {
  const { divisor } = displayOf(metric);
  const subjects = unique(samples.map(({ subject }) => subject)).toSorted(
    (a, b) => rank(a) - rank(b),
  );
  return subjects.flatMap((subject) => {
    const [first] = samples;
    if (!first) return [];
    const { scenario, profile } = first;
    const rounds = [...series(samples, { scenario, profile, subject, metric }).values()].map(
      (value) => value / divisor,
    );
    const spread = spreadOf(rounds);
    return spread ? [{ subject, spread, rounds }] : [];
  });
}

/** Charts of one scenario under one profile: one per unit, so that bars of a chart compare. */
function scenarioCharts(samples: readonly Sample[]): string {
  const metrics = unique(samples.flatMap(({ values }) => Object.keys(values)));
  const units = unique(metrics.map((metric) => displayOf(metric).unit));
  const chartOf = (unit: Unit) => {
    const groups = metrics
      .filter((metric) => displayOf(metric).unit === unit)
      .map((metric): BarGroup => ({
        label: displayOf(metric).label,
        bars: barsOf(samples, metric),
      }));
    return barChart(`${scenarioTitle(samples[0]?.scenario ?? '')}, ${unit}`, unit, groups);
  };
  return units.map(chartOf).join('');
}

const PROFILE_TITLES: Readonly<Record<ProfileName, string>> = {
  fast: 'unthrottled',
  slow: 'slow phone',
  connect: 'slow phone that pays for connections',
  latency: 'long round trips',
};

/** Every scenario that was measured in rounds, with its charts. */
export const chartSections = (samples: readonly Sample[]): string =>
  byScenario(samples)
    .filter((own) => !isSingle(own))
    .map((own) => element('section', { class: 'card' }, heading(own) + scenarioCharts(own)))
    .join('\n');

function heading([first]: readonly Sample[]): string {
  if (!first) return '';
  const title = `${scenarioTitle(first.scenario)} – ${PROFILE_TITLES[first.profile]}`;
  return element('h3', {}, escapeHtml(title));
}
