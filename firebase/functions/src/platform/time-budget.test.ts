import { createTimeBudget, OutOfTime } from './time-budget';

test('work goes on until the time is used up', () => {
  let time = 1_000;
  const budget = createTimeBudget(40, () => time);
  budget.check();
  time += 39;
  budget.check();
  time += 1;
  expect(() => budget.check()).toThrow(OutOfTime);
});
