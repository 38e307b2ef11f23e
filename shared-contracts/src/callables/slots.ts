import * as v from 'valibot';
import type { PrivateLessonSlot } from '../entities/index';

/** `getPrivateStudents`, for teachers; others get `permission-denied` or `unauthenticated`. */
export const GetPrivateStudentsRequestSchema = v.strictObject({});

/** A weekly hour, in the school's time. */
type PrivateHour = Pick<PrivateLessonSlot, 'Day' | 'Meridiem' | 'Hour'>;

/** A student of private lessons as teachers see them, without an e-mail address. */
export interface PrivateStudent {
  /** Empty where the account has none. */
  readonly name: string;
  /** Absent where the school no longer offers the hour. */
  readonly hour?: PrivateHour;
  /** After a move: until then (ISO 8601) the lessons are still at this hour. */
  readonly before?: PrivateHour & { readonly until: string };
}
