import { escapeHtml } from 'delivery/html';
import { describePace } from '../pace';
import { byScenario, spreadOfSeries, type Sample } from '../samples';
import type { Unit } from '../goals/goal';
import type { Waterfall } from '../waterfall';
import { format, formatSpread } from './format';
import type { Results } from './results';

/** The report's style sheet, light and dark. */
const CSS = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 2rem; max-width: 70rem; font: 15px/1.5 system-ui, sans-serif; }
section { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.6rem; text-align: right; border-bottom: 1px solid; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
`;

const MS = /^(fcp|lcp|usable|tbt|script|time|firstFrame|longestFrame|inp|seenMs)$/;
const BYTES = /bytes/i;
const UNITS: Readonly<Record<string, Unit>> = { cls: 'score', shortfall: 'ratio' };

/** The unit of a metric, and by what its stored value is divided. */
function displayOf(metric: string): { readonly unit: Unit; readonly divisor: number } {
  if (BYTES.test(metric)) return { unit: 'kB', divisor: 1000 };
  return { unit: MS.test(metric) ? 'ms' : (UNITS[metric] ?? 'count'), divisor: 1 };
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** @param rows texts; the first of each row names it */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (name: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`;
  const lines = [line('th', head), ...rows.map((row) => line('td', row))];
  return `<section><h3>${escapeHtml(title)}</h3><table>${lines.join('\n')}</table></section>`;
}

const goalTable = (goals: Results['goals']): string =>
  table(
    'Goals',
    ['figure', 'measured', 'quartiles', 'must hold', 'goal', ''],
    goals
      .filter(({ verdict }) => verdict !== 'not measured')
      .map(({ what, measured, spread, mustHold, goal, verdict }) => [
        ...[what, measured, spread, mustHold, goal, verdict],
      ]),
  );

/** The medians of one scenario under one profile, each with its quartiles. */
function scenarioTable(samples: readonly Sample[]): string {
  const [{ scenario, profile } = { scenario: '', profile: 'fast' as const }] = samples;
  const metrics = unique(samples.flatMap(({ values }) => Object.keys(values)));
  const cell = (subject: string, metric: string): string => {
    const { unit, divisor } = displayOf(metric);
    const measured = samples.map(({ values, ...sample }) => ({
      ...sample,
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value / divisor]),
      ),
    }));
    const spread = spreadOfSeries(measured, { scenario, profile, subject, metric });
    return spread ? `${format(spread.median, unit)} ${formatSpread(spread, unit)}`.trim() : '';
  };
  const subjects = unique(samples.map(({ subject }) => subject));
  return table(
    `${scenario}, ${profile}`,
    ['', ...metrics],
    subjects.map((subject) => [subject, ...metrics.map((metric) => cell(subject, metric))]),
  );
}

const waterfallTable = ({ subject, round, requests, fcp, lcp, usable }: Waterfall): string =>
  table(
    `Requests of ${subject}, round ${round + 1}: FCP ${fcp} ms, LCP ${lcp} ms, usable ${usable} ms`,
    ['request', 'type', 'start', 'end', 'bytes'],
    requests.map(({ name, type, start, end, bytes }) => [
      ...[name, type, format(start, 'ms'), format(end, 'ms'), format(bytes / 1000, 'kB')],
    ]),
  );

/** Writes the report, one page of tables that needs no other file and no network. */
export function reportPage(results: Results): string {
  const { measuredAt, commit, machine, browser, rounds, profiles } = results;
  const facts = [
    `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${machine.processors}, ${machine.memory}, Node ${machine.node}, ${browser}`,
    describePace(machine.paceMs),
    `${rounds.measured} rounds after ${rounds.warmUps} warm-up, the variants in turn`,
    ...profiles.map(({ name, description }) => `${name}: ${description}`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench of ${escapeHtml(measuredAt.slice(0, 10))}</title>
<style>${CSS}</style>
</head>
<body>
<h1>How fast the product is</h1>
${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('\n')}
${goalTable(results.goals)}
<h2>Figures: medians, and quartiles of what was measured in rounds</h2>
${byScenario(results.samples).map(scenarioTable).join('\n')}
${results.waterfalls.map(waterfallTable).join('\n')}
${table('Definitions', ['', ''], Object.entries(results.definitions))}
</body>
</html>
`;
}
