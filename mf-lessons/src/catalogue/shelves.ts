import type { Catalogue, CatalogueLesson } from 'shared-contracts';

/** The catalogue as the home screen shows it. */
export interface Shelves {
  /** Absent only when there is no lesson at all. */
  readonly newest: CatalogueLesson | undefined;
  readonly miniLessons: readonly CatalogueLesson[];
  readonly previous: readonly CatalogueLesson[];
}

const newestFirst = (a: CatalogueLesson, b: CatalogueLesson) => b.Date.localeCompare(a.Date);

/**
 * Sorts the catalogue onto the shelves of the home screen, each newest first. Recordings of live
 * lessons (`monday_lesson`) are reached from their lesson and stand on no shelf.
 *
 * @param catalogue in any order; lessons of one day keep theirs
 */
export function arrangeShelves(catalogue: Catalogue): Shelves {
  const ofType = (type: CatalogueLesson['Type']) =>
    catalogue.lessons.filter(({ Type }) => Type === type).sort(newestFirst);
  const [newest, ...previous] = ofType('lesson');
  return { newest, miniLessons: ofType('mini_lesson'), previous };
}

/** The listed lesson of that id; a lesson may also be reachable by link and not be listed. */
export const findLesson = (catalogue: Catalogue, id: string): CatalogueLesson | undefined =>
  catalogue.lessons.find(({ DocID }) => DocID === id);
