import type * as PlotLibrary from '@observablehq/plot';
import type { BarChart, Chart, WaterfallChart } from './charts';

/**
 * Draws each chart into the element that waits for it (`data-chart` holds its number). It runs in
 * the page of the report and is sent there as text, so it names nothing outside itself.
 *
 * @param Plot the library, which the page holds too
 */
export function drawCharts(Plot: typeof PlotLibrary, charts: readonly Chart[]): void {
  const WIDTH = 760;
  const colour = (name: string) => `var(--${name})`;

  function bars({ title, unit, bars, rounds }: BarChart) {
    const place = { fy: 'metric', y: 'subject' };
    const subjects = [...new Set(bars.map(({ subject }) => subject))];
    const colourOf: Readonly<Record<string, string>> = {
      product: colour('product'),
      M: colour('m'),
      M2: colour('m2'),
    };
    return Plot.plot({
      ariaLabel: title,
      width: WIDTH,
      marginLeft: 190,
      marginRight: 190,
      x: { label: unit, zero: true, grid: true },
      y: { axis: null, domain: subjects },
      fy: { label: null, axis: 'left', domain: [...new Set(bars.map(({ metric }) => metric))] },
      marks: [
        Plot.barX(bars, {
          ...place,
          x: 'median',
          fill: ({ subject }: { subject: string }) => colourOf[subject] ?? colour('other'),
          title: 'text',
        }),
        Plot.ruleY(bars, { ...place, x1: 'lower', x2: 'upper', stroke: colour('ink') }),
        Plot.dot(rounds, { ...place, x: 'value', r: 2, fill: colour('ink'), fillOpacity: 0.35 }),
        Plot.text(bars, { ...place, x: 'end', text: 'text', textAnchor: 'start', dx: 6 }),
      ],
    });
  }

  function waterfall({ title, requests, moments }: WaterfallChart) {
    return Plot.plot({
      ariaLabel: title,
      width: WIDTH,
      marginLeft: 230,
      marginRight: 60,
      x: { label: 'ms', grid: true },
      y: { label: null, domain: requests.map(({ row }) => row) },
      color: { legend: true },
      marks: [
        Plot.barX(requests, { y: 'row', x1: 'start', x2: 'end', fill: 'type', title: 'name' }),
        Plot.text(requests, { y: 'row', x: 'end', text: 'text', textAnchor: 'start', dx: 5 }),
        Plot.ruleX(moments, { x: 'at', stroke: colour('bad'), strokeDasharray: '3 3' }),
        Plot.text(moments, { x: 'at', text: 'name', frameAnchor: 'top', dy: -8 }),
      ],
    });
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-chart]')) {
    const chart = charts[Number(place.dataset.chart)];
    if (chart) place.append(chart.kind === 'bars' ? bars(chart) : waterfall(chart));
  }
}
