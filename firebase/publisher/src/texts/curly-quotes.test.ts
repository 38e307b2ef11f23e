import { Problems } from '../problems';
import { curlyQuotes } from './curly-quotes';
import { checkFlashcards } from './flashcards';
import { checkLessonText } from './lesson-texts';

test.each([
  ["It's Mia's.", 'It’s Mia’s.'],
  ["Parents' evening", 'Parents’ evening'],
  ['"Don\'t stir!", she says.', '“Don’t stir!”, she says.'],
  ['She says: "Ah" (or "oh").', 'She says: “Ah” (or “oh”).'],
  ["They call it 'Böögg'.", 'They call it ‘Böögg’.'],
  ['“It’s said already.”', '“It’s said already.”'],
  ['', ''],
])('%s is set as %s', (typed, set) => {
  expect(curlyQuotes(typed)).toBe(set);
});

test('lines and cards have curly quotes in English, but not in dialect', () => {
  const problems = new Problems();
  const text = "Säg 'ch'!\nIt's \"ch\".\n";
  expect(checkLessonText(text, 'text.txt', problems).Text).toBe("Säg 'ch'!\nIt’s “ch”.");
  expect(checkFlashcards("das isch's = that's it\n", 'flashcards.txt', problems)).toEqual([
    { SwissGerman: "das isch's", English: 'that’s it' },
  ]);
  problems.throwIfAny();
});
