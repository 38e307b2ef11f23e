import type { Spread } from '../statistics';
import type { Unit } from '../goals';
import { format, formatSpread } from './format';
import { subjectName } from './metrics';
import { drawing, element, label, ticks } from './svg';

/** One bar: a median, its quartiles, and the rounds it is made of. */
export interface Bar {
  /** Decides its colour. */
  readonly subject: string;
  readonly spread: Spread;
  readonly rounds: readonly number[];
}

/** Bars of one metric. */
export interface BarGroup {
  readonly label: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 760;
const PLOT = { left: 205, right: 150 };
const ROW = 20;
const GAP = 14;
const AXIS = 24;

const COLOURS = ['product', 'm', 'm2'];
const classOf = (subject: string) => (COLOURS.includes(subject) ? subject : 'other');

function drawBar(
  { subject, spread, rounds }: Bar,
  y: number,
  unit: Unit,
  scale: (v: number) => number,
) {
  const middle = y + ROW / 2;
  const { median, lower, upper, count } = spread;
  const start = scale(0);
  const note = [
    `${subjectName(subject)}: ${format(median, unit)}`,
    formatSpread(spread, unit),
  ].join(' ');
  const whisker = [
    element('line', {
      x1: scale(lower),
      x2: scale(upper),
      y1: middle,
      y2: middle,
      class: 'whisker',
    }),
    ...[lower, upper].map((x) =>
      element('line', {
        x1: scale(x),
        x2: scale(x),
        y1: middle - 4,
        y2: middle + 4,
        class: 'whisker',
      }),
    ),
  ];
  const dots = rounds.map((value) =>
    element('circle', { cx: scale(value), cy: middle, r: 2, class: 'round' }),
  );
  const end = Math.max(median, upper, ...rounds);
  return element(
    'g',
    {},
    element('title', {}, note) +
      element('rect', {
        ...{
          x: start,
          y: y + 3,
          width: Math.max(1, scale(median) - start),
          height: ROW - 6,
          rx: 2,
        },
        class: `bar ${classOf(subject)}`,
      }) +
      (count > 1 ? whisker.join('') + dots.join('') : '') +
      label(scale(end) + 8, middle + 4, `${format(median, unit)}  ${subjectName(subject)}`, {
        class: 'value',
      }),
  );
}

/** Horizontal bars with their quartiles and rounds, one group per metric, on one axis from 0. */
export function barChart(title: string, unit: Unit, groups: readonly BarGroup[]): string {
  const largest = Math.max(
    ...groups.flatMap(({ bars }) =>
      bars.flatMap(({ spread, rounds }) => [spread.upper, ...rounds]),
    ),
    0,
  );
  // Where everything is 0, any scale shows it.
  const end = largest === 0 ? 1 : largest;
  const scale = (value: number) => PLOT.left + (value / end) * (WIDTH - PLOT.left - PLOT.right);
  const parts: string[] = [];
  let y = 0;
  for (const group of groups) {
    parts.push(
      label(PLOT.left - 12, y + (group.bars.length * ROW) / 2 + 4, group.label, { class: 'group' }),
    );
    for (const bar of group.bars) {
      parts.push(drawBar(bar, y, unit, scale));
      y += ROW;
    }
    y += GAP;
  }
  const axis = ticks(end).map(
    (value) =>
      element('line', {
        x1: scale(value),
        x2: scale(value),
        y1: 0,
        y2: y - GAP / 2,
        class: 'grid',
      }) + label(scale(value), y + 8, format(value, unit), { class: 'tick' }),
  );
  return drawing(WIDTH, y + AXIS, title, axis.join('') + parts.join(''));
}
