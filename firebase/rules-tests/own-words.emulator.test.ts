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
  type DocumentData,
} from 'firebase/firestore';
import { WORD_LIMITS } from 'shared-contracts';
import { environment, provideEnvironment, put, uid } from './environment';
import { databaseOf } from './roles';
import { WORD } from './testing/samples';

provideEnvironment({});

/** Writes as the product does, by merging. */
const write = (data: DocumentData, bucket = '7', owner = uid) =>
  setDoc(
    doc(databaseOf(environment, 'free', uid), 'LearnerState', owner, 'Words', bucket),
    { updatedAt: serverTimestamp(), words: { Ziit: WORD }, ...data },
    { merge: true },
  );
const writeWord = (change: DocumentData) => write({ words: { Ziit: { ...WORD, ...change } } });

/** Makes `count` words, each with a base form of so many letters. */
const words = (count: number, letters = 4) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      String(index).padStart(letters, 'x'),
      { ...WORD, line: index },
    ]),
  );
const stored = (bucket: DocumentData) =>
  put(environment, {
    [`LearnerState/${uid}/Words/7`]: { words: bucket, updatedAt: Timestamp.now() },
  });

test.each<[string, DocumentData]>([
  ['a card', {}],
  ['a known word that is none', { isCard: false, isKnown: true }],
  ['one that is new again', { isCard: false, isKnown: false }],
  ['met in the last line', { line: 999 }],
  ['a meaning as long as may be', { english: 'x'.repeat(WORD_LIMITS.english) }],
])('a word is stored: %s', async (_, change) => {
  await assertSucceeds(writeWord(change));
});

test.each<[string, DocumentData]>([
  ['no lesson', { VideoID: '' }],
  ['the lesson is no id', { VideoID: 'a lesson' }],
  ['the line is no number', { line: '3' }],
  ['half a line', { line: 1.5 }],
  ['a line before the first', { line: -1 }],
  ['a line after the last', { line: 1000 }],
  ['the meaning is too long', { english: 'x'.repeat(WORD_LIMITS.english + 1) }],
  ['the meaning is no text', { english: ['time'] }],
  ['neither a card nor none', { isCard: 'yes' }],
  ['neither known nor unknown', { isKnown: 1 }],
  ['a sentence with it', { sentence: 'Häsch Ziit?' }],
])('a word is refused: %s', async (_, change) => {
  await assertFails(writeWord(change));
});

test('a word without one of its fields is refused', async () => {
  const { english, ...others } = WORD;
  await assertFails(write({ words: { Ziit: others } }));
  await assertSucceeds(write({ words: { Ziit: { ...others, english } } }));
});

test('a change of a stored word may have only the changed fields', async () => {
  await write({});
  await assertSucceeds(write({ words: { Ziit: { isKnown: true } } }));
  await assertFails(write({ words: { Ziit: { isKnown: 'yes' } } }));
});

test('there are 32 documents, named by their number', async () => {
  await assertSucceeds(write({}, '0'));
  await assertSucceeds(write({}, '31'));
  await assertFails(write({}, '32'));
  await assertFails(write({}, '-1'));
  await assertFails(write({}, '01'));
  await assertFails(write({}, 'words'));
});

test('a write has four words at most', async () => {
  await assertSucceeds(write({ words: words(WORD_LIMITS.perWrite) }, '1'));
  await assertFails(write({ words: words(WORD_LIMITS.perWrite + 1) }, '2'));
});

test('a full document accepts changes, but no further word', async () => {
  await stored(words(WORD_LIMITS.words));
  await assertSucceeds(write({ words: { xxx7: { isKnown: true } } }));
  await assertFails(write({ words: { Ziit: WORD } }));
});

test('base forms have a limit of letters together', async () => {
  const letters = WORD_LIMITS.letters / 16;
  await stored(words(15, letters));
  await assertSucceeds(write({ words: { [`z${'x'.repeat(letters - 1)}`]: WORD } }));
  await assertFails(write({ words: { z: WORD } }));
});

test.each<[string, DocumentData]>([
  ['a list of words', { words: [WORD] }],
  ['a further field', { note: 'x' }],
  ['a time of the device', { updatedAt: Timestamp.now() }],
])('refused: %s', async (_, data) => {
  await assertSucceeds(write({}));
  await assertFails(write(data));
});

test('words of another are refused', async () => {
  await assertSucceeds(write({}, '7', uid));
  await assertFails(write({}, '7', 'ueli'));
});

test('a learner reads all of them by one query', async () => {
  const list = (most: number, owner = uid) =>
    getDocs(
      query(
        collection(databaseOf(environment, 'free', uid), 'LearnerState', owner, 'Words'),
        limit(most),
      ),
    );
  await assertSucceeds(list(WORD_LIMITS.buckets));
  await assertFails(list(101));
  await assertFails(list(WORD_LIMITS.buckets, 'ueli'));
});
