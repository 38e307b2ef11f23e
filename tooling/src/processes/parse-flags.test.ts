import { parseFlags } from './parse-flags';

test('tells flags from words', () => {
  const { flags, words } = parseFlags(['mf-live', '--keep'], { flags: ['--keep'] });
  expect([...flags]).toEqual(['--keep']);
  expect(words).toEqual(['mf-live']);
});

test('names a flag that it does not know, and those that it does', () => {
  expect(() => parseFlags(['--kep'], { flags: ['--keep'] })).toThrow(
    'There is no option --kep. Known: --keep',
  );
});

test('a flag has no value', () => {
  expect(() => parseFlags(['--keep=no'], { flags: ['--keep'] })).toThrow(
    '--keep has no value: leave =no out.',
  );
});

test('what follows two dashes is a word', () => {
  const { flags, words } = parseFlags(['--keep', '--', '--keep'], { flags: ['--keep'] });
  expect([...flags]).toEqual(['--keep']);
  expect(words).toEqual(['--keep']);
});
