import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeAnswer, type AnswerVerdict } from './judge-answer';

type Pair = readonly [expected: string, typed: string];

const LESSONS = join(__dirname, '../../../firebase/content/lessons');

/** All cards and lines in dialect that the school ships. */
const taught = readdirSync(LESSONS).flatMap((id) => {
  const read = (name: string) => readFileSync(join(LESSONS, id, name), 'utf8');
  const cards = read('flashcards.txt').split('\n');
  const lines = read('text.txt').split('\n\n');
  return [
    ...cards.map((card) => card.split('=')[0] ?? ''),
    ...lines.map((pair) => pair.split('\n').find((line) => !line.startsWith('[')) ?? ''),
  ];
});
const words = [...new Set(taught.flatMap((text) => text.split(/\s+/)))];

const sections = readFileSync(join(__dirname, 'judge-answer.pairs.txt'), 'utf8').split('\n# ');
const pairsOf = (title: string): readonly Pair[] =>
  (sections.find((section) => section.startsWith(title)) ?? '')
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => line.split(' = ') as [string, string]);

const same = pairsOf('the same word');
const slips = pairsOf('one slip');
const different = pairsOf('another word');

const judgedAs = (pairs: readonly Pair[], others: readonly string[], wanted: AnswerVerdict[]) =>
  pairs.filter(([expected, typed]) => wanted.includes(judgeAnswer(expected, typed, others)));

describe('measured by pairs of words', () => {
  test('there are enough of them, and none twice', () => {
    expect(same.length).toBeGreaterThanOrEqual(300);
    expect(different.length).toBeGreaterThanOrEqual(300);
    const all = [...same, ...slips, ...different].map((pair) => pair.join(' = '));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    ['beside all words of the lessons', words, 0.01],
    // A deck has few words, so more of the others count there.
    ['beside no other word', [], 0.02],
  ])('%s, 95 of 100 spellings count, and hardly another word', (_, others, most) => {
    const counted = judgedAs(same, others, ['exact', 'spelling']);
    expect(counted.length / same.length).toBeGreaterThanOrEqual(0.95);
    const accepted = judgedAs(different, others, ['exact', 'spelling', 'slip']);
    expect(accepted.length / different.length).toBeLessThanOrEqual(most);
  });

  test('a slip is neither right nor another word', () => {
    expect(judgedAs(slips, words, ['slip']).length / slips.length).toBeGreaterThanOrEqual(0.95);
  });

  test('every side of a card is its own answer', () => {
    const sides = taught.filter((side) => /\p{L}/u.test(side));
    expect(sides.filter((side) => judgeAnswer(side, side, taught) !== 'exact')).toEqual([]);
  });
});

describe('verdicts', () => {
  test.each([
    ['small letters', 'de Fründ', 'DE FRÜND'],
    ['punctuation', 'Törf ich …?', 'törf ich'],
    ['spaces', 'uf Widerluege', '  uf   widerluege '],
    ['an apostrophe', 'wie gaats', 'wie gaat’s'],
    ['how the letter is made', 'grüezi', 'gru\u0308ezi'],
  ])('exact: %s', (_, expected, typed) => {
    expect(judgeAnswer(expected, typed, [])).toBe('exact');
  });

  test('a known word is that word, not another spelling', () => {
    expect(judgeAnswer('lade', 'laade', ['fahre'])).toBe('spelling');
    expect(judgeAnswer('bade', 'bate', ['fahre'])).toBe('spelling');
    expect(judgeAnswer('bade', 'bate', ['de Bate'])).toBe('other');
  });

  test('a slip that makes a known word is that word, in any spelling', () => {
    expect(judgeAnswer('Gschichte', 'Gschiichtle', ['Gschirr'])).toBe('slip');
    expect(judgeAnswer('Gschichte', 'Gschiichtle', ['es Gschichtle'])).toBe('other');
  });

  test('the words of the answer itself do not count as other words', () => {
    expect(judgeAnswer('s Oor, d Oore', 's Ohr, d Ohre', ['s Oor, d Oore'])).toBe('spelling');
  });

  test.each([
    ['one word of a phrase', 'ich gang is Telefoonbüechli', 'ich gang is Telfoonbüechli', 'slip'],
    ['two words of a phrase', 'Telefoon und Computer', 'Telfoon und Compter', 'other'],
    ['a missing word', 'das tuet mer läid', 'das tuet läid', 'other'],
    ['another order', 'ich bi ggange', 'ggange bi ich', 'other'],
    ['a word too many', 'ich bi ggange', 'ich bi doch ggange', 'other'],
    ['written together', 'uf em Bèrg', 'ufem Berg', 'spelling'],
    ['the article left out', 'de Fründ', 'Fründ', 'slip'],
    ['another article', 'de Fründ', 'd Fründ', 'other'],
    ['only the article', 'de Fründ', 'de', 'other'],
    ['the first letter', 'Geburtstaag', 'Heburtstaag', 'other'],
    ['the ending', 'schaffsch', 'schaffscht', 'other'],
  ])('%s: %s, %s: %s', (_, expected, typed, verdict) => {
    expect(judgeAnswer(expected, typed, [])).toBe(verdict);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['emoji', '🧀🇨🇭👩‍👩‍👧'],
    ['only signs', '…?!'],
    ['only accents', '\u0308\u0308'],
    ['half of an emoji', '\ud83e'],
    ['another script', 'チーズ'],
  ])('another word: %s', (_, typed) => {
    expect(judgeAnswer('Chääs', typed, ['Chääs'])).toBe('other');
  });

  test('5,000 characters of any kind are another word, at once', () => {
    const began = performance.now();
    for (const letter of ['ä', 'a ', '🧀', 'h', '\u0308', "'"]) {
      expect(judgeAnswer('Chääs', letter.repeat(5000), words)).toBe('other');
      expect(judgeAnswer('Chääs '.repeat(1000), letter.repeat(5000), words)).toBe('other');
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
