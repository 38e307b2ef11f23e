import { useId, useState } from 'react';
import { Button } from 'kit';
import type { PrivateLessonSlot } from 'shared-contracts';
import { firstPrivateLesson } from 'common/private-lesson-times';
import { privateLesson } from '../messages/private-lesson';
import { columnsOf } from './private-lessons';
import styles from './private-lesson.module.css';

export interface HourColumnsProps {
  readonly slots: readonly PrivateLessonSlot[];
  readonly selectedID: string | null;
  readonly onSelect: (slotID: string) => void;
}

/**
 * Shows a column of hours for each day, and highlights the selected hour. Source: PICKER-columns,
 * PICKER-selected.
 */
export function HourColumns({ slots, selectedID, onSelect }: HourColumnsProps) {
  return (
    <div className={styles.columns}>
      {columnsOf(slots).map(({ day, slots: hours }) => (
        <section key={day} className={styles.column} aria-label={day}>
          <h3>{day}</h3>
          {hours.map((slot) => (
            <Hour
              key={slot.id}
              slot={slot}
              isSelected={slot.id === selectedID}
              onSelect={() => onSelect(slot.id)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** In the learner's time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface HourProps {
  readonly slot: PrivateLessonSlot;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A button with the school's hour, and the first lesson's date in the learner's time zone. */
function Hour({ slot, isSelected, onSelect }: HourProps) {
  const [now] = useState(() => new Date());
  const ownTimeId = useId();
  const first = firstPrivateLesson(slot, now);
  return (
    <div className={styles.hour}>
      <Button
        variant={isSelected ? 'primary' : 'secondary'}
        aria-pressed={isSelected}
        aria-describedby={ownTimeId}
        onClick={onSelect}
      >
        {`${slot.Hour} ${slot.Meridiem}`}
      </Button>
      <small id={ownTimeId} className={styles.own}>
        <span className="visually-hidden">{privateLesson.firstForYou} </span>
        <time dateTime={first.toISOString()}>
          <span>{DAY.format(first)}</span> <span>{TIME.format(first)}</span>
        </time>
      </small>
    </div>
  );
}
