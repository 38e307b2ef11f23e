import { createTimeBudget, OutOfTime, requireTime, withinBudget } from './time-budget';

test('check passes until the time is used up', () => {
  let time = 1_000;
  const budget = createTimeBudget(40, () => time);
  budget.check();
  time += 39;
  budget.check();
  time += 1;
  expect(() => budget.check()).toThrow(OutOfTime);
});

test('a used-up budget refuses requests of its own work only', async () => {
  let time = 1_000;
  const request = async () => {
    await Promise.resolve();
    requireTime();
    return 'asked';
  };
  const late = withinBudget(
    createTimeBudget(40, () => time),
    async () => {
      await expect(request()).resolves.toBe('asked');
      time += 40;
      return request();
    },
  );
  await expect(late).rejects.toThrow(OutOfTime);
  await expect(request()).resolves.toBe('asked');
});
