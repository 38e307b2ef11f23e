import { Button } from 'kit';
import type { PrivateLessonSlot } from 'shared-contracts';
import { columnsOf } from './private-lessons';
import styles from './private-lesson.module.css';

export interface HourColumnsProps {
  readonly slots: readonly PrivateLessonSlot[];
  /** Id of a slot. */
  readonly selected: string | null;
  readonly onSelect: (slotID: string) => void;
}

/** A column per day with its hours; the selected one is highlighted. Source: SPEC §2. */
export function HourColumns({ slots, selected, onSelect }: HourColumnsProps) {
  return (
    <div className={styles.columns}>
      {columnsOf(slots).map(({ day, slots: hours }) => (
        <section key={day} className={styles.column} aria-label={day}>
          <h3>{day}</h3>
          {hours.map(({ id, Hour, Meridiem }) => (
            <Button
              key={id}
              variant={id === selected ? 'primary' : 'secondary'}
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              {`${Hour} ${Meridiem}`}
            </Button>
          ))}
        </section>
      ))}
    </div>
  );
}
