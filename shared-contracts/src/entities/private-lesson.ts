import * as v from 'valibot';

/** The days of private lessons, in the order of the columns. Source: CONST-slot-days. */
export const PRIVATE_LESSON_DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
export type PrivateLessonDay = (typeof PRIVATE_LESSON_DAYS)[number];

/**
 * `PrivateLessons/{id}`: a weekly hour for one student. It never names the student; a learner's own
 * slot is in their entitlement. Source: ENTITY-slot.
 */
export const PrivateLessonSlotSchema = v.object({
  id: v.string(),
  Day: v.picklist(PRIVATE_LESSON_DAYS),
  Meridiem: v.picklist(['AM', 'PM']),
  /** 1 to 12, Polish time. */
  Hour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  isBooked: v.boolean(),
});
export type PrivateLessonSlot = v.InferOutput<typeof PrivateLessonSlotSchema>;

/**
 * Id of the metadata record, which is in the same collection as the slots.
 * Source: ENTITY-slots-metadata.
 */
export const PRIVATE_LESSONS_METADATA_ID = 'PrivateLessonsMetadata';

/** `PrivateLessons/PrivateLessonsMetadata`; at the maximum, no more lessons are sold. */
export const PrivateLessonsMetadataSchema = v.object({
  MaxAmountOfLessons: v.pipe(v.number(), v.integer(), v.minValue(0)),
  AmountOfLessons: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type PrivateLessonsMetadata = v.InferOutput<typeof PrivateLessonsMetadataSchema>;
