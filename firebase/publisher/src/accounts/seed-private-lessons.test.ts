import * as v from 'valibot';
import {
  PRIVATE_LESSONS_METADATA_ID,
  PrivateLessonsMetadataSchema,
  PrivateLessonSlotSchema,
} from 'shared-contracts';
import { samplePrivateLessons } from './seed-private-lessons';

test('the hours are Monday to Friday, mornings and afternoons, some of them booked [CONST-slot-days] [ENTITY-slot]', () => {
  const lessons = samplePrivateLessons();
  const metadata = v.parse(PrivateLessonsMetadataSchema, lessons.get(PRIVATE_LESSONS_METADATA_ID));
  lessons.delete(PRIVATE_LESSONS_METADATA_ID);
  const slots = [...lessons.values()].map((slot) => v.parse(PrivateLessonSlotSchema, slot));
  expect([...new Set(slots.map(({ Day }) => Day))]).toEqual(['MON', 'TUE', 'WED', 'THU', 'FRI']);
  expect(new Set(slots.map(({ Meridiem }) => Meridiem))).toEqual(new Set(['AM', 'PM']));
  expect(slots.filter(({ isBooked }) => isBooked)).toHaveLength(metadata.AmountOfLessons);
  expect(metadata.AmountOfLessons).toBeLessThan(metadata.MaxAmountOfLessons);
});
