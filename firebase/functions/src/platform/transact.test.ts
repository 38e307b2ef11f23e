import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transact } from './transact';

afterEach(() => jest.useRealTimers());

/**
 * A database in which rivals are always faster; an attempt and the pause after it take some
 * seconds.
 */
function contended(seconds: number) {
  const state = { attempts: 0 };
  const db = {
    async runTransaction(
      work: (transaction: Transaction) => Promise<unknown>,
      { maxAttempts }: { maxAttempts: number },
    ) {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        await work({} as Transaction);
        state.attempts += 1;
        jest.advanceTimersByTime(seconds * 1000);
      }
      throw Object.assign(new Error('contended'), { code: 10 });
    },
  };
  return { state, db: db as unknown as Firestore };
}

test.each([
  ['quick rivals are met often', 0.1, 25],
  ['slow ones are given up after 20 seconds', 6, 4],
])('%s, and that is said', async (_, seconds, attempts) => {
  jest.useFakeTimers();
  const { db, state } = contended(seconds);
  await expect(transact(db, async () => undefined)).rejects.toMatchObject({ code: 'aborted' });
  expect(state.attempts).toBe(attempts);
});

test('an error of the work passes unchanged', async () => {
  const { db } = contended(0);
  const failure = new Error('refused');
  await expect(transact(db, () => Promise.reject(failure))).rejects.toBe(failure);
});
