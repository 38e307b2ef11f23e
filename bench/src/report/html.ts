import { readFileSync } from 'node:fs';
import { escapeHtml, scriptJson } from 'delivery/html';
import { inRoot } from 'delivery/paths';
import { describePace } from '../pace';
import { chartSections, waterfallSections, type Chart, type ChartSection } from './charts';
import { drawCharts } from './draw-charts';
import { element } from './markup';
import { PAGE_CSS } from './page-css';
import type { Results } from './results';
import type { GoalRow } from './table';
import { tableSections } from './tables';

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
    element('li', {}, `<i style="background: var(--${subject})"></i>${escapeHtml(meaning)}`),
  ).join(''),
);

function definitions(all: Results['definitions']): string {
  const entries = Object.entries(all).map(
    ([name, meaning]) => text('dt', name) + text('dd', meaning),
  );
  return card(element('dl', {}, entries.join('')));
}

/** Places for the charts, which the page's own script fills, and the charts in the same order. */
function chartCards(sections: readonly ChartSection[]) {
  const charts = sections.flatMap((section) => section.charts);
  const cardOf = ({ heading, charts: sectionCharts }: ChartSection) =>
    card(
      text('h3', heading) +
        sectionCharts
          .map((chart) => element('div', { 'data-chart': String(charts.indexOf(chart)) }))
          .join(''),
    );
  return { charts, cards: sections.map(cardOf) };
}

const library = (path: string) =>
  readFileSync(inRoot('node_modules', path), 'utf8').replaceAll('</script', '<\\/script');

/**
 * The library and what it draws, all in the page. The transpiler wraps inner functions in `__name`.
 */
const scripts = (charts: readonly Chart[]) =>
  [
    library('d3/dist/d3.min.js'),
    library('@observablehq/plot/dist/plot.umd.min.js'),
    `const __name = (value) => value; (${drawCharts.toString()})(Plot, ${scriptJson(charts)});`,
  ]
    .map((code) => `<script>${code}</script>`)
    .join('\n');

/** Writes the report, one page that needs no other file and no network. */
export function reportPage(results: Results): string {
  const { measuredAt, commit, machine, browser, rounds, profiles } = results;
  const facts = [
    `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${machine.processors}, ${machine.memory}, Node ${machine.node}, ${browser}`,
    describePace(machine.paceMs),
    `${rounds.measured} rounds after ${rounds.warmUps} warm-up, the variants in turn`,
    ...profiles.map(({ name, description }) => `${name}: ${description}`),
  ];
  const measured = chartSections(results.samples);
  const waterfalls = waterfallSections(results.waterfalls);
  const { charts, cards } = chartCards([...measured, ...waterfalls]);
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
${cards.slice(0, measured.length).join('\n')}
${tableSections(results.samples)}
${waterfalls.length > 0 ? text('h2', 'Requests of the median cold home, slow phone') : ''}
${cards.slice(measured.length).join('\n')}
<h2>Definitions</h2>
${definitions(results.definitions)}
${scripts(charts)}
</body>
</html>
`;
}
