import { describePace } from '../pace';
import { chartSections } from './charts';
import { PAGE_CSS } from './page-css';
import { subjectName } from './metrics';
import type { Results } from './results';
import { element, escapeHtml } from './svg';
import type { GoalRow } from './table';
import { tableSections } from './tables';
import { waterfallPlot } from './waterfall-plot';

const text = (name: string, content: string, className = '') =>
  element(name, className === '' ? {} : { class: className }, escapeHtml(content));
const card = (content: string) => element('section', { class: 'card' }, content);

function goalRow({ what, measured, spread, mustHold, goal, verdict }: GoalRow): string {
  return element(
    'tr',
    {},
    [
      text('td', what),
      text('td', measured),
      text('td', spread, 'spread'),
      text('td', mustHold),
      text('td', goal),
      text('td', verdict, `verdict ${verdict}`),
    ].join(''),
  );
}

const goalTable = (goals: readonly GoalRow[]): string =>
  element(
    'table',
    {},
    element(
      'tr',
      {},
      ['figure', 'measured', 'quartiles', 'must hold', 'goal', '']
        .map((name) => text('th', name))
        .join(''),
    ) +
      goals
        .filter(({ verdict }) => verdict !== 'not measured')
        .map(goalRow)
        .join(''),
  );

const SUBJECTS = [
  ['product', 'the product: shell and remotes, composed pages'],
  ['m', 'M: the same sources as one bundle with lazily loaded routes'],
  ['m2', 'M2: M with preloaded data and deferred identity'],
] as const;

const legend = element(
  'ul',
  { class: 'legend' },
  SUBJECTS.map(([subject, meaning]) =>
    element(
      'li',
      {},
      `<svg viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" rx="2" class="bar ${subject}"/></svg>${escapeHtml(meaning)}`,
    ),
  ).join(''),
);

function definitions(all: Results['definitions']): string {
  const entries = Object.entries(all).map(
    ([name, meaning]) => text('dt', name) + text('dd', meaning),
  );
  return card(element('dl', {}, entries.join('')));
}

function waterfalls({ waterfalls: all }: Results): string {
  if (all.length === 0) return '';
  const plots = all.map((waterfall) =>
    card(
      text('h3', `${subjectName(waterfall.subject)}, round ${waterfall.round + 1}`) +
        waterfallPlot(waterfall),
    ),
  );
  return text('h2', 'Requests of the median cold home, slow phone') + plots.join('\n');
}

/** The report: one page without any other file. */
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
<style>${PAGE_CSS}</style>
</head>
<body>
<h1>How fast the product is</h1>
${facts.map((fact) => text('p', fact)).join('\n')}
<h2>Goals</h2>
${card(goalTable(results.goals))}
<h2>Figures</h2>
<p>Bars are medians, lines the quartiles, dots the rounds.</p>
${legend}
${chartSections(results.samples)}
${tableSections(results.samples)}
${waterfalls(results)}
<h2>Definitions</h2>
${definitions(results.definitions)}
</body>
</html>
`;
}
