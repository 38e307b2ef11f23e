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
