import type { Catalogue, CatalogueLesson, Lesson } from 'shared-contracts';

/** A listed lesson, with its title derived from its id. */
export const lesson = (id: string, change: Partial<CatalogueLesson> = {}): CatalogueLesson => ({
  DocID: id,
  Title: `Grüezi ${id}`,
  Subtitle: `Hello ${id}`,
  Difficulty: 2,
  Type: 'lesson',
  Date: '2026-11-20',
  VideoThumbnailURL: `https://media.example/${id}.webp`,
  isFree: false,
  ...change,
});

/** A catalogue with all its lessons on the first page. */
export const catalogue = (...lessons: CatalogueLesson[]): Catalogue => ({
  schemaVersion: 1,
  lessons,
  total: lessons.length,
  totalMiniLessons: lessons.filter(({ Type }) => Type === 'mini_lesson').length,
});

/** A catalogue whose first page names a rest, as options of the in-memory Platform. */
export const dividedCatalogue = (
  first: readonly CatalogueLesson[],
  restOfCatalogue: readonly CatalogueLesson[],
) => ({
  catalogue: {
    ...catalogue(...first, ...restOfCatalogue),
    lessons: [...first],
    rest: '/lessons.0a1b2c3d.json',
  },
  restOfCatalogue,
});

/** Lessons `<name>-1`, `<name>-2` and so on. */
export const lessons = (name: string, count: number, change: Partial<CatalogueLesson> = {}) =>
  Array.from({ length: count }, (_, index) => lesson(`${name}-${index + 1}`, change));

/** The document of a lesson that is reachable by link and not listed. */
export const unlisted = (id: string, change: Partial<Lesson> = {}): Lesson => ({
  ...lesson(id),
  isAvailable: true,
  isAvailableLessons: false,
  ...change,
});
