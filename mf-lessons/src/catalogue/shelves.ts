import type { Catalogue, CatalogueLesson } from 'shared-contracts';

/** Shelves of home that can show more than the first page. */
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

/** Sorts by ISO date as text. `localeCompare` would first load language tables. */
export const newestFirst = ({ Date: a }: CatalogueLesson, { Date: b }: CatalogueLesson): number =>
  a === b ? 0 : a < b ? 1 : -1;

/** Free lessons first, each group newest first. */
const freeFirst = (a: CatalogueLesson, b: CatalogueLesson): number =>
  Number(b.isFree) - Number(a.isFree) || newestFirst(a, b);

const ORDER_ON = { miniLessons: freeFirst, previous: newestFirst } as const;

/** The lessons of a shelf, sorted. */
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

/** The lessons that home shows outside the shelves. */
export interface Places {
  /**
   * The newest lesson; for a visitor the newest free one, if any. None for a member without a plan,
   * because "Today" names a free one.
   */
  readonly first: CatalogueLesson | undefined;
  /** The newest of the other kind; without `first`, the newest of both kinds. */
  readonly others: readonly CatalogueLesson[];
  /** The mini lesson among them; its shelf leaves it out. */
  readonly apart: CatalogueLesson | undefined;
}

/** @param tier of the last known plan; 0: none */
export function placesOf(
  { newest, newestMini, newestFree }: Pick<Shelves, 'newest' | 'newestMini' | 'newestFree'>,
  tier: number,
  isMember: boolean,
): Places {
  const definedOf = (...lessons: readonly (CatalogueLesson | undefined)[]) =>
    lessons.filter((lesson) => lesson !== undefined);
  if (tier > 0 || !newestFree) {
    return { first: newest, others: definedOf(newestMini), apart: newestMini };
  }
  return isMember
    ? { first: undefined, others: definedOf(newest, newestMini), apart: newestMini }
    : { first: newestFree, others: definedOf(newest), apart: newestFree };
}

/** The number of lessons on a shelf, including those not loaded yet. */
export function totalOn(shelf: ShelfName, { total, totalMiniLessons }: Catalogue): number {
  // The newest lesson of each kind is shown outside its shelf.
  const all = shelf === 'miniLessons' ? totalMiniLessons : total - totalMiniLessons;
  return Math.max(0, all - 1);
}
