import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { inLearnersTurn } from './learner-turn';

/** The pauses of calls that wait, in milliseconds; null: they are real. */
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
const turnOf = async (uid = 'anna') =>
  (await db.doc(`Billing/${uid}`).get()).data()?.turn as unknown;
const services = (now = () => new Date(SECOND * 1000)) => ({ db, now, log: () => undefined });
/** As another instance has noted it, for so many seconds more. */
const noteTurn = (seconds: number) =>
  db.doc('Billing/anna').set({ turn: { id: 'other', until: SECOND + seconds } });

/** A call of the learner; `asked` counts how often it has asked for the turn. */
function call(work: () => Promise<unknown>) {
  const state = { asked: 0, isAtWork: false };
  const now = () => {
    state.asked += 1;
    return new Date(SECOND * 1000);
  };
  const done = inLearnersTurn(services(now), 'anna', () => {
    state.isAtWork = true;
    return work();
  });
  return { state, done };
}

test('a call waits while another instance is at work, and works when that is done', async () => {
  await noteTurn(1);
  const { state, done } = call(() => turnOf());
  while (state.asked < 3 && !state.isAtWork) await new Promise((resolve) => setImmediate(resolve));
  expect(state.isAtWork).toBe(false);
  await db.doc('Billing/anna').set({});
  await expect(done).resolves.toMatchObject({ until: SECOND + 90 });
  expect(await turnOf()).toBeUndefined();
});

test.each([
  ['after its time', 0],
  ['where its clock was far ahead', 181],
])('the turn of a call that died is over %s', async (_, seconds) => {
  await noteTurn(seconds);
  const { state, done } = call(async () => 'worked');
  await expect(done).resolves.toBe('worked');
  expect(state.asked).toBe(2);
});

test.each([90, 180])('a call that finds a turn of %d s is told to try again', async (seconds) => {
  await noteTurn(seconds);
  mockPauses = [];
  const { state, done } = call(async () => 'worked');
  await expect(done).rejects.toMatchObject({
    code: 'aborted',
    message: 'Your plan is changing right now. Try again in a minute.',
  });
  expect(mockPauses).toEqual(Array.from({ length: 30 }, () => 250));
  // Once for its time, and 30 times for its turn.
  expect(state).toEqual({ asked: 31, isAtWork: false });
  expect(await turnOf()).toEqual({ id: 'other', until: SECOND + seconds });
});

test('work that has the turn goes on in it, and what is left of it later takes another', async () => {
  let inItsContext!: <T>(work: () => T) => T;
  const { done } = call(async () => {
    inItsContext = AsyncLocalStorage.snapshot();
    const own = await turnOf();
    await expect(call(() => turnOf()).done).resolves.toEqual(own);
    // The inner work has not ended it.
    expect(await turnOf()).toEqual(own);
    return own;
  });
  const own = (await done) as { id: string };
  const later = (await inItsContext(() => call(() => turnOf()).done)) as { id: string };
  expect(later).toMatchObject({ until: SECOND + 90 });
  expect(later.id).not.toBe(own.id);
  expect(await turnOf()).toBeUndefined();
});

test('work in the turn of one learner takes that of another', async () => {
  const { done } = call(() => inLearnersTurn(services(), 'berta', () => turnOf('berta')));
  await expect(done).resolves.toMatchObject({ until: SECOND + 90 });
});

test('a turn ends also when the work fails, and not that of another', async () => {
  await expect(call(() => Promise.reject(new Error('failed'))).done).rejects.toThrow('failed');
  expect(await turnOf()).toBeUndefined();
  const { done } = call(() => noteTurn(5));
  await done;
  expect(await turnOf()).toEqual({ id: 'other', until: SECOND + 5 });
});

test('nothing begins for an account that is being deleted', async () => {
  await db.doc('AccountDeletions/anna').set({ done: [] });
  const { state, done } = call(async () => 'worked');
  await expect(done).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(state.isAtWork).toBe(false);
});
