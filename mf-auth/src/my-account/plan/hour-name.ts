import type { PrivateLessonSlot } from 'shared-contracts';
import { lessonHour } from '../../messages/my-account';

/** `Tuesday 9 AM`, in the school's own time. */
export const hourName = ({ Day, Hour, Meridiem }: PrivateLessonSlot): string =>
  lessonHour.name(lessonHour.days[Day], Hour, Meridiem);
