/**
 * What is written differently and sounds alike, in the order in which it is made equal. Dialect has
 * no fixed spelling, and who comes from standard German or English types yet another one.
 */
const ALIKE: readonly (readonly [pattern: RegExp, same: string])[] = [
  // Accents and dots go, and the e that stands for dots: Bärg, Baerg, Barg.
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
 * A word as the index knows it: spellings of one word come out alike. It is meant for comparing, not
 * for reading, and is applied to the lessons and to what is typed.
 *
 * @returns empty when nothing of the word is left
 */
export const fold = (word: string): string =>
  ALIKE.reduce(
    (folded, [pattern, same]) => folded.replace(pattern, same),
    word.toLowerCase().normalize('NFD'),
  );
