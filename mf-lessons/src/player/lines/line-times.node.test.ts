import { cueAt, latestLine, lineBeside, lineTimes, sayings, turnsOf } from './line-times';

const times = [
  { line: 0, start: 2, end: 4 },
  { line: 1, start: 4, end: 6 },
  { line: 2, start: 8, end: 10 },
];

test('joins both languages; a line may be in one of them only', () => {
  const cue = (line: number, start: number) => ({ line, start, end: start + 1, text: 'x' });
  expect(lineTimes({ gsw: [cue(0, 1), cue(1, 3)], en: [cue(0, 1), cue(2, 5)] })).toEqual([
    { line: 0, start: 1, end: 2 },
    { line: 1, start: 3, end: 4 },
    { line: 2, start: 5, end: 6 },
  ]);
});

test.each([
  [0, undefined],
  [2, 0],
  [3.99, 0],
  [4, 1],
  [7, undefined],
  [11, undefined],
])('at %s s line %s is spoken', (position, line) => {
  expect(cueAt(times, position)?.line).toBe(line);
});

test.each([
  [0, undefined],
  [3, 0],
  [7, 1],
  [99, 2],
])('at %s s line %s began last', (position, line) => {
  expect(latestLine(times, position)?.line).toBe(line);
});

test.each([
  [0, 1, 0],
  [3, 1, 1],
  [9, 1, undefined],
  [9.5, -1, 2],
  [8.5, -1, 1],
  [0, -1, 0],
] as const)('from %s s, %s leads to line %s', (position, direction, line) => {
  expect(lineBeside(times, position, direction)?.line).toBe(line);
});

describe('a line that comes again', () => {
  const cue = (line: number, start: number, isAgain?: boolean) => ({
    line,
    start,
    end: start + 1,
    text: 'x',
    ...(isAgain && { isAgain }),
  });
  const cues = {
    gsw: [cue(0, 1), cue(1, 3), cue(0, 10, true), cue(0, 12, true), cue(1, 14, true)],
    en: [cue(0, 1), cue(1, 3), cue(0, 11, true)],
  };

  test('has the time at which it is said first', () => {
    expect(lineTimes(cues)).toEqual([
      { line: 0, start: 1, end: 2 },
      { line: 1, start: 3, end: 4 },
    ]);
  });

  test('is said and shown at each of its times, both languages in one order', () => {
    expect(sayings(cues).map(({ line, start }) => [line, start])).toEqual([
      [0, 1],
      [1, 3],
      [0, 10],
      [0, 11],
      [0, 12],
      [1, 14],
    ]);
  });

  test('takes one turn while it is practised', () => {
    expect(turnsOf(sayings(cues))).toEqual([
      { line: 0, start: 1, end: 2 },
      { line: 1, start: 3, end: 4 },
      { line: 0, start: 10, end: 13 },
      { line: 1, start: 14, end: 15 },
    ]);
  });
});
