import { act, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import type { SaveStatus } from '../deck/stored-schedules';
import { useWorstStatus } from './use-worst-status';

const subject = (status: SaveStatus) => new BehaviorSubject<SaveStatus>(status);

test('reports a store that retries, else one that was refused', () => {
  const [one, other] = [subject('well'), subject('refused')];
  const { result } = renderHook(useWorstStatus, { initialProps: [one, other] });
  expect(result.current).toBe('refused');
  act(() => one.next('retrying'));
  expect(result.current).toBe('retrying');
  act(() => one.next('well'));
  act(() => other.next('well'));
  expect(result.current).toBe('well');
});

test('stops listening once it is unmounted', () => {
  const all = [subject('well'), subject('well')];
  const { unmount } = renderHook(useWorstStatus, { initialProps: all });
  expect(all.map(({ observed }) => observed)).toEqual([true, true]);
  unmount();
  expect(all.map(({ observed }) => observed)).toEqual([false, false]);
});
