import { fold } from 'common/fold';

/** Replaces dialect sounds and the German ones by one spelling, in this order, before `fold`. */
const SOUNDS: readonly (readonly [pattern: RegExp, same: string])[] = [
  // Schtadt and Stadt.
  [/sch(?=[pt])/g, 's'],
  // Huus and Haus, Lüüt and Leute, Ziit and Zeit.
  [/uu|au/g, 'u'],
  [/üü|eu|äu|öi/g, 'ü'],
  [/ii|[eä]i/g, 'i'],
  // Chind and Kind, Bärg and Berg, mache and machen.
  [/(?<!s)c[hk]/g, 'k'],
  [/ä/g, 'e'],
  [/(?<=\p{L}{2})en?$/u, ''],
];

/** Words that sound like a German one, but mislead a speaker of German. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['Täler', 'Platte', 'Jass', 'Näll', 'Böögg']);

const soundOf = (word: string): string =>
  fold(SOUNDS.reduce((text, [pattern, same]) => text.replace(pattern, same), word.toLowerCase()));

/**
 * Whether a word differs from standard German only by regular sounds, so that a speaker of German
 * understands it. Source: docs/lessons.md, Own words.
 *
 * @param word base form in dialect
 * @param german from the glossary: `die Zeit`, `zahlen, bezahlen`; the first counts. A word with
 *   several meanings, separated by `;`, is never near
 */
export function isNearGerman(word: string, german: string): boolean {
  if (german.includes(';') || FALSE_FRIENDS.has(word)) return false;
  const [first = ''] = german.replace(/\(.*?\)/g, '').split(/[,;/]/);
  return soundOf(word) === soundOf(first.trim().replace(/^(?:der|die|das) /, ''));
}
