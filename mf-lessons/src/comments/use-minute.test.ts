import { act, renderHook } from '@testing-library/react';
import { useMinute } from './use-minute';

afterEach(() => jest.useRealTimers());

test('updates every minute until it is unmounted', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') });
  const { result, unmount } = renderHook(() => useMinute());
  expect(result.current.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-20T12:01:00.000Z');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
