import type { PrivateLessonSlot } from 'shared-contracts';
import { WEEKDAYS } from './calendar';
import { twoDigits } from './number-text';

const dayName = (Day: PrivateLessonSlot['Day']) =>
  WEEKDAYS.find((name) => name.toUpperCase().startsWith(Day));

/** Hour of a slot in 24-hour form, 0 to 23. */
export const hourOfSlot = ({ Hour, Meridiem }: Pick<PrivateLessonSlot, 'Hour' | 'Meridiem'>) =>
  (Hour % 12) + (Meridiem === 'PM' ? 12 : 0);

/** Names a slot of private lessons in the school's time: `Tuesday 09:00`. */
export const hourText = (slot: Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>): string =>
  `${dayName(slot.Day)} ${twoDigits(hourOfSlot(slot))}:00`;
