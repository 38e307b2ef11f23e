import type { LessonLine } from 'common';
import { previewOf } from './preview';

const line = (SwissGerman: string): LessonLine => ({ SwissGerman, English: 'x' });
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => line(`Satz ${String(index).padStart(3)}`));

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [12, 2],
  [100, 2],
])('of %d lines shows the first %d', (all, shown) => {
  expect(previewOf(lines(all))).toEqual(lines(all).slice(0, shown));
});

test('never shows more than a third of the words, however long the first lines are', () => {
  const long = line('e'.repeat(60));
  const short = line('e'.repeat(10));
  expect(previewOf([long, short, short, short, short, short])).toEqual([]);
  expect(previewOf([short, long, short, short, short, short])).toEqual([short]);
});
