import { playedRanges } from '../../testing/fake-video';
import { heardLines } from './heard-lines';

const TIMES = [
  { line: 0, start: 1, end: 3 },
  { line: 1, start: 3, end: 5 },
  { line: 2, start: 6, end: 8 },
];

test.each<[string, [number, number][], number]>([
  ['all', [[0, 10]], 3],
  ['none before it has played', [], 0],
  [
    'not the ones that were skipped',
    [
      [0, 3.2],
      [7.5, 10],
    ],
    1,
  ],
  [
    'one that was heard in two parts',
    [
      [0, 2],
      [2, 3.5],
    ],
    1,
  ],
  ['one that was paused just before its end', [[1, 2.96]], 1],
  ['one only that was heard from the middle', [[4, 8]], 1],
])('counts %s', (_, played, expected) => {
  expect(heardLines(TIMES, playedRanges(...played))).toBe(expected);
});
