import { classNames } from 'kit';
import { clockText, LIVE_RUNNING_MS, liveDatesOf, weekdayText } from 'common';
import { useCatalogue } from '../catalogue/catalogue-store';
import { progress } from '../messages/progress';
import { daysAround, localDay } from '../timing/local-day';
import { useDatedLessons } from '../today/use-live-dates';
import styles from './empty-week.late.module.css';

/** Today and the next six days, with the dates of live lessons. */
export function WeekAhead({ now }: { now: Date }) {
  const { state } = useCatalogue();
  const live = useDatedLessons(state.status === 'success' ? state.value.liveLessons : undefined);
  const isOver = (date: string) => Date.parse(date) + LIVE_RUNNING_MS <= now.getTime();
  const dates = (live ? liveDatesOf(live) : []).filter((date) => !isOver(date));
  const texts = progress.empty;
  return (
    <ol className={styles.days} aria-label={texts.days}>
      {daysAround(now, 0, 6).map((day, index) => {
        const noon = `${day}T12:00`;
        const [weekday = '', date] = weekdayText(noon).split(' ');
        const at = dates.find((each) => localDay(new Date(each)) === day);
        const isToday = index === 0;
        return (
          <li key={day} className={classNames(styles.day, isToday && styles.today)}>
            <span className="visually-hidden">
              {isToday && `${progress.today}, `}
              {weekdayText(noon)}
              {at !== undefined && `, ${texts.liveAt(clockText(at))}`}
            </span>
            <span aria-hidden="true">{isToday ? progress.today : weekday.slice(0, 3)}</span>
            <span className={styles.date} aria-hidden="true">
              {date}
            </span>
            {at !== undefined && (
              <span className={styles.live} aria-hidden="true">
                {texts.live} <span className={styles.at}>{clockText(at)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
