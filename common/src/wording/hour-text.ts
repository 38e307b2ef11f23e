import type { PrivateLessonSlot } from 'shared-contracts';
import { WEEKDAYS } from './calendar';
import { twoDigits } from './two-digits';

const dayName = (Day: PrivateLessonSlot['Day']) =>
  WEEKDAYS.find((name) => name.toUpperCase().startsWith(Day));

/** Hours since midnight. */
export const hourOfSlot = ({ Hour, Meridiem }: Pick<PrivateLessonSlot, 'Hour' | 'Meridiem'>) =>
  (Hour % 12) + (Meridiem === 'PM' ? 12 : 0);

/** Names an hour of private lessons in the school's own time: `Tuesday 09:00`. */
export const hourText = (slot: Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>): string =>
  `${dayName(slot.Day)} ${twoDigits(hourOfSlot(slot))}:00`;
