import { waitAfter, withRetry, withTimeout } from './async';

const failing = (times: number) => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`attempt ${calls}`);
    return calls;
  };
  return { work, calls: () => calls };
};

describe('withRetry', () => {
  test('answers the first success', async () => {
    const { work } = failing(2);
    await expect(withRetry(work, () => true, [0, 0])).resolves.toBe(3);
  });

  test('gives up with the last error', async () => {
    const { work, calls } = failing(9);
    await expect(withRetry(work, () => true, [0, 0])).rejects.toThrow('attempt 3');
    expect(calls()).toBe(3);
  });

  test('does not retry after an error that a retry cannot fix', async () => {
    const { work, calls } = failing(9);
    await expect(withRetry(work, () => false, [0, 0])).rejects.toThrow('attempt 1');
    expect(calls()).toBe(1);
  });
});

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const late = () => new Error('late');

  test('passes a result on, and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve(1), 1000, late)).resolves.toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('passes a failure on, and leaves no timer', async () => {
    await expect(withTimeout(Promise.reject(new Error('no')), 1000, late)).rejects.toThrow('no');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('gives up when the time is over, not before', async () => {
    const settled = jest.fn();
    withTimeout(new Promise(() => undefined), 1000, late).catch(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new Error('late'));
  });
});

test.each([
  [1, 100],
  [2, 300],
  [3, 900],
  [4, 900],
  [50, 900],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(waitAfter([100, 300, 900], failures)).toBe(ms);
});
