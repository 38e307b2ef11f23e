import { isLongerOnly, isSpelling, soundOf } from './dialect-spelling';
import { isSlip } from './one-slip';

/**
 * What a typed answer is: the words as they stand, another spelling of them, one slip away from
 * them, or other words. Source: docs/lessons.md, Typed answers.
 */
export type AnswerVerdict = 'exact' | 'spelling' | 'slip' | 'other';

/** The words of a text in small letters; marks, signs and apostrophes are none. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Words that sound alike to the rules, and are others: today and hat, for and fire, thank and
 * refuel. The words of a deck are too few to tell.
 */
const APART: readonly string[] = [
  ...['hüt', 'hüüt', 'huet', 'für', 'füür', 'gäll', 'gääl', 'wil', 'wiil', 'wiiss', 'wiis'],
  ...[
    'stadt',
    'statt',
    'staat',
    'offe',
    'ofe',
    'jagge',
    'jage',
    'wider',
    'wiiter',
    'wise',
    'wiise',
  ],
  ...['danke', 'tanke', 'packe', 'backe', 'dorf', 'torf', 'läider', 'läiter', 'rate', 'raate'],
];

const ARTICLES: readonly string[] = ['d', 'de', 'di', 's', 'en', 'e', 'es'];

/** Whether only the article of a noun is left out. */
const lacksArticle = (expected: readonly string[], typed: readonly string[]): boolean =>
  expected.length === typed.length + 1 && typed.length > 0 && ARTICLES.includes(expected[0] ?? '');

/** No spelling is longer than twice its word, so a long answer needs no reading. */
const isTooLong = (expected: string, typed: string) => typed.length > 3 * expected.length + 40;

/**
 * Judges a typed answer. Capital letters, punctuation, apostrophes and outer spaces never count. An
 * answer without a letter is another word. Source: docs/lessons.md, Typed answers.
 *
 * @param expected what was asked, in Dieth spelling; a word or a phrase
 * @param typed the learner's answer, of any length
 * @param others words or texts that may be meant instead; `expected` may be among them
 */
export function judgeAnswer(
  expected: string,
  typed: string,
  others: Iterable<string>,
): AnswerVerdict {
  if (isTooLong(expected, typed)) return 'other';
  const asked = wordsOf(expected);
  const given = wordsOf(typed);
  if (asked.length === 0 || given.length === 0) return 'other';
  if (asked.join(' ') === given.join(' ')) return 'exact';

  const known = new Set<string>();
  for (const text of others) for (const word of wordsOf(text)) known.add(word);
  const apart = new Set(APART);
  for (const word of asked) {
    known.delete(word);
    apart.delete(word);
  }
  const isOther = (word: string, answer: string) =>
    apart.has(answer) || (known.has(answer) && !isLongerOnly(word, answer));
  const isSame = (word: string, answer: string) =>
    word === answer || (isSpelling(word, answer) && !isOther(word, answer));

  if (asked.length === given.length) {
    const wrong = asked.flatMap((word, at) => (isSame(word, given[at]!) ? [] : [at]));
    const [at] = wrong;
    if (at === undefined) return 'spelling';
    if (wrong.length > 1 || !isSlip(asked[at]!, given[at]!)) return 'other';
    const sound = soundOf(given[at]!);
    for (const word of known) if (soundOf(word) === sound) return 'other';
    return 'slip';
  }
  // Words that were written together or apart: uf em, ufem.
  if (isSame(asked.join(''), given.join(''))) return 'spelling';
  if (!lacksArticle(asked, given)) return 'other';
  return asked.slice(1).every((word, at) => isSame(word, given[at]!)) ? 'slip' : 'other';
}
