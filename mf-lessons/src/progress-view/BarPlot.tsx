import { weekdayName } from 'common';
import { progress } from '../messages/progress';
import { BEGUN, type DayValue } from '../progress/week';
import styles from './progress.late.module.css';

export interface BarPlotProps {
  readonly title: string;
  /** The sum of the bars, in words. */
  readonly total: string;
  readonly days: readonly DayValue[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Daily goal, drawn as a line. The scale reaches at least to twice the goal. */
  readonly goal?: number;
}

/** Sizes in the SVG: one column per day, with room for the number above and the day below. */
const COLUMN = 36;
const BAR = 22;
const TOP = 18;
const TALLEST = 72;
const HEIGHT = 116;
/**
 * The least value of a bar of full height, so that one minute or card does not look like a record.
 */
const LEAST_SCALE = 10;

/** Seven days as bars with numbers. Screen readers get the same as text. */
export function BarPlot({ title, total, days, today, goal = 0 }: BarPlotProps) {
  const most = Math.max(LEAST_SCALE, goal * 2, ...days.map(({ value }) => value));
  const goalAt = TOP + TALLEST * (1 - goal / most);
  const spoken = days
    .map(({ day, value }) => `${nameOf(day, today)} ${amountOf(value, 'long')}`)
    .join(', ');
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.total}>{total}</p>
      </figcaption>
      <svg viewBox={`0 0 ${COLUMN * 7} ${HEIGHT}`} role="img" aria-label={`${title}: ${spoken}`}>
        {days.map(({ day, value }, index) => (
          <Bar
            key={day}
            height={value === 0 ? 2 : Math.max(4, (value / most) * TALLEST)}
            isToday={day === today}
            value={value}
            weekday={weekdayName(day).slice(0, 3)}
            x={index * COLUMN + COLUMN / 2}
          />
        ))}
        {goal > 0 && (
          <line className={styles.goal} x1="0" x2={COLUMN * 7} y1={goalAt} y2={goalAt} />
        )}
      </svg>
    </figure>
  );
}

/** A day in words: `Today`, `Monday`. */
export const nameOf = (day: string, today: string): string =>
  day === today ? progress.today : weekdayName(day);

/** A value as text, `<1` for a begun minute. */
export const amountOf = (value: number, length: 'short' | 'long' = 'short'): string =>
  value === BEGUN ? progress.begunMinute[length] : String(value);

interface BarProps {
  readonly x: number;
  readonly height: number;
  readonly value: number;
  readonly weekday: string;
  readonly isToday: boolean;
}

function Bar({ x, height, value, weekday, isToday }: BarProps) {
  const bottom = TOP + TALLEST;
  return (
    <g className={isToday ? styles.today : undefined}>
      {value > 0 && (
        <text x={x} y={bottom - height - 6}>
          {amountOf(value)}
        </text>
      )}
      <rect
        className={value > 0 ? styles.bar : styles.none}
        x={x - BAR / 2}
        y={bottom - height}
        width={BAR}
        height={height}
        rx={value > 0 ? 3 : 1}
      />
      <text x={x} y={HEIGHT - 6}>
        {weekday}
      </text>
    </g>
  );
}
