type Rules = readonly (readonly [pattern: RegExp, same: string])[];

/**
 * Spellings of one sound. Unlike `fold` of the search they keep a vowel from its umlaut, `ie` from
 * `i` and `ch` from `k`, because these make other words. `K` stands for gg, ck and kk.
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

/** In short words these make another word: de and Tee, säg and Sack. */
const ALIKE_IN_LONG: Rules = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/(\p{L})\1+/gu, '$1'],
];

const LONG = 4;

const apply = (rules: Rules, word: string): string =>
  rules.reduce((text, [pattern, same]) => text.replace(pattern, same), word);

/** A word by its sounds, to compare with another one; not meant for reading. */
export const soundOf = (word: string): string =>
  apply(ALIKE, word).replace(/è/g, 'e').replace(/K/g, 'k');

/** All forms that stand for the word. Two spellings of one word share a form. */
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

/** Who has no umlauts types ue; it is a sound of its own too, so only the answer is read so. */
const readings = (typed: string): readonly string[] =>
  typed.includes('ue') ? [typed, typed.replace(/ue/g, 'ü')] : [typed];

/**
 * Whether both are spellings of one word.
 *
 * @param expected a word in small letters, in Dieth spelling
 * @param typed a word in small letters
 */
export function isSpelling(expected: string, typed: string): boolean {
  const forms = formsOf(expected);
  return readings(typed).some((reading) => formsOf(reading).some((form) => forms.includes(form)));
}

const lengthless = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');

/**
 * Whether long words differ in nothing but how long their sounds are. Lessons write them both ways:
 * Mittag, Mittaag.
 */
export const isLongerOnly = (word: string, answer: string) =>
  Math.max(word.length, answer.length) > LONG && lengthless(word) === lengthless(answer);
