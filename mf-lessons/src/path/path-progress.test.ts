import { lesson } from '../testing/catalogue';
import { understoodOf } from './path-progress';
import { aPath } from './testing/a-path';

const free = { Type: 'mini_lesson', isFree: true } as const;
const lessons = new Map(
  [
    lesson('a', { Duration: 130 }),
    lesson('b', { ...free, Duration: 25 }),
    lesson('c', { Duration: 140 }),
    lesson('d', { ...free, Duration: 35 }),
    lesson('e'),
  ].map((one) => [one.DocID, one] as const),
);
describe('understood', () => {
  const path = aPath({ levels: [['a', 'b'], ['c'], ['d'], ['e'], []] });

  test('is nothing at first', () => {
    expect(understoodOf(path, {}, lessons)).toEqual({ words: 0, minutes: 0 });
  });

  test('are the words and minutes of finished lessons, and of no other', () => {
    const finished = { a: '2026-11-20', c: '2026-11-21', elsewhere: '2026-11-22' };
    expect(understoodOf(path, finished, lessons)).toEqual({ words: 20, minutes: 5 });
  });

  test('are whole minutes, also of mini lessons together', () => {
    const finished = { b: '2026-11-20', d: '2026-11-20' };
    expect(understoodOf(path, finished, lessons)).toEqual({ words: 20, minutes: 1 });
  });
});
