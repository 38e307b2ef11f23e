import { createLatestSaver } from './latest-saver';

/** A saver of a number. The test ends each write. */
function setUp() {
  const ends: { resolve(): void; reject(error: unknown): void }[] = [];
  const writes: number[] = [];
  const shownAgain: number[] = [];
  let wanted = 5;
  const saver = createLatestSaver<number>({
    wanted: () => wanted,
    isStored: (next, stored) => next === stored,
    store(next) {
      writes.push(next);
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    },
    onFailure: (stored) => shownAgain.push(stored),
  });
  return {
    saver,
    writes,
    shownAgain,
    choose(next: number, stored = wanted) {
      wanted = next;
      return saver.save(stored);
    },
    end: async (failure?: unknown) => {
      const { resolve, reject } = ends.shift()!;
      await (failure === undefined ? resolve() : reject(failure));
    },
  };
}

test('stores only the last choice made during a save, after that save', async () => {
  const { saver, writes, choose, end } = setUp();
  const saving = choose(10);
  void choose(20);
  void choose(15);
  expect(writes).toEqual([10]);
  expect(saver.state$.value).toEqual({ status: 'loading' });
  await end();
  expect(writes).toEqual([10, 15]);
  await end();
  await saving;
  expect(saver.state$.value).toEqual({ status: 'success', value: undefined });
});

test('stores nothing more if the last choice equals the value just stored', async () => {
  const { writes, choose, end } = setUp();
  const saving = choose(10);
  void choose(20);
  void choose(10);
  await end();
  await saving;
  expect(writes).toEqual([10]);
});

test('shows the last stored value when a write fails, and stores the next choice', async () => {
  const { saver, writes, shownAgain, choose, end } = setUp();
  const saving = choose(10);
  void choose(20);
  await end();
  await end('No network');
  await saving;
  expect(shownAgain).toEqual([10]);
  expect(saver.state$.value).toEqual({ status: 'failure', error: new Error('No network') });
  const again = choose(20, 10);
  await end();
  await again;
  expect(writes).toEqual([10, 20, 20]);
  expect(saver.state$.value.status).toBe('success');
});
