import type { Catalogue, CatalogueLesson, Lesson } from 'shared-contracts';

/** A listed lesson for tests, its title derived from its id. */
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

export const catalogue = (...lessons: CatalogueLesson[]): Catalogue => ({
  schemaVersion: 1,
  lessons,
});

/** The document of a lesson that is reachable by link and not listed. */
export const unlisted = (id: string, change: Partial<Lesson> = {}): Lesson => ({
  ...lesson(id),
  isAvailable: true,
  isAvailableLessons: false,
  ...change,
});
