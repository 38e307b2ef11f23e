import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { inLearnersTurn } from './learner-turn';

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('learner-turn');
});
afterEach(() => db.terminate());

const SECOND = 1_800_000_000;
const turnOf = async () => (await db.doc('Billing/anna').get()).data()?.lessonTurn as unknown;
/** As another instance has noted it, for so many seconds more. */
const noteTurn = (seconds: number) =>
  db.doc('Billing/anna').set({ lessonTurn: { id: 'other', until: SECOND + seconds } });

/** A call of the learner; `asked` counts how often it has asked for the turn. */
function call(work: () => Promise<unknown>) {
  const state = { asked: 0, isAtWork: false };
  const now = () => {
    state.asked += 1;
    return new Date(SECOND * 1000);
  };
  const done = inLearnersTurn({ db, now, log: () => undefined }, 'anna', () => {
    state.isAtWork = true;
    return work();
  });
  return { state, done };
}

test('a call waits while another instance is at work, and works when that is done', async () => {
  await noteTurn(1);
  const { state, done } = call(turnOf);
  while (state.asked < 2 && !state.isAtWork) await new Promise((resolve) => setImmediate(resolve));
  expect(state.isAtWork).toBe(false);
  await db.doc('Billing/anna').set({});
  await expect(done).resolves.toMatchObject({ until: SECOND + 90 });
  expect(await turnOf()).toBeUndefined();
});

test('the turn of a call that died is over after its time', async () => {
  await noteTurn(0);
  const { state, done } = call(async () => 'worked');
  await expect(done).resolves.toBe('worked');
  expect(state.asked).toBe(1);
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
