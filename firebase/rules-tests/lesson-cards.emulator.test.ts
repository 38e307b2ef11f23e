import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { CARD_LIMITS, NEVER_DUE, type CardSchedule } from 'shared-contracts';
import { environment, provideEnvironment, put, uid } from './environment';
import { databaseOf } from './roles';
import { SCHEDULE } from './testing/samples';

provideEnvironment({ 'Videos/winter': {} });

/** Writes as the product does, by merging. */
const write = (data: DocumentData, videoID = 'winter', owner = uid) =>
  setDoc(
    doc(databaseOf(environment, 'BASIC', uid), 'LearnerState', owner, 'Cards', videoID),
    { updatedAt: serverTimestamp(), nextDue: SCHEDULE.due, ...data },
    { merge: true },
  );

/** Distinct schedules of `count` cards. */
const cards = (count: number, from = 0): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`card-${from + i}`, { ...SCHEDULE, due: from + i }]),
  );

const store = (all: object) =>
  put(environment, {
    [`LearnerState/${uid}/Cards/winter`]: { cards: all, nextDue: 1, updatedAt: Timestamp.now() },
  });

const list = (most: number) =>
  getDocs(
    query(
      collection(databaseOf(environment, 'BASIC', uid), 'LearnerState', uid, 'Cards'),
      where('nextDue', '<=', Date.now()),
      orderBy('nextDue'),
      limit(most),
    ),
  );

test.each<[string, DocumentData]>([
  ['none', { cards: {} }],
  ['one', { cards: cards(1) }],
  ['four at once', { cards: cards(CARD_LIMITS.perWrite) }],
  ['one that is new again', { cards: { hoi: { ...SCHEDULE, state: 0, reps: 0, last_review: 0 } } }],
  ['none that is due ever', { cards: {}, nextDue: NEVER_DUE }],
  ['the number of new cards', { cards: cards(1), fresh: CARD_LIMITS.cards }],
  ['one whose key has umlauts and dots', { cards: { 'grüezi. mitenand': SCHEDULE } }],
])('schedules are stored: %s', async (_, data) => {
  await assertSucceeds(write(data));
});

const without = ({ due: _due, ...rest }: typeof SCHEDULE) => rest;

test.each<[string, DocumentData]>([
  ...Object.keys(SCHEDULE).flatMap((field): [string, DocumentData][] => [
    [`${field} as text`, { cards: { a: { ...SCHEDULE, [field]: '1' } } }],
    [`${field} below nothing`, { cards: { a: { ...SCHEDULE, [field]: -1 } } }],
    [`${field} beyond measure`, { cards: { a: { ...SCHEDULE, [field]: 1e15 } } }],
    [`${field} that is no number`, { cards: { a: { ...SCHEDULE, [field]: Number.NaN } } }],
  ]),
  ['a schedule that lacks a number', { cards: { a: without(SCHEDULE) } }],
  ['one with a number more', { cards: { a: { ...SCHEDULE, more: 1 } } }],
  ['one with another number', { cards: { a: { ...without(SCHEDULE), more: 1 } } }],
  ['a number for a schedule', { cards: { a: 12 } }],
  ['a wrong one after right ones', { cards: { ...cards(3), z: 'x' } }],
  ['five at once', { cards: cards(CARD_LIMITS.perWrite + 1) }],
  ['a list of cards', { cards: [SCHEDULE] }],
  ['no cards', {}],
  ['a further field', { cards: {}, note: 'x' }],
  ['more new cards than a lesson has', { cards: {}, fresh: CARD_LIMITS.cards + 1 }],
  ['fewer than none', { cards: {}, fresh: -1 }],
  ['a number of new cards as text', { cards: {}, fresh: '12' }],
  ['a time of the device', { cards: {}, updatedAt: Timestamp.now() }],
  ['a next time as text', { cards: {}, nextDue: new Date().toISOString() }],
  ['a next time before all times', { cards: {}, nextDue: -1 }],
  ['a next time after all times', { cards: {}, nextDue: NEVER_DUE + 1 }],
])('refused: %s', async (_, data) => {
  await assertFails(write(data));
});

/** The greatest values of a card: dates until the year 9999, and the scales of FSRS. */
const MOST: CardSchedule = {
  due: 253_402_300_799_000,
  last_review: 253_402_300_799_000,
  stability: 100_000,
  difficulty: 10,
  scheduled_days: 100_000,
  learning_steps: 100,
  reps: 100_000,
  lapses: 100_000,
  state: 3,
};

test('each number of a schedule has a greatest value', async () => {
  await assertSucceeds(write({ cards: { a: MOST } }));
  for (const [field, most] of Object.entries(MOST)) {
    await assertFails(write({ cards: { a: { ...MOST, [field]: most + 0.5 } } }));
  }
});

test('schedules of another, and of a lesson that does not exist, are refused', async () => {
  await assertFails(write({ cards: cards(1) }, 'winter', 'somebody'));
  await assertFails(write({ cards: cards(1) }, 'no-such-lesson'));
});

describe('with 100 cards', () => {
  beforeEach(() => store(cards(100)));

  test('one is answered, another added', async () => {
    await assertSucceeds(write({ cards: { 'card-7': { ...SCHEDULE, reps: 9 } } }));
    await assertSucceeds(write({ cards: { another: SCHEDULE } }));
  });

  test('each new value is checked, at any place', async () => {
    await assertFails(write({ cards: { 'card-7': { ...SCHEDULE, reps: '9' } } }));
    await assertFails(write({ cards: { 'card-99': { reps: 1.5 - 9 } } }));
  });
});

test('there is room for 500 cards and no more', async () => {
  await store(cards(CARD_LIMITS.cards - 1));
  await assertSucceeds(write({ cards: { last: SCHEDULE } }));
  await assertFails(write({ cards: { more: { ...SCHEDULE, reps: 3 } } }));
});

test('keys have room for 16,000 letters together and no more', async () => {
  const long = Object.entries(cards(15)).map(([key, card]) => [key.padEnd(1000, '.'), card]);
  await store(Object.fromEntries(long));
  await assertSucceeds(write({ cards: { ['a'.repeat(1000)]: SCHEDULE } }));
  await assertFails(write({ cards: { b: { ...SCHEDULE, reps: 3 } } }));
});

test('one query finds the due cards of a hundred lessons', async () => {
  await store(cards(3));
  expect((await list(CARD_LIMITS.lessonsPerQuery)).docs.map(({ id }) => id)).toEqual(['winter']);
  await assertFails(list(CARD_LIMITS.lessonsPerQuery + 1));
});
