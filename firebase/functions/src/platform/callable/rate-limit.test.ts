import { createRateLimiter } from './rate-limit';

function limiterAt(start = 0) {
  let time = start;
  const limiter = createRateLimiter({ burst: 2, perMinute: 6 }, () => time);
  return { take: (key: string) => limiter.take(key), wait: (ms: number) => (time += ms) };
}

test('lets a burst through, then refuses', () => {
  const { take } = limiterAt();
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false]);
});

test('refills evenly, up to the burst', () => {
  const { take, wait } = limiterAt();
  take('a');
  take('a');
  wait(9_999);
  expect(take('a')).toBe(false);
  wait(1);
  expect(take('a')).toBe(true);
  wait(3_600_000);
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false]);
});

test('callers do not share a bucket', () => {
  const { take } = limiterAt();
  take('a');
  take('a');
  expect(take('b')).toBe(true);
});

test('a clock that goes back adds and removes no tokens', () => {
  const { take, wait } = limiterAt(60_000);
  take('a');
  wait(-30_000);
  expect([take('a'), take('a')]).toEqual([true, false]);
});

test('drops the least recent caller when the memory is full', () => {
  const { take } = limiterAt();
  take('first');
  take('first');
  for (let caller = 0; caller < 10_000; caller += 1) take(`other-${caller}`);
  expect(take('first')).toBe(true);
});

test('a further call makes a caller recent', () => {
  const { take } = limiterAt();
  take('first');
  for (let caller = 1; caller < 10_000; caller += 1) take(`other-${caller}`);
  take('first');
  take('one more');
  expect(take('first')).toBe(false);
});

describe('callers of one network', () => {
  const limiter = () => createRateLimiter({ burst: 10, perMinute: 1 }, () => 0);
  /** Counts the passing calls of 100 callers. */
  const passed = (widerOf: (caller: number) => readonly string[]) => {
    const { take } = limiter();
    return Array.from({ length: 100 }, (_, at) => take(`caller-${at}`, widerOf(at))).filter(Boolean)
      .length;
  };

  test('share twice the rate of one caller in the widest network, and 1.5 times in one between', () => {
    expect(passed(() => ['widest'])).toBe(20);
    expect(passed(() => ['between', 'widest'])).toBe(15);
    expect(passed((at) => [`between-${at}`, 'widest'])).toBe(20);
  });

  test('all pass if each is in another network', () => {
    expect(passed((at) => [`between-${at}`, `widest-${at}`])).toBe(100);
  });

  test('do not lower the rate of another network', () => {
    const { take } = limiter();
    const flood = (caller: number) => take(`caller-${caller}`, [`between-${caller}`, 'widest']);
    for (let caller = 0; caller < 20_000; caller += 1) flood(caller);
    expect(flood(0)).toBe(false);
    expect(take('another', ['between', 'another widest'])).toBe(true);
  });
});
