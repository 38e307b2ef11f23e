import { isLongerOnly, isSpelling, soundOf } from './dialect-spelling';
import { isSlip } from './one-slip';

/**
 * Verdict on a typed answer: the exact words, another spelling, one slip away, or other words.
 * Source: docs/lessons.md, Typed answers.
 */
export type AnswerVerdict = 'exact' | 'spelling' | 'slip' | 'other';

/** The words of a text in small letters, without punctuation and apostrophes. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Different words that the spelling rules would take for the same: today and hat, for and fire,
 * thank and refuel. A deck has too few words to tell them apart.
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

/** Whether the answer lacks only the article of a noun. */
const lacksArticle = (expected: readonly string[], typed: readonly string[]): boolean =>
  expected.length === typed.length + 1 && typed.length > 0 && ARTICLES.includes(expected[0] ?? '');

/** A spelling is at most twice as long as its word, so longer answers need no check. */
const isTooLong = (expected: string, typed: string) => typed.length > 3 * expected.length + 40;

/**
 * Judges a typed answer. Capital letters, punctuation, apostrophes and outer spaces never count. An
 * answer without a letter is `other`. Source: docs/lessons.md, Typed answers.
 *
 * @param expected the right answer in Dieth spelling; a word or a phrase
 * @param typed the learner's answer, of any length
 * @param others other words or texts that the learner may mean; `expected` may be among them
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
  // Words written together or apart: uf em, ufem.
  if (isSame(asked.join(''), given.join(''))) return 'spelling';
  if (!lacksArticle(asked, given)) return 'other';
  return asked.slice(1).every((word, at) => isSame(word, given[at]!)) ? 'slip' : 'other';
}
