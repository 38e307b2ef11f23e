import { fold } from 'common/fold';

/** Sounds that dialect has in place of others, made one, in this order. `fold` does the rest. */
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

/** Words that sound like a German one, and mean something else or nothing to who speaks German. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['Täler', 'Platte', 'Jass', 'Näll', 'Böögg']);

const soundOf = (word: string): string =>
  fold(SOUNDS.reduce((text, [pattern, same]) => text.replace(pattern, same), word.toLowerCase()));

/**
 * Whether a word differs from standard German by nothing but regular sounds, so that who speaks
 * German understands it. Source: docs/lessons.md, Own words.
 *
 * @param word base form in dialect
 * @param german as the glossary says it: `die Zeit`, `zahlen, bezahlen`; the first counts.
 *   A `;` parts several meanings, of which German says one at most
 */
export function isNearGerman(word: string, german: string): boolean {
  if (german.includes(';') || FALSE_FRIENDS.has(word)) return false;
  const [first = ''] = german.replace(/\(.*?\)/g, '').split(/[,;/]/);
  return soundOf(word) === soundOf(first.trim().replace(/^(?:der|die|das) /, ''));
}
