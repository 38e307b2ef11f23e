import type { Firestore } from 'firebase-admin/firestore';
import {
  PRIVATE_LESSON_DAYS,
  PRIVATE_LESSONS_METADATA_ID,
  type PrivateLessonsMetadata,
  type PrivateLessonSlot,
} from 'shared-contracts';
import { putDocuments } from '../documents/write-documents';

const HOURS = [
  { Hour: 9, Meridiem: 'AM' },
  { Hour: 11, Meridiem: 'AM' },
  { Hour: 4, Meridiem: 'PM' },
  { Hour: 6, Meridiem: 'PM' },
] as const;

/** Students with a booking: one sample account, and three students without an account. */
const STUDENTS: Readonly<Record<string, string>> = {
  'tue-6pm': 'seed-private',
  'mon-9am': 'seed-other-student-1',
  'wed-4pm': 'seed-other-student-2',
  'fri-11am': 'seed-other-student-3',
};
const MAX_AMOUNT_OF_LESSONS = 15;

const idOf = ({ Day, Hour, Meridiem }: Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>) =>
  `${Day}-${Hour}${Meridiem}`.toLowerCase();

/**
 * Makes the slots of the local product, with the metadata record. Source: docs/interfaces.md,
 * Seeds.
 */
export function samplePrivateLessons(): Map<string, PrivateLessonSlot | PrivateLessonsMetadata> {
  const slots = PRIVATE_LESSON_DAYS.flatMap((Day) =>
    HOURS.map((hour): PrivateLessonSlot => {
      const id = idOf({ Day, ...hour });
      return { id, Day, ...hour, isBooked: id in STUDENTS };
    }),
  );
  const metadata = {
    MaxAmountOfLessons: MAX_AMOUNT_OF_LESSONS,
    AmountOfLessons: Object.keys(STUDENTS).length,
  };
  return new Map<string, PrivateLessonSlot | PrivateLessonsMetadata>([
    ...slots.map((slot) => [slot.id, slot] as const),
    [PRIVATE_LESSONS_METADATA_ID, metadata],
  ]);
}

/** Resets the slots of the local product to their seeds, and deletes every other booking. */
export async function seedPrivateLessons(db: Firestore): Promise<void> {
  const bookings = await db.collection('PrivateLessonBookings').get();
  await Promise.all(bookings.docs.map(({ ref }) => ref.delete()));
  const booked = Object.entries(STUDENTS).map(
    ([id, StudentUID]) => [id, { StudentUID, state: 'confirmed' }] as const,
  );
  await putDocuments(db, 'PrivateLessonBookings', new Map(booked));
  await putDocuments(db, 'PrivateLessons', samplePrivateLessons());
}
