import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { COMMENT_LIMITS } from 'shared-contracts';
import { as } from './testing/database';
import { send, stored } from './testing/comments';

const LINE = { Index: 3, Text: 'Grüezi mitenand!' };
const ANSWER = { Message: 'Hoi zäme', TimeStamp: Timestamp.fromMillis(0) };

describe('a question', () => {
  test.each<[string, DocumentData]>([
    ['names a line', { Line: LINE }],
    ['waits for an answer', { Answer: null }],
    ['does both', { Line: LINE, Answer: null }],
    ['names the first line', { Line: { ...LINE, Index: 0 } }],
    ['names the last line', { Line: { ...LINE, Index: COMMENT_LIMITS.lines - 1 } }],
    ['names the longest line', { Line: { ...LINE, Text: 'ä'.repeat(COMMENT_LIMITS.line) } }],
  ])('%s', async (_, change) => {
    await assertSucceeds(send('basic', change));
  });

  test.each<[string, unknown]>([
    ['before the first', { ...LINE, Index: -1 }],
    ['after the last', { ...LINE, Index: COMMENT_LIMITS.lines }],
    ['between two', { ...LINE, Index: 1.5 }],
    ['by a text', { ...LINE, Index: '3' }],
    ['without its place', { Text: LINE.Text }],
    ['without its words', { Index: 3 }],
    ['with a further field', { ...LINE, at: 12 }],
    ['one letter too long', { ...LINE, Text: 'ä'.repeat(COMMENT_LIMITS.line + 1) }],
    ['that nobody can see', { ...LINE, Text: '\u200b\u3164' }],
    ['with nine marks on a letter', { ...LINE, Text: `a${'\u0301'.repeat(9)}` }],
    ['whose words are a number', { ...LINE, Text: 7 }],
    ['as text', LINE.Text],
    ['of nothing', null],
  ])('names no line %s', async (_, Line) => {
    await assertFails(send('basic', { Line }));
  });

  test.each(['basic', 'teacher'])('is refused with an answer, from %s', async (uid) => {
    await assertFails(send(uid, { Answer: ANSWER }));
    await assertFails(send(uid, { Answer: ANSWER.Message }));
    await assertFails(send(uid, { Answer: false }));
    await assertSucceeds(send(uid, { Answer: null }));
  });

  test.each(['basic', 'other', 'teacher'])('gets no answer from the client of %s', async (uid) => {
    const question = doc(as(uid), await stored('basic'));
    await assertFails(updateDoc(question, { Answer: ANSWER }));
    await assertFails(updateDoc(question, { Answer: null }));
  });
});

test('new answers are read only by their learner, a hundred at a time', async () => {
  const read = (uid: string, count: number) =>
    getDocs(query(collection(as(uid), 'LearnerState/basic/Answers'), limit(count)));
  await assertSucceeds(read('basic', 100));
  await assertFails(read('basic', 101));
  await assertFails(read('other', 100));
  await assertFails(read('teacher', 100));
});
