type Rules = readonly (readonly [pattern: RegExp, same: string])[];

/**
 * Spellings of one sound. Unlike the search's `fold`, they distinguish a vowel from its umlaut,
 * `ie` from `i` and `ch` from `k`, because these make other words. `K` stands for gg, ck and kk.
 */
const ALIKE: Rules = [
  [/ß/g, 'ss'],
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/y/g, 'i'],
  [/ei|ai/g, 'äi'],
  [/eu/g, 'öi'],
  [/sch(?=[tp])/g, 's'],
  [/ph|v/g, 'f'],
  [/dt|th/g, 't'],
  [/tz/g, 'z'],
  [/chs|c?ks|^gs/g, 'x'],
  [/gg|ck|kk/g, 'K'],
  [/c(?!h)/g, 'k'],
  [/([aeèiouäöü])h(?![aeèiouäöü])/g, '$1'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Equal only in long words; short ones would be other words: de and Tee, säg and Sack. */
const ALIKE_IN_LONG: Rules = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/(\p{L})\1+/gu, '$1'],
];

const LONG = 4;

const apply = (rules: Rules, word: string): string =>
  rules.reduce((text, [pattern, same]) => text.replace(pattern, same), word);

/** Reduces a word to its sounds, for comparison only. */
export const soundOf = (word: string): string =>
  apply(ALIKE, word).replace(/è/g, 'e').replace(/K/g, 'k');

/** All sound forms of a word. Two spellings of one word share a form. */
function formsOf(word: string): readonly string[] {
  const sounds = apply(ALIKE, word);
  const forms = [soundOf(word)];
  if (sounds.length < LONG) return forms;
  const long = apply(ALIKE_IN_LONG, sounds);
  for (const open of ['e', 'ä']) {
    for (const strong of ['k', 'g']) {
      forms.push(long.replace(/è/g, open).replace(/K/g, strong).replace(/gg|kk/g, strong));
    }
  }
  return forms;
}

/** Readings of an answer: without umlaut keys, learners type ue for ü; `ue` is a sound, too. */
const readings = (typed: string): readonly string[] =>
  typed.includes('ue') ? [typed, typed.replace(/ue/g, 'ü')] : [typed];

/**
 * Whether two words are spellings of the same word.
 *
 * @param expected a word in small letters, in Dieth spelling
 * @param typed a word in small letters
 */
export function isSpelling(expected: string, typed: string): boolean {
  const forms = formsOf(expected);
  return readings(typed).some((reading) => formsOf(reading).some((form) => forms.includes(form)));
}

const withoutDoubled = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');

/**
 * Whether two long words differ only in the length of their sounds. Lessons write both: Mittag,
 * Mittaag.
 */
export const isLongerOnly = (word: string, answer: string) =>
  Math.max(word.length, answer.length) > LONG && withoutDoubled(word) === withoutDoubled(answer);
