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

test('a clock that goes back gives nothing away and takes nothing', () => {
  const { take, wait } = limiterAt(60_000);
  take('a');
  wait(-30_000);
  expect([take('a'), take('a')]).toEqual([true, false]);
});

test('memory is bounded: the caller seen longest ago is forgotten', () => {
  const { take } = limiterAt();
  take('first');
  take('first');
  for (let caller = 0; caller < 10_000; caller += 1) take(`other-${caller}`);
  expect(take('first')).toBe(true);
});

test('a caller who called again is not the one seen longest ago', () => {
  const { take } = limiterAt();
  take('first');
  for (let caller = 1; caller < 10_000; caller += 1) take(`other-${caller}`);
  take('first');
  take('one more');
  expect(take('first')).toBe(false);
});

describe('callers of one network', () => {
  const limiter = () => createRateLimiter({ burst: 10, perMinute: 1 }, () => 0);
  /** How many of 100 calls pass, each of another caller. */
  const passed = (widerOf: (caller: number) => readonly string[]) => {
    const { take } = limiter();
    return Array.from({ length: 100 }, (_, at) => take(`caller-${at}`, widerOf(at))).filter(Boolean)
      .length;
  };

  test('have twice the rate of one together in the widest, and one and a half in one between', () => {
    expect(passed(() => ['widest'])).toBe(20);
    expect(passed(() => ['between', 'widest'])).toBe(15);
    expect(passed((at) => [`between-${at}`, 'widest'])).toBe(20);
  });

  test('all pass where each is in a network of its own', () => {
    expect(passed((at) => [`between-${at}`, `widest-${at}`])).toBe(100);
  });

  test('leave the rate of another network as it is, however many they are', () => {
    const { take } = limiter();
    const flood = (caller: number) => take(`caller-${caller}`, [`between-${caller}`, 'widest']);
    for (let caller = 0; caller < 20_000; caller += 1) flood(caller);
    expect(flood(0)).toBe(false);
    expect(take('another', ['between', 'another widest'])).toBe(true);
  });
});
