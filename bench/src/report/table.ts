import { verdictOf, type Goal, type Unit, type Verdict } from '../goals/goal';
import { GOALS } from '../goals/goals';
import type { Sample } from '../samples';
import type { Spread } from '../statistics';

export interface GoalRow {
  readonly what: string;
  readonly measured: string;
  readonly spread: string;
  readonly mustHold: string;
  readonly goal: string;
  readonly verdict: Verdict;
}

/** Writes a value with its significant digits and its unit. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return value.toFixed(2);
    case 'kB':
      return `${value.toFixed(1)} kB`;
    case 'score':
      return value.toFixed(3);
    case 'count':
      return Number.isInteger(value) ? String(value) : value.toFixed(1);
  }
}

/** Lower and upper quartile; empty for a single value. */
const formatSpread = ({ lower, upper, count }: Spread, unit: Unit): string =>
  count < 2 ? '' : `${format(lower, unit)} … ${format(upper, unit)}`;

const rowOf = (goal: Goal, samples: readonly Sample[]): GoalRow => {
  const figure = goal.figure(samples);
  return {
    what: goal.what,
    measured: figure ? format(figure.median, goal.unit) : '–',
    spread: figure ? formatSpread(figure, goal.unit) : '',
    mustHold: format(goal.mustHold, goal.unit),
    goal: format(goal.goal, goal.unit),
    verdict: verdictOf(goal, figure),
  };
};

/** All rows of the table of goals, also those not measured. */
export const goalRows = (samples: readonly Sample[]): readonly GoalRow[] =>
  GOALS.map((goal) => rowOf(goal, samples));

const HEAD = ['what', 'measured', 'quartiles', 'must hold', 'goal', ''];
const cells = ({ what, measured, spread, mustHold, goal, verdict }: GoalRow) => [
  what,
  measured,
  spread,
  mustHold,
  goal,
  verdict === 'missed' ? 'MISSED' : verdict,
];

/** The measured rows as lines for a terminal, in columns. */
export function tableLines(rows: readonly GoalRow[]): readonly string[] {
  const measured = rows.filter(({ verdict }) => verdict !== 'not measured');
  const all = [HEAD, ...measured.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) => {
        const isText = column === 0 || column === HEAD.length - 1;
        return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
}
