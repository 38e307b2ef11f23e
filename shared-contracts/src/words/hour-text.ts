import type { PrivateLessonSlot } from '../entities/private-lesson';

const DAYS = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
} as const;

/** Names an hour of private lessons in the school's own time: `Tuesday 9 AM`. */
export const hourText = ({
  Day,
  Hour,
  Meridiem,
}: Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>): string =>
  `${DAYS[Day]} ${Hour} ${Meridiem}`;
