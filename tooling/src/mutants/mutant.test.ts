import { lineOf, applyMutant, shortChange } from './mutant';

test('a mutant is another text, and the rest stays', () => {
  const mutant = { file: 'a.ts', start: 2, end: 4, replacement: '>', change: '' };
  expect(applyMutant('a >= b', mutant)).toBe('a > b');
});

test.each([
  [0, 1, 'one'],
  [4, 2, 'two'],
  [7, 2, 'two'],
])('what begins at %i is in line %i', (start, number, text) => {
  expect(lineOf('one\n  two\nthree', { start })).toEqual({ number, text });
});

test('a change in short has one line, and ends early', () => {
  expect(shortChange('a\n  && b', 'c')).toBe('a && b → c');
  const [from = ''] = shortChange('x'.repeat(80), 'c').split(' → ');
  expect(from).toBe(`${'x'.repeat(57)}...`);
});
