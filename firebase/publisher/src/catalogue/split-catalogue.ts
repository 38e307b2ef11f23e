import { FIRST_PAGE, type CatalogueLesson, type FirstPageSizes } from 'shared-contracts';

/**
 * Picks the mini lessons of the first page: the newest, then free ones, then those of a plan, each
 * newest first. So a visitor sees free lessons without loading more.
 */
function chosenMinis(
  listed: readonly CatalogueLesson[],
  room: number,
): ReadonlySet<CatalogueLesson> {
  const [newest, ...others] = listed.filter(({ Type }) => Type === 'mini_lesson');
  const free = others.filter(({ isFree }) => isFree);
  const paid = others.filter(({ isFree }) => !isFree);
  return new Set([...(newest ? [newest] : []), ...free, ...paid].slice(0, room));
}

/**
 * Divides the listed lessons into the first page and the rest; both keep the order.
 *
 * @param listed lessons and mini lessons, newest first
 */
export function splitCatalogue(
  listed: readonly CatalogueLesson[],
  sizes: FirstPageSizes = FIRST_PAGE,
): { readonly first: CatalogueLesson[]; readonly rest: CatalogueLesson[] } {
  const minis = chosenMinis(listed, sizes.miniLessons);
  let room = sizes.lessons;
  const first: CatalogueLesson[] = [];
  const rest: CatalogueLesson[] = [];
  for (const lesson of listed) {
    const isFirst = lesson.Type === 'mini_lesson' ? minis.has(lesson) : room-- > 0;
    (isFirst ? first : rest).push(lesson);
  }
  return { first, rest };
}
