import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { withLearnerLock } from './learner-turn';

/** Recorded pauses of waiting calls, in milliseconds; null: the pauses are real. */
let mockPauses: number[] | null = null;
jest.mock('node:timers/promises', () => {
  const { setTimeout } =
    jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { setTimeout: async (ms: number) => (mockPauses ? mockPauses.push(ms) : setTimeout(ms)) };
});

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('learner-turn');
});
afterEach(async () => {
  mockPauses = null;
  await db.terminate();
});

const SECOND = 1_800_000_000;
const lockOf = async (uid = 'anna') =>
  (await db.doc(`Billing/${uid}`).get()).data()?.turn as unknown;
const services = (now = () => new Date(SECOND * 1000)) => ({ db, now, log: () => undefined });
/** Stores the lock of another instance, for so many more seconds. */
const storeLock = (seconds: number) =>
  db.doc('Billing/anna').set({ turn: { id: 'other', until: SECOND + seconds } });

/** A call of the learner; `asked` counts its reads of the clock. */
function call(work: () => Promise<unknown>) {
  const state = { asked: 0, isAtWork: false };
  const now = () => {
    state.asked += 1;
    return new Date(SECOND * 1000);
  };
  const done = withLearnerLock(services(now), 'anna', () => {
    state.isAtWork = true;
    return work();
  });
  return { state, done };
}

test('a call waits for the lock of another instance, and then works', async () => {
  await storeLock(1);
  const { state, done } = call(() => lockOf());
  while (state.asked < 3 && !state.isAtWork) await new Promise((resolve) => setImmediate(resolve));
  expect(state.isAtWork).toBe(false);
  await db.doc('Billing/anna').set({});
  await expect(done).resolves.toMatchObject({ until: SECOND + 90 });
  expect(await lockOf()).toBeUndefined();
});

test.each([
  ['after its time', 0],
  ['where its clock was far ahead', 181],
])('the lock of a crashed call lapses %s', async (_, seconds) => {
  await storeLock(seconds);
  const { state, done } = call(async () => 'worked');
  await expect(done).resolves.toBe('worked');
  expect(state.asked).toBe(2);
});

test.each([90, 180])('a call that finds a lock of %d s is aborted', async (seconds) => {
  await storeLock(seconds);
  mockPauses = [];
  const { state, done } = call(async () => 'worked');
  await expect(done).rejects.toMatchObject({
    code: 'aborted',
    message: 'Your plan is changing right now. Try again in a minute.',
  });
  expect(mockPauses).toEqual(Array.from({ length: 30 }, () => 250));
  // The first read is for the time budget, 30 are for the lock.
  expect(state).toEqual({ asked: 31, isAtWork: false });
  expect(await lockOf()).toEqual({ id: 'other', until: SECOND + seconds });
});

test('a nested call uses the lock; work that goes on after its end takes another', async () => {
  let inItsContext!: <T>(work: () => T) => T;
  const { done } = call(async () => {
    inItsContext = AsyncLocalStorage.snapshot();
    const own = await lockOf();
    await expect(call(() => lockOf()).done).resolves.toEqual(own);
    // The nested call has not freed it.
    expect(await lockOf()).toEqual(own);
    return own;
  });
  const own = (await done) as { id: string };
  const later = (await inItsContext(() => call(() => lockOf()).done)) as { id: string };
  expect(later).toMatchObject({ until: SECOND + 90 });
  expect(later.id).not.toBe(own.id);
  expect(await lockOf()).toBeUndefined();
});

test('work under the lock of one learner takes that of another', async () => {
  const { done } = call(() => withLearnerLock(services(), 'berta', () => lockOf('berta')));
  await expect(done).resolves.toMatchObject({ until: SECOND + 90 });
});

test('failed work frees its own lock, but not that of another call', async () => {
  await expect(call(() => Promise.reject(new Error('failed'))).done).rejects.toThrow('failed');
  expect(await lockOf()).toBeUndefined();
  const { done } = call(() => storeLock(5));
  await done;
  expect(await lockOf()).toEqual({ id: 'other', until: SECOND + 5 });
});

test('no work begins for an account that is being deleted', async () => {
  await db.doc('AccountDeletions/anna').set({ done: [] });
  const { state, done } = call(async () => 'worked');
  await expect(done).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(state.isAtWork).toBe(false);
});
