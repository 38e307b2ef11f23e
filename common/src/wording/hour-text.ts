import type { PrivateLessonSlot } from 'shared-contracts';
import { WEEKDAYS } from './calendar';

const dayName = (Day: PrivateLessonSlot['Day']) =>
  WEEKDAYS.find((name) => name.toUpperCase().startsWith(Day));

/** Names an hour of private lessons in the school's own time: `Tuesday 9 AM`. */
export const hourText = ({
  Day,
  Hour,
  Meridiem,
}: Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>): string =>
  `${dayName(Day)} ${Hour} ${Meridiem}`;
