import type { Glossary } from './glossary-file';
import { WORD, type CutWord } from './lesson-words';
import { changeOf, type Change } from './sound-rules';

/** A word of a line in dialect (`said`) and its word in standard German (`written`). */
export interface Pair {
  /** Indexes of the words in both lines. */
  readonly said: number;
  readonly written: number;
  /** The regular change of letters; undefined: only the meaning or the place is the same. */
  readonly change?: Change | undefined;
  /** Whether the glossary gives this meaning. */
  readonly isMeant: boolean;
}

const ENDING = /(?:est|en|em|er|es|et|st|e|n|t|s)$/;
const stemOf = (word: string): string =>
  word
    .toLocaleLowerCase('de')
    .replace(/^ge(?=.{3,}(en|t)$)/, '')
    .replace(/(.)\1+/g, '$1')
    .replace(ENDING, '');

/** Strong verbs change their vowel: `gibt`, `geben`. */
const consonantsOf = (stem: string): string => stem.replace(/[aeiouäöüh]/g, '');

/** Whether the glossary gives a German word, in any form, as the meaning of a dialect word. */
function isMeant({ word }: CutWord, german: string, { entries }: Glossary): boolean {
  const stem = stemOf(german);
  const meanings = (entries.get(word ?? '')?.german ?? '').replace(/\b(der|die|das) /g, '');
  return [...meanings.matchAll(WORD)].some(([text]) => {
    const meant = stemOf(text);
    const consonants = consonantsOf(meant);
    const isStrong = consonants.length > 1 && consonants === consonantsOf(stem);
    const isPart = stem.length > 2 && (meant.startsWith(stem) || meant.endsWith(stem));
    return meant === stem || isStrong || isPart || (meant.length > 3 && stem.startsWith(meant));
  });
}

/** Whether two German words are one word in dialect: `Guten Tag` and `Grüezi`. */
const isPhrase = (one: Pair, other: Pair): boolean =>
  !one.change && !other.change && Math.abs(one.written - other.written) === 1;

/** Pairs words by their letters and meaning. Similar words at about the same place win. */
function alikePairs(said: readonly CutWord[], written: readonly string[], glossary: Glossary) {
  const candidates = said.flatMap((word, place) =>
    written.flatMap((text, index) => {
      const change = changeOf(word.text, text);
      const pair = { said: place, written: index, change, isMeant: isMeant(word, text, glossary) };
      const alike = Math.max(change ? 1.2 + 2.8 * change.likeness : 0, pair.isMeant ? 2.5 : 0);
      const apart = Math.abs(place / said.length - index / written.length);
      return alike > 0 ? [{ pair, score: alike - 3 * apart }] : [];
    }),
  );
  const pairs: Pair[] = [];
  for (const { pair, score } of candidates.sort((a, b) => b.score - a.score)) {
    const isTaken = pairs.some(
      (other) =>
        other.written === pair.written || (other.said === pair.said && !isPhrase(other, pair)),
    );
    if (!isTaken && score > 0.5) pairs.push(pair);
  }
  return pairs.sort((a, b) => a.written - b.written);
}

/** The longest sequence of pairs with the same order in both lines. */
function rowOf(pairs: readonly Pair[]): readonly Pair[] {
  const longest = (rows: readonly (readonly Pair[])[]) =>
    rows.reduce((best, row) => (row.length > best.length ? row : best), []);
  const rows: (readonly Pair[])[] = [];
  for (const pair of pairs) {
    rows.push([...longest(rows.filter((row) => (row.at(-1)?.said ?? 0) <= pair.said)), pair]);
  }
  return longest(rows);
}

/** Pronouns that the dialect may join with the verb: `häsch`, `gits`. */
export const PRONOUN = /^(ich|du|er|sie|es|wir|ihr)$/i;

/** The numbers between two numbers, without both. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);

/** Pairs the remaining words between two pairs: equally many, or one dialect word for several. */
function gapPairs(
  pairs: readonly Pair[],
  row: readonly Pair[],
  said: number,
  written: readonly string[],
): readonly Pair[] {
  let start = { said: -1, written: -1 };
  return [...row, { said, written: written.length }].flatMap((end): Pair[] => {
    const spoken = between(start.said, end.said).filter((at) =>
      pairs.every((pair) => pair.said !== at),
    );
    const others = between(start.written, end.written).filter(
      (at) => !PRONOUN.test(written[at] ?? '') && pairs.every((pair) => pair.written !== at),
    );
    start = end;
    if (spoken.length !== 1 && spoken.length !== others.length) return [];
    return others.map((at, index) => ({
      said: spoken[index] ?? spoken[0] ?? 0,
      written: at,
      isMeant: false,
    }));
  });
}

/**
 * Pairs the words of a line in dialect with those of the same line in standard German, by letters,
 * glossary and place.
 *
 * @returns pairs by their index in standard German, and the pairs whose order differs
 */
export function pairWords(
  said: readonly CutWord[],
  written: readonly string[],
  glossary: Glossary,
) {
  const alike = alikePairs(said, written, glossary);
  const row = rowOf(alike);
  const pairs = [...alike, ...gapPairs(alike, row, said.length, written)];
  return {
    pairs: new Map(pairs.map((pair) => [pair.written, pair])),
    moved: new Set(alike.filter((pair) => !row.includes(pair))),
  };
}
