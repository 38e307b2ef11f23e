import type { CatalogueLesson } from 'shared-contracts';

/** How many lessons of each shelf the first page holds. */
export interface FirstPageSizes {
  /** Lessons: the newest one, which home shows large, and the previous ones. */
  readonly lessons: number;
  readonly miniLessons: number;
}

/**
 * The first page holds what a visitor meets before scrolling far, so that its size – and with it
 * the time home takes – does not grow with the number of lessons. 12 cards fill whole rows in 1, 2,
 * 3, 4 or 6 columns, and so does every batch of 24 that home adds to them; 12 mini lessons do
 * likewise, and are a row that is still scrolled by hand on a phone. More of either, and home's page
 * no longer fits into what a server sends before the first answer (14 kB): with 24 it has 14.4 kB.
 */
export const FIRST_PAGE: FirstPageSizes = { lessons: 1 + 12, miniLessons: 1 + 4 };

/**
 * Divides the listed lessons into the first page and the rest; both keep the order.
 *
 * @param listed lessons and mini lessons, newest first
 */
export function splitCatalogue(
  listed: readonly CatalogueLesson[],
  sizes: FirstPageSizes = FIRST_PAGE,
): { readonly first: CatalogueLesson[]; readonly rest: CatalogueLesson[] } {
  const room = { ...sizes };
  const first: CatalogueLesson[] = [];
  const rest: CatalogueLesson[] = [];
  for (const lesson of listed) {
    const shelf = lesson.Type === 'mini_lesson' ? 'miniLessons' : 'lessons';
    if (room[shelf] > 0) {
      room[shelf] -= 1;
      first.push(lesson);
    } else {
      rest.push(lesson);
    }
  }
  return { first, rest };
}
