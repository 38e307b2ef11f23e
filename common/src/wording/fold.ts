/**
 * Spellings that sound the same, in the order in which `fold` unifies them. Dialect has no fixed
 * spelling, and speakers of German or English type other spellings.
 */
const ALIKE: readonly (readonly [pattern: RegExp, same: string])[] = [
  // Remove accents and umlaut dots, and the e that replaces the dots: Bärg, Baerg, Barg.
  [/[\u0300-\u036f]/g, ''],
  [/ß/g, 'ss'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  // Zyt, Zit, Ziit, Ziet; Äis, Eis, Ais.
  [/[ae][iy]/g, 'ai'],
  [/ie|y/g, 'i'],
  // Schtadt and Stadt, Schpil and Spil; Stadt and Stat, Rugge and Ruge, Bileet and Bilet.
  [/sch(?=[tp])/g, 's'],
  [/dt|th/g, 't'],
  [/ph|v/g, 'f'],
  [/ck|kh|c(?!h)/g, 'k'],
  [/chs|[kg]+s/g, 'x'],
  [/t[sz]|z+/g, 'z'],
  // Chind and Kind.
  [/^ch/, 'k'],
  // A long vowel: Baanhof, Bahnhof.
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/([a-z])\1+/g, '$1'],
];

/**
 * Folds a word to the form of the search index, in which all its spellings are equal. Used for
 * lessons and for typed words; not for reading.
 *
 * @returns empty if no letter is left
 */
export const fold = (word: string): string =>
  ALIKE.reduce(
    (folded, [pattern, same]) => folded.replace(pattern, same),
    word.toLowerCase().normalize('NFD'),
  );

/** The folded words of a text; parts without a letter or digit are dropped. */
export const foldedWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
