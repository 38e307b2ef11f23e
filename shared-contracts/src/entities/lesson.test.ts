import * as v from 'valibot';
import { aCatalogue, aLesson } from 'common-testing';
import { CatalogueSchema } from './catalogue';
import { DaySchema, LessonSchema } from './lesson';

describe('a lesson', () => {
  test('has difficulty 1 unless it says otherwise [ENTITY-difficulty-default]', () => {
    const { Difficulty, ...rest } = aLesson({ Difficulty: 3 });
    expect(v.parse(LessonSchema, { ...rest, Difficulty }).Difficulty).toBe(3);
    expect(v.parse(LessonSchema, rest).Difficulty).toBe(1);
  });

  test.each([0, 6, 1.5, '1'])('has no difficulty %p', (Difficulty) => {
    expect(v.is(LessonSchema, { ...aLesson(), Difficulty })).toBe(false);
  });

  test('keeps in the catalogue only the fields that the catalogue lists', () => {
    const [listed] = aCatalogue(1).lessons;
    const leaking = { ...aCatalogue(1), lessons: [{ ...listed, Text: 'secret' }] };
    expect(v.parse(CatalogueSchema, leaking).lessons).toEqual([listed]);
  });
});

describe('the day of a lesson', () => {
  test.each(['2026-11-20', '2024-02-29'])('may be %s', (day) => {
    expect(v.is(DaySchema, day)).toBe(true);
  });

  test.each(['2026-13-01', '2026-11-31', '2025-02-29', '20.11.2026', '2026-11-20T10:00:00Z', ''])(
    'may not be %p',
    (day) => {
      expect(v.is(DaySchema, day)).toBe(false);
    },
  );
});
