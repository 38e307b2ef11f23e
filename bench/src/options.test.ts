import { readOptions } from './options';

const known = [
  { name: 'home', isInQuick: true },
  { name: 'video', isInQuick: false },
];

test('measures everything unless it is told otherwise', () => {
  expect(readOptions([], known)).toMatchObject({
    cases: ['home', 'video'],
    isComplete: true,
    isCheck: false,
    rounds: { measured: 9 },
  });
});

test('is quick with the main cases and fewer rounds', () => {
  expect(readOptions(['--quick', '--check'], known)).toMatchObject({
    cases: ['home'],
    isComplete: false,
    isCheck: true,
    rounds: { measured: 3 },
  });
});

test('measures the named cases in their own order', () => {
  expect(readOptions(['--only', 'video,home'], known)).toMatchObject({
    cases: ['home', 'video'],
    isComplete: true,
  });
});

test('measures a case that the quick bench leaves out when it is named', () => {
  const { cases, rounds } = readOptions(['--quick', '--only', 'video'], known);
  expect({ cases, rounds: rounds.measured }).toEqual({ cases: ['video'], rounds: 3 });
});

test.each([
  [['--fast'], 'There is no option --fast. Known: --only …, --quick, --check'],
  [['--only', 'homes'], 'There is no case "homes" to measure. Known: home, video'],
  [['--only'], '--only needs the names of cases, as in "--only home,video": home, video'],
  [['video'], '"video" is no option. --only needs the names of cases'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args, known)).toThrow(message);
});

test('lets Lighthouse judge alone', () => {
  expect(readOptions(['--lighthouse'], known).isLighthouse).toBe(true);
  expect(readOptions([], known).isLighthouse).toBe(false);
  for (const other of [['--quick'], ['--only', 'home']]) {
    expect(() => readOptions(['--lighthouse', ...other], known)).toThrow(/leave the other options/);
  }
});
