import { DAY_MS, type Catalogue, type CatalogueLesson, type Lesson } from 'shared-contracts';

/** A published lesson for subscribers; `overrides` replaces single fields. */
export const aLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  DocID: 'gruezi-mitenand',
  Title: 'Grüezi mitenand',
  Subtitle: 'Hello everybody',
  Difficulty: 1,
  Type: 'lesson',
  Date: '2026-11-16',
  VideoThumbnailURL: 'https://media.example/gruezi-mitenand/thumbnail.jpg',
  Duration: 120,
  isAvailable: true,
  isAvailableLessons: true,
  isFree: false,
  ...overrides,
});

const asListed = ({
  DocID,
  Title,
  Subtitle,
  Difficulty,
  Type,
  Date: day,
  VideoThumbnailURL,
  Duration,
  isFree,
}: Lesson): CatalogueLesson => ({
  DocID,
  Title,
  Subtitle,
  Difficulty,
  Type,
  Date: day,
  VideoThumbnailURL,
  ...(Duration !== undefined && { Duration }),
  isFree,
});

/** The day `weeks` weeks before 2026-11-16. */
const weeksAgo = (weeks: number): string =>
  new Date(Date.parse('2026-11-16') - weeks * 7 * DAY_MS).toISOString().slice(0, 10);

/**
 * A catalogue of lessons `lesson-1`, `lesson-2` and so on: one per week, newest first.
 *
 * @param count number of lessons
 */
export const aCatalogue = (count = 3): Catalogue => ({
  schemaVersion: 1,
  total: count,
  totalMiniLessons: 0,
  lessons: Array.from({ length: count }, (_, index) =>
    asListed(
      aLesson({
        DocID: `lesson-${index + 1}`,
        Title: `Lektion ${index + 1}`,
        Subtitle: `Lesson ${index + 1}`,
        Difficulty: (index % 5) + 1,
        Date: weeksAgo(index),
        VideoThumbnailURL: `https://media.example/lesson-${index + 1}/thumbnail.jpg`,
      }),
    ),
  ),
});

/**
 * Divides the lessons of `aCatalogue(count)` into a first page and the rest, as options of the
 * in-memory Platform.
 *
 * @param first number of lessons on the first page
 */
export const aDividedCatalogue = (count: number, first: number) => {
  const whole = aCatalogue(count);
  return {
    catalogue: {
      ...whole,
      lessons: whole.lessons.slice(0, first),
      rest: '/lessons.0a1b2c3d.json',
    } satisfies Catalogue,
    restOfCatalogue: whole.lessons.slice(first),
  };
};
