import type { Catalogue, CatalogueLesson } from 'shared-contracts';

/** The shelves that grow beyond the first page. */
export type ShelfName = 'miniLessons' | 'previous';

/** The first page of the catalogue as the home screen shows it. */
export interface Shelves {
  /** Absent only when there is no lesson at all. */
  readonly newest: CatalogueLesson | undefined;
  /** Absent when there is no mini lesson. */
  readonly newestMini: CatalogueLesson | undefined;
  /** The newest mini lesson that everybody may watch; absent when there is none. */
  readonly newestFree: CatalogueLesson | undefined;
  /** All mini lessons, those for everybody first. */
  readonly miniLessons: readonly CatalogueLesson[];
  readonly previous: readonly CatalogueLesson[];
}

const TYPE_ON = { miniLessons: 'mini_lesson', previous: 'lesson' } as const;

/**
 * Compares dates as text, because ISO 8601 sorts so. `localeCompare` would first load language
 * tables.
 */
export const newestFirst = ({ Date: a }: CatalogueLesson, { Date: b }: CatalogueLesson): number =>
  a === b ? 0 : a < b ? 1 : -1;

/** What everybody may watch comes first, the newest at the front. */
const freeFirst = (a: CatalogueLesson, b: CatalogueLesson): number =>
  Number(b.isFree) - Number(a.isFree) || newestFirst(a, b);

const ORDER_ON = { miniLessons: freeFirst, previous: newestFirst } as const;

/** The lessons of a shelf in its order. */
export const lessonsOn = (shelf: ShelfName, lessons: readonly CatalogueLesson[]) =>
  lessons.filter(({ Type }) => Type === TYPE_ON[shelf]).sort(ORDER_ON[shelf]);

/**
 * Arranges the first page on the shelves of home, newest first. Recordings of live lessons
 * (`monday_lesson`) are on no shelf; their lesson links to them.
 *
 * @param catalogue in any order; lessons of one day keep theirs
 */
export function arrangeShelves({ lessons }: Pick<Catalogue, 'lessons'>): Shelves {
  const [newest, ...previous] = lessonsOn('previous', lessons);
  const miniLessons = lessonsOn('miniLessons', lessons);
  const newestMini = [...miniLessons].sort(newestFirst)[0];
  const newestFree = miniLessons.find(({ isFree }) => isFree);
  return { newest, newestMini, newestFree, miniLessons, previous };
}

/** The lessons that home shows by themselves. */
export interface Places {
  /**
   * The newest one; for a visitor the newest that everybody may watch, where there is one. A member
   * without a plan has none, because "Today" names a free one.
   */
  readonly first: CatalogueLesson | undefined;
  /** The newest of the other kind; for a member without a first one the newest of both kinds. */
  readonly others: readonly CatalogueLesson[];
  /** The mini lesson among them, which its shelf leaves out. */
  readonly apart: CatalogueLesson | undefined;
}

/** @param tier of the last known plan; 0: none */
export function placesOf(
  { newest, newestMini, newestFree }: Pick<Shelves, 'newest' | 'newestMini' | 'newestFree'>,
  tier: number,
  isMember: boolean,
): Places {
  const some = (...lessons: readonly (CatalogueLesson | undefined)[]) =>
    lessons.filter((lesson) => lesson !== undefined);
  if (tier > 0 || !newestFree) {
    return { first: newest, others: some(newestMini), apart: newestMini };
  }
  return isMember
    ? { first: undefined, others: some(newest, newestMini), apart: newestMini }
    : { first: newestFree, others: some(newest), apart: newestFree };
}

/** The number of lessons on a shelf, including those not loaded yet. */
export function totalOn(shelf: ShelfName, { total, totalMiniLessons }: Catalogue): number {
  // The newest of each kind has a card of its own.
  const all = shelf === 'miniLessons' ? totalMiniLessons : total - totalMiniLessons;
  return Math.max(0, all - 1);
}
