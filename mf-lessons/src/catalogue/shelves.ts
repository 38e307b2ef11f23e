import type { Catalogue, CatalogueLesson } from 'shared-contracts';

/** The shelves that go on beyond the first page. */
export type ShelfName = 'miniLessons' | 'previous';

/** The first page of the catalogue as the home screen shows it. */
export interface Shelves {
  /** Absent only when there is no lesson at all. */
  readonly newest: CatalogueLesson | undefined;
  /** Likewise. */
  readonly newestMini: CatalogueLesson | undefined;
  /** All others. */
  readonly miniLessons: readonly CatalogueLesson[];
  readonly previous: readonly CatalogueLesson[];
}

const TYPE_ON = { miniLessons: 'mini_lesson', previous: 'lesson' } as const;

/** ISO 8601 sorts as text; `localeCompare` would first load the tables of a language. */
const newestFirst = ({ Date: a }: CatalogueLesson, { Date: b }: CatalogueLesson) =>
  a === b ? 0 : a < b ? 1 : -1;

/** The lessons that belong on a shelf, in the order they come in. */
export const lessonsOn = (shelf: ShelfName, lessons: readonly CatalogueLesson[]) =>
  lessons.filter(({ Type }) => Type === TYPE_ON[shelf]);

/**
 * Sorts the first page onto the shelves of the home screen, each newest first. Recordings of live
 * lessons (`monday_lesson`) are reached from their lesson and stand on no shelf.
 *
 * @param catalogue in any order; lessons of one day keep theirs
 */
export function arrangeShelves({ lessons }: Pick<Catalogue, 'lessons'>): Shelves {
  const [newest, ...previous] = lessonsOn('previous', lessons).sort(newestFirst);
  const [newestMini, ...miniLessons] = lessonsOn('miniLessons', lessons).sort(newestFirst);
  return { newest, newestMini, miniLessons, previous };
}

/** How many lessons a shelf holds in all, those that are not loaded yet included. */
export function totalOn(shelf: ShelfName, { total, totalMiniLessons }: Catalogue): number {
  // The newest of each kind stands on a shelf of its own.
  const all = shelf === 'miniLessons' ? totalMiniLessons : total - totalMiniLessons;
  return Math.max(0, all - 1);
}

/** The lesson of that id among these. */
export const findLesson = (
  lessons: readonly CatalogueLesson[],
  id: string,
): CatalogueLesson | undefined => lessons.find(({ DocID }) => DocID === id);
