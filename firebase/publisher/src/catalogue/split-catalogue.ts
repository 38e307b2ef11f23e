import { FIRST_PAGE, type CatalogueLesson, type FirstPageSizes } from 'shared-contracts';

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
