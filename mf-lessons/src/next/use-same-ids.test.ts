import { renderHook } from '@testing-library/react';
import { useSameIds } from './use-same-ids';

const rendered = (first: string[]) => {
  const { result, rerender } = renderHook((ids: string[]) => useSameIds(ids), {
    initialProps: first,
  });
  return (ids: string[]) => {
    rerender(ids);
    return result.current;
  };
};

test('equal ids give the array of before', () => {
  const first = ['a', 'b,c'];
  expect(rendered(first)(['a', 'b,c'])).toBe(first);
});

test.each([
  ['in another order', ['b,c', 'a']],
  ['fewer', ['a']],
  ['more', ['a', 'b,c', 'd']],
  ['none', []],
  ['which read the same one after the other', ['a,b', 'c']],
])('other ids give the new array: %s', (_, ids) => {
  expect(rendered(['a', 'b,c'])(ids)).toBe(ids);
});
