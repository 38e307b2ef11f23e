import MiniSearch from 'minisearch';
import type { CatalogueLesson } from 'shared-contracts';
import { fold } from 'common/fold';
import { newestFirst } from '../catalogue/shelves';

/** Standard German words of lessons, by lesson id. */
export type GermanWords = ReadonlyMap<string, string>;

export const NO_GERMAN: GermanWords = new Map();

export interface Finder {
  /**
   * Finds lessons by title, translation or standard German words. Each typed word must begin a
   * word. Without a result, one or two wrong letters are allowed.
   *
   * @param text as typed; empty finds all
   * @returns newest first
   */
  find(text: string): readonly CatalogueLesson[];
  /** Finds at most three similar lessons, for a text without a result. */
  nearest(text: string): readonly CatalogueLesson[];
}

/** Lessons indexed at a time; between portions the browser can paint and respond. */
const AT_A_TIME = 100;

const NEAREST = 3;
/** Share of wrong letters per word that `nearest` allows. */
const FAR = 0.45;

/** Whether folding leaves one letter of a word, as of `zzzz`, which begins too many words. */
const isNoWord = (word: string): boolean => word.length > 2 && fold(word).length < 2;

/** Wrong letters allowed in a folded word. */
const typos = (word: string): number => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0);

/**
 * Indexes lessons for the search.
 *
 * @param lessons in any order; of duplicates, the first counts
 */
export async function createFinder(
  lessons: readonly CatalogueLesson[],
  german: GermanWords = NO_GERMAN,
): Promise<Finder> {
  const unique = [...new Map([...lessons].reverse().map((each) => [each.DocID, each])).values()];
  const sortedLessons = unique.reverse().sort(newestFirst);
  const index = new MiniSearch<CatalogueLesson>({
    idField: 'DocID',
    fields: ['Title', 'Subtitle', 'german'],
    extractField: (each, field) =>
      field === 'german' ? (german.get(each.DocID) ?? '') : String(each[field as 'Title']),
    processTerm: fold,
  });
  await index.addAllAsync(sortedLessons, { chunkSize: AT_A_TIME });

  const idsOf = (text: string, fuzzy: false | typeof typos) =>
    new Set<unknown>(
      index
        .search(text, { combineWith: 'AND', prefix: true, fuzzy })
        .map(({ id }) => id as unknown),
    );
  return {
    find(text) {
      if (text === '') return sortedLessons;
      if (text.split(/\s+/).some(isNoWord)) return [];
      const exact = idsOf(text, false);
      const ids = exact.size > 0 ? exact : idsOf(text, typos);
      return sortedLessons.filter(({ DocID }) => ids.has(DocID));
    },
    nearest: (text) =>
      index
        .search(text, { prefix: true, fuzzy: FAR })
        .slice(0, NEAREST)
        .flatMap(({ id }) => sortedLessons.filter(({ DocID }) => DocID === id)),
  };
}
