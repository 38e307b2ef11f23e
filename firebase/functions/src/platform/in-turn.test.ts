import { inTurn } from './in-turn';

const settled = () => new Promise((resolve) => setImmediate(resolve));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Work that ends when the test says so. */
function work(name: string, log: string[]) {
  let end: () => void = () => undefined;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    log.push(`${name} begins`);
    await isEnded;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: () => end() };
}

test('runs one at a time per key; a failure does not stop the next', async () => {
  const owner = {};
  const log: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => work(name, log));
  const failing = inTurn(owner, 'anna', () => Promise.reject(new Error('fails')));
  const results = [
    inTurn(owner, 'anna', first!.run),
    inTurn(owner, 'anna', second!.run),
    inTurn(owner, 'berta', other!.run),
  ];
  await expect(failing).rejects.toThrow('fails');
  await settled();
  expect(log).toEqual(['other begins', 'first begins']);
  second!.end();
  first!.end();
  other!.end();
  await expect(Promise.all(results)).resolves.toEqual(['first', 'second', 'other']);
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
});

test('a wait ends after 20 seconds, and the next work does not overtake', async () => {
  const owner = {};
  const log: string[] = [];
  const hanging = work('hanging', log);
  const first = inTurn(owner, 'anna', hanging.run);
  const second = inTurn(owner, 'anna', work('second', log).run);
  const refused = expect(second).rejects.toMatchObject({ code: 'aborted' });
  await jest.advanceTimersByTimeAsync(15_000);
  const third = work('third', log);
  const thirds = inTurn(owner, 'anna', third.run);
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  await settled();
  expect(log).toEqual(['hanging begins']);
  hanging.end();
  third.end();
  await expect(thirds).resolves.toBe('third');
  await first;
  expect(log).toEqual(['hanging begins', 'hanging ends', 'third begins', 'third ends']);
});
