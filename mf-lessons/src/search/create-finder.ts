import MiniSearch from 'minisearch';
import type { CatalogueLesson } from 'shared-contracts';
import { fold } from 'common/fold';
import { newestFirst } from '../catalogue/shelves';

/** Standard German words of lessons, by `DocID`. */
export type GermanWords = ReadonlyMap<string, string>;

export const NO_GERMAN: GermanWords = new Map();

export interface Finder {
  /**
   * Finds lessons by their title, its translation or their standard German words: a word must begin
   * with each typed word. Without a result it allows one or two wrong letters.
   *
   * @param text as typed; empty finds all
   * @returns newest first
   */
  find(text: string): readonly CatalogueLesson[];
  /** The lessons that are nearest to a text for which `find` has none, at most three. */
  nearest(text: string): readonly CatalogueLesson[];
}

/** Lessons that are indexed at a time; between two portions the browser can paint and respond. */
const AT_A_TIME = 100;

/** How many lessons are nearest. */
const NEAREST = 3;
/** Share of its letters that may be wrong in a word of the nearest lessons. */
const FAR = 0.45;

/** Whether nothing is left of a word but one letter, as of `zzzz`: that begins too many words. */
const isNoWord = (word: string): boolean => word.length > 2 && fold(word).length < 2;

/** Wrong letters allowed in a folded word. */
const typos = (word: string): number => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0);

/**
 * Indexes lessons for the search.
 *
 * @param lessons in any order; of two with the same id, the first counts
 */
export async function createFinder(
  lessons: readonly CatalogueLesson[],
  german: GermanWords = NO_GERMAN,
): Promise<Finder> {
  const unique = [...new Map([...lessons].reverse().map((each) => [each.DocID, each])).values()];
  const sorted = unique.reverse().sort(newestFirst);
  const index = new MiniSearch<CatalogueLesson>({
    idField: 'DocID',
    fields: ['Title', 'Subtitle', 'german'],
    extractField: (each, field) =>
      field === 'german' ? (german.get(each.DocID) ?? '') : String(each[field as 'Title']),
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
      if (text.split(/\s+/).some(isNoWord)) return [];
      const exact = idsOf(text, false);
      const ids = exact.size > 0 ? exact : idsOf(text, typos);
      return sorted.filter(({ DocID }) => ids.has(DocID));
    },
    nearest: (text) =>
      index
        .search(text, { prefix: true, fuzzy: FAR })
        .slice(0, NEAREST)
        .flatMap(({ id }) => sorted.filter(({ DocID }) => DocID === id)),
  };
}
