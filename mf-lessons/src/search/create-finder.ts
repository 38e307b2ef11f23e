import MiniSearch from 'minisearch';
import type { CatalogueLesson } from 'shared-contracts';
import { fold } from './fold';

export interface Finder {
  /**
   * Lessons in whose title or translation every word begins a word; only when there is none, those
   * that come close, with a letter or two mistyped.
   *
   * @param text as typed; empty finds all
   * @returns newest first
   */
  find(text: string): readonly CatalogueLesson[];
}

/** Lessons between which the browser may paint and answer while the index is made. */
const AT_A_TIME = 100;

/** How many letters may be wrong in a word that was folded. */
const typos = (word: string): number => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0);

/** ISO 8601 sorts as text. */
const newestFirst = ({ Date: a }: CatalogueLesson, { Date: b }: CatalogueLesson) =>
  a === b ? 0 : a < b ? 1 : -1;

/**
 * Indexes lessons for the search.
 *
 * @param lessons in any order; of two with one id the first counts
 */
export async function createFinder(lessons: readonly CatalogueLesson[]): Promise<Finder> {
  const unique = [...new Map([...lessons].reverse().map((each) => [each.DocID, each])).values()];
  const sorted = unique.reverse().sort(newestFirst);
  const index = new MiniSearch<CatalogueLesson>({
    idField: 'DocID',
    fields: ['Title', 'Subtitle'],
    processTerm: fold,
  });
  await index.addAllAsync(sorted, { chunkSize: AT_A_TIME });

  const idsOf = (text: string, fuzzy: false | typeof typos) =>
    new Set<unknown>(
      index
        .search(text, { combineWith: 'AND', prefix: true, fuzzy })
        .map(({ id }) => id as unknown),
    );
  return {
    find(text) {
      if (text === '') return sorted;
      const exact = idsOf(text, false);
      const found = exact.size > 0 ? exact : idsOf(text, typos);
      return sorted.filter(({ DocID }) => found.has(DocID));
    },
  };
}
