import { createInMemoryPlatform } from '../in-memory/index';
import { once, perPlatform } from './shared-work';

describe('once', () => {
  test('runs once for all callers, also for simultaneous ones', async () => {
    const work = jest.fn(async () => ({}));
    const ask = once(work);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    expect(await ask()).toBe(first);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs again after a failure', async () => {
    const work = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
    work.mockResolvedValueOnce('here');
    const ask = once(work);
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('offline');
    expect(await ask()).toBe('here');
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test('keeps one value for each Platform', () => {
  const make = jest.fn(() => undefined);
  const of = perPlatform(make);
  const [a, b] = [createInMemoryPlatform(), createInMemoryPlatform()];
  for (const platform of [a, a, b]) of(platform);
  expect(make.mock.calls).toEqual([[a], [b]]);
});
