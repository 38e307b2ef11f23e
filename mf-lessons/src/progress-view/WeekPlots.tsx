import { progress } from '../messages/progress';
import { localDay } from '../timing/local-day';
import { sumOf, type DayValue, type Week } from '../progress/week';
import { amountOf, BarPlot, nameOf } from './BarPlot';
import styles from './progress.late.module.css';

export interface WeekPlotsProps {
  readonly week: Week;
  /** Cards due on today and the next six days. */
  readonly due: readonly DayValue[];
  /** The daily goal in minutes. */
  readonly goal: number;
  readonly now: Date;
  /** Whether the week is empty; only due cards are drawn then. */
  readonly isBack: boolean;
}

/** Plots of minutes, answers and due cards, and the same as tables. */
export function WeekPlots({ week, due, goal, now, isBack }: WeekPlotsProps) {
  const today = localDay(now);
  const plots = [
    {
      ...progress.minutes,
      days: week.minutes,
      total: progress.minutes.total(
        week.totalMinutes,
        week.minutesBefore > 0 ? week.totalMinutes - week.minutesBefore : 0,
        goal,
      ),
      goal,
    },
    {
      ...progress.cards,
      days: week.cards,
      total: progress.cards.total(sumOf(week.cards), week.words),
    },
    { ...progress.due, days: due, total: progress.due.total(due[0]?.value ?? 0) },
  ].slice(isBack ? -1 : 0);
  return (
    <>
      <div className={styles.plots}>
        {plots.map((plot) => (
          <BarPlot key={plot.title} {...plot} today={today} />
        ))}
      </div>
      <details className={styles.tables}>
        <summary>{progress.table}</summary>
        <div className={styles.plots}>
          {plots.map(({ title, days }) => (
            <Table key={title} title={title} days={days} today={today} />
          ))}
        </div>
      </details>
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly days: readonly DayValue[];
  readonly today: string;
}

function Table({ title, days, today }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{progress.day}</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, value }) => (
          <tr key={day}>
            <th scope="row">{nameOf(day, today)}</th>
            <td>{amountOf(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
