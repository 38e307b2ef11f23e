import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  doc,
  GeoPoint,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { RESUME_LIMITS } from 'shared-contracts';
import { put, rulesEnvironment } from './environment';
import { databaseOf } from './roles';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('learner-state');
});
afterAll(() => environment.cleanup());

let learners = 0;
let uid = '';
beforeEach(() => {
  learners += 1;
  uid = `learner-${learners}`;
});

/** Writes as the product does: merging into what there is. */
const write = (data: DocumentData, id = uid) =>
  setDoc(
    doc(databaseOf(environment, 'free', uid), 'LearnerState', id),
    { updatedAt: serverTimestamp(), ...data },
    { merge: true },
  );

/** Positions in `count` lessons, each another. */
const positions = (count: number, from = 0): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`lesson-${from + i}`, from + i]));

const store = (resumeAt: object) =>
  put(environment, { [`LearnerState/${uid}`]: { resumeAt, updatedAt: Timestamp.now() } });

test.each<[string, object]>([
  ['none', {}],
  ['the beginning', { a: 0 }],
  ['whole seconds and parts of them', { a: 12, b: 7.25 }],
  ['a whole day', { a: RESUME_LIMITS.seconds }],
  ['ten at once', positions(RESUME_LIMITS.perWrite)],
])('positions are stored: %s', async (_, resumeAt) => {
  await assertSucceeds(write({ resumeAt }));
});

test.each<[string, DocumentData]>([
  ['a negative position', { resumeAt: { a: -1 } }],
  ['one beyond a day', { resumeAt: { a: RESUME_LIMITS.seconds + 1 } }],
  ['not a number', { resumeAt: { a: Number.NaN } }],
  ['an infinite one', { resumeAt: { a: Number.POSITIVE_INFINITY } }],
  ['text', { resumeAt: { a: '12' } }],
  ['null', { resumeAt: { a: null } }],
  ['a boolean', { resumeAt: { a: true } }],
  ['a map', { resumeAt: { a: { b: 1 } } }],
  ['a list', { resumeAt: { a: [1] } }],
  ['a place', { resumeAt: { a: new GeoPoint(1, 2) } }],
  ['a wrong one after a right one', { resumeAt: { ...positions(9), z: 'x' } }],
  ['eleven at once', { resumeAt: positions(RESUME_LIMITS.perWrite + 1) }],
  ['a list of positions', { resumeAt: [12] }],
  ['a number for all positions', { resumeAt: 12 }],
  ['no positions', {}],
  ['a further field', { resumeAt: {}, points: 1_000_000 }],
  ['a time of the device', { resumeAt: {}, updatedAt: Timestamp.now() }],
  ['a time as text', { resumeAt: {}, updatedAt: new Date().toISOString() }],
])('refused: %s', async (_, data) => {
  await assertFails(write(data));
});

test('the state of another is refused', async () => {
  await assertFails(write({ resumeAt: {} }, 'somebody'));
});

describe('with positions in 100 lessons', () => {
  beforeEach(() => store(positions(100)));

  test('one is moved, another added', async () => {
    await assertSucceeds(write({ resumeAt: { 'lesson-7': 600.5 } }));
    await assertSucceeds(write({ resumeAt: { 'lesson-100': 3 } }));
  });

  test('what is brought is looked at, wherever it stands', async () => {
    await assertFails(write({ resumeAt: { 'lesson-7': '7' } }));
    await assertFails(write({ resumeAt: { 'lesson-99': -1 } }));
    await assertFails(write({ resumeAt: { zzz: null } }));
  });

  test('a write must carry the time of the server', async () => {
    await assertFails(write({ resumeAt: { a: 1 }, updatedAt: Timestamp.now() }));
  });
});

test('there is room for 2000 lessons and no more', async () => {
  await store(positions(RESUME_LIMITS.lessons - 1));
  await assertSucceeds(write({ resumeAt: { last: 1 } }));
  await assertFails(write({ resumeAt: { more: 2 } }));
});
