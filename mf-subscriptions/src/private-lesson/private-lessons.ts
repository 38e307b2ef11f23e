import { hourOfSlot } from 'common';
import {
  collectionPaths,
  documentPaths,
  PRIVATE_LESSON_DAYS,
  PRIVATE_LESSONS_METADATA_ID,
  type Platform,
  type PrivateLessonDay,
  type PrivateLessonSlot,
} from 'shared-contracts';
import { readHeldSlot } from '../memory/checkout-memory';

/** The hours that a learner may choose from. */
export type Hours =
  /** No more private lessons are sold. */
  | { readonly kind: 'full' }
  | {
      readonly kind: 'open';
      readonly slots: readonly PrivateLessonSlot[];
      /** Id of the learner's own slot, booked or held by a checkout that they left. */
      readonly own: string | null;
    };

/** The security rules allow lists of at most 100; a week has far fewer lessons. */
const MOST_HOURS = 100;

/**
 * Reads the hours, without those that other students have booked. Source: VALID-slots-hidden.
 *
 * @throws {AppError} as `documents.query`
 */
export async function readHours({ documents }: Platform, uid: string): Promise<Hours> {
  const [entries, entitlement] = await Promise.all([
    documents.query(collectionPaths.privateLessons(), { limit: MOST_HOURS }),
    documents.get(documentPaths.entitlement(uid)),
  ]);
  const ownSlotID = entitlement?.PrivateLessonSlotID ?? readHeldSlot();
  const slots: PrivateLessonSlot[] = [];
  let isFull = true;
  for (const { id, data } of entries) {
    if ('Day' in data) slots.push(data);
    else if (id === PRIVATE_LESSONS_METADATA_ID) {
      isFull = data.AmountOfLessons >= data.MaxAmountOfLessons;
    }
  }
  if (isFull && ownSlotID === null) return { kind: 'full' };
  return {
    kind: 'open',
    slots: slots.filter(({ id, isBooked }) => !isBooked || id === ownSlotID),
    own: ownSlotID,
  };
}

/** Groups slots by day, each day from morning to evening. */
export const columnsOf = (
  slots: readonly PrivateLessonSlot[],
): readonly { readonly day: PrivateLessonDay; readonly slots: readonly PrivateLessonSlot[] }[] =>
  PRIVATE_LESSON_DAYS.map((day) => ({
    day,
    slots: slots.filter(({ Day }) => Day === day).sort((a, b) => hourOfSlot(a) - hourOfSlot(b)),
  }));
