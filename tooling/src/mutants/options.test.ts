import { readOptions } from './options';

const AREAS = ['billing', 'slots'];
const read = (...args: string[]) => readOptions(args, AREAS, 99);

test('draws 300 of all areas by any seed', () => {
  expect(read()).toEqual({ seed: 99, count: 300, areas: AREAS });
});

test('seed, size and areas can be named', () => {
  expect(read('--seed', '7', '--count=40', '--areas', 'slots')).toEqual({
    seed: 7,
    count: 40,
    areas: ['slots'],
  });
});

test.each([
  [['--seed', 'x'], '--seed needs a whole number from 1 on, not "x".'],
  [['--count', '0'], '--count needs a whole number from 1 on, not "0".'],
  [['--areas', 'money'], 'There is no area "money". Known: billing, slots'],
  [['--fast'], 'There is no option --fast. Known: --seed …, --count …, --areas …'],
  [['--seed'], '--seed needs a whole number.'],
  [['7'], '"7" is no option.'],
])('%j says what is wrong', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
