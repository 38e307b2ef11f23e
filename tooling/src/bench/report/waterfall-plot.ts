import type { Waterfall, WaterfallRequest } from '../waterfall';
import { drawing, element, label, ticks } from './svg';

const WIDTH = 760;
const PLOT = { left: 230, right: 60, top: 22 };
const ROW = 15;
const NAME_LENGTH = 38;

/** The end of a name says more than its beginning. */
const shorten = (name: string) =>
  name.length > NAME_LENGTH ? `…${name.slice(1 - NAME_LENGTH)}` : name;

function drawRequest(
  { name, type, start, end, bytes }: WaterfallRequest,
  row: number,
  scale: (ms: number) => number,
): string {
  const y = PLOT.top + row * ROW;
  const size = `${(bytes / 1000).toFixed(1)} kB`;
  return element(
    'g',
    {},
    element('title', {}, `${type}, ${start} to ${end} ms, ${size}`) +
      label(PLOT.left - 8, y + 11, shorten(name), { class: 'request' }) +
      element('rect', {
        ...{ x: scale(start), y: y + 3, width: Math.max(1.5, scale(end) - scale(start)) },
        ...{ height: ROW - 5, rx: 2, class: `bar type-${type.toLowerCase()}` },
      }) +
      label(scale(end) + 5, y + 11, size, { class: 'tick-left' }),
  );
}

/** The requests of one load by their time, with the moments at which something was to be seen. */
export function waterfallPlot(waterfall: Waterfall): string {
  const { requests, fcp, lcp, usable, subject } = waterfall;
  const end = Math.max(usable, lcp, ...requests.map((request) => request.end));
  const scale = (ms: number) => PLOT.left + (ms / end) * (WIDTH - PLOT.left - PLOT.right);
  const bottom = PLOT.top + requests.length * ROW;
  const grid = ticks(end).map(
    (ms) =>
      element('line', { x1: scale(ms), x2: scale(ms), y1: PLOT.top, y2: bottom, class: 'grid' }) +
      label(scale(ms), bottom + 14, `${Math.round(ms)} ms`, { class: 'tick' }),
  );
  const marks = (
    [
      ['FCP', fcp],
      ['LCP', lcp],
      ['usable', usable],
    ] as const
  ).map(
    ([name, ms], index) =>
      element('line', {
        x1: scale(ms),
        x2: scale(ms),
        y1: PLOT.top - 4,
        y2: bottom,
        class: 'mark',
      }) + label(scale(ms), 8 + (index % 2) * 10, name, { class: 'mark-name' }),
  );
  const bars = requests.map((request, row) => drawRequest(request, row, scale));
  const title = `Waterfall of ${subject}`;
  return drawing(WIDTH, bottom + 22, title, [...grid, ...bars, ...marks].join(''));
}
