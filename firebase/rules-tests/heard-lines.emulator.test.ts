import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { HEARD_LIMITS } from 'shared-contracts';
import { environment, provideEnvironment, put, uid } from './environment';
import { databaseOf } from './roles';

provideEnvironment({
  'Videos/winter': { isAvailable: true },
  'Videos/withdrawn': { isAvailable: false },
});

/** Writes as the product does, by merging. */
const write = (data: DocumentData, videoID = 'winter', owner = uid) =>
  setDoc(
    doc(databaseOf(environment, 'free', uid), 'LearnerState', owner, 'Heard', videoID),
    { updatedAt: serverTimestamp(), missed: 0, ...data },
    { merge: true },
  );

/** Makes `count` lines, each with words of so many letters. */
const lines = (count: number, letters = 4, right = 2) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [String(index).padStart(letters, 'x'), right]),
  );

test.each<[string, DocumentData]>([
  ['none', { lines: {} }],
  ['missed, heard right once, and twice', { lines: { hoi: 0, 'wi gats': 1, merci: 2 }, missed: 2 }],
  ['as many as there may be', { lines: lines(HEARD_LIMITS.lines), missed: HEARD_LIMITS.lines }],
  ['as long as they may be', { lines: lines(16, HEARD_LIMITS.letters / 16) }],
])('answers are stored: %s', async (_, data) => {
  await assertSucceeds(write(data));
});

test.each<[string, DocumentData]>([
  ['heard right three times', { lines: { hoi: 3 } }],
  ['less than never', { lines: { hoi: -1 } }],
  ['one and a half times', { lines: { hoi: 1.5 } }],
  ['text for a number', { lines: { hoi: '1' } }],
  ['a wrong one after right ones', { lines: { ...lines(3), z: 7 } }],
  ['one line too many', { lines: lines(HEARD_LIMITS.lines + 1) }],
  ['too many letters', { lines: lines(16, HEARD_LIMITS.letters / 16 + 1) }],
  ['a list of lines', { lines: [1] }],
  ['no lines', {}],
  ['a further field', { lines: {}, note: 'x' }],
  ['more missed than there are', { lines: {}, missed: HEARD_LIMITS.lines + 1 }],
  ['fewer missed than none', { lines: {}, missed: -1 }],
  ['a time of the device', { lines: {}, updatedAt: Timestamp.now() }],
])('refused: %s', async (_, data) => {
  await assertFails(write(data));
});

test('answers about a published lesson are stored, about a withdrawn one refused', async () => {
  await assertSucceeds(write({ lines: { hoi: 1 } }));
  await assertFails(write({ lines: { hoi: 1 } }, 'withdrawn'));
  await assertFails(write({ lines: { hoi: 1 } }, 'unknown'));
});

test('a document of a lesson that was withdrawn takes no more answers', async () => {
  const stored = { lines: { hoi: 0 }, missed: 1, updatedAt: Timestamp.now() };
  await put(environment, { [`LearnerState/${uid}/Heard/withdrawn`]: stored });
  await assertFails(write({ lines: { hoi: 1 } }, 'withdrawn'));
});

test('answers of another are refused', async () => {
  await assertSucceeds(write({ lines: { hoi: 1 } }, 'winter', uid));
  await assertFails(write({ lines: { hoi: 1 } }, 'winter', 'ueli'));
});

test('a learner queries the lessons with missed lines, a hundred at most', async () => {
  const list = (most: number, owner = uid) =>
    getDocs(
      query(
        collection(databaseOf(environment, 'free', uid), 'LearnerState', owner, 'Heard'),
        where('missed', '>', 0),
        limit(most),
      ),
    );
  await assertSucceeds(list(100));
  await assertFails(list(101));
  await assertFails(list(100, 'ueli'));
});
