import { withRetry } from './with-retry';

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
  it('answers the first success', async () => {
    const { work } = failing(2);
    await expect(withRetry(work, () => true, [0, 0])).resolves.toBe(3);
  });

  it('gives up with the last error', async () => {
    const { work, calls } = failing(9);
    await expect(withRetry(work, () => true, [0, 0])).rejects.toThrow('attempt 3');
    expect(calls()).toBe(3);
  });

  it('does not repeat what another attempt cannot mend', async () => {
    const { work, calls } = failing(9);
    await expect(withRetry(work, () => false, [0, 0])).rejects.toThrow('attempt 1');
    expect(calls()).toBe(1);
  });
});
