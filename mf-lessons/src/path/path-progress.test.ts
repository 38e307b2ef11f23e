import { aPath } from 'shared-contracts/testing';
import { LESSONS } from '../testing/lessons-of-path';
import { understoodOf } from './path-progress';

describe('understood', () => {
  const path = aPath({ levels: [['a', 'b'], ['c'], ['d'], ['e'], []] });

  test('is nothing at first', () => {
    expect(understoodOf(path, {}, LESSONS)).toEqual({ words: 0, minutes: 0 });
  });

  test('are the words and minutes of finished lessons, and of no other', () => {
    const finished = { a: '2026-11-20', c: '2026-11-21', elsewhere: '2026-11-22' };
    expect(understoodOf(path, finished, LESSONS)).toEqual({ words: 20, minutes: 5 });
  });

  test('are whole minutes, also of mini lessons together', () => {
    const finished = { b: '2026-11-20', d: '2026-11-20' };
    expect(understoodOf(path, finished, LESSONS)).toEqual({ words: 20, minutes: 1 });
  });
});
