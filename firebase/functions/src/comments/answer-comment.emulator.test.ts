import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { AnswerCommentRequestSchema, type CallableRequest } from 'shared-contracts';
import { validate } from '../platform/callable/payload';
import { member, teacher, visitor } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { answerComment } from './answer-comment';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const LATER = new Date('2026-11-28T11:00:00.000Z');
const PATH = 'Videos/winter/Comments/c1';
const NOTE = 'LearnerState/vreni/Answers/c1';
const question = {
  ID: 'c1',
  Message: 'Was heisst das?',
  UID: 'vreni',
  Username: 'Vreni',
  TimeStamp: Timestamp.fromDate(new Date('2026-11-27T10:00:00Z')),
};

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('answer-comment');
  await db.doc(PATH).set({ ...question, Answer: null });
});
afterEach(() => db.terminate());

const answer = (
  change: Partial<CallableRequest<'answerComment'>> = {},
  caller = teacher('tina'),
  now = NOW,
) =>
  answerComment({ videoID: 'winter', commentID: 'c1', message: 'Hoi!', ...change }, caller, {
    db,
    now: () => now,
  });
const stored = async (path: string) => (await db.doc(path).get()).data();
const audit = async () =>
  (await db.collection('Audit').orderBy('at').get()).docs.map((entry) => entry.data());

test('is stored in the comment, notifies its author, and names the teacher only in the audit', async () => {
  await expect(answer()).resolves.toEqual({
    answer: { Message: 'Hoi!', TimeStamp: NOW.toISOString() },
  });
  const at = Timestamp.fromDate(NOW);
  expect(await stored(PATH)).toEqual({ ...question, Answer: { Message: 'Hoi!', TimeStamp: at } });
  expect(await stored(NOTE)).toEqual({ VideoID: 'winter', TimeStamp: at });
  expect(await audit()).toEqual([
    {
      uid: 'tina',
      action: 'comment-answered',
      at: expect.any(Timestamp) as unknown,
      comment: PATH,
    },
  ]);
});

test('is stored in an old comment without the field', async () => {
  await db.doc(PATH).set(question);
  await expect(answer()).resolves.toMatchObject({ answer: { Message: 'Hoi!' } });
  expect(await stored(PATH)).toMatchObject(question);
});

test('is changed and deleted by a teacher who has seen it', async () => {
  await answer();
  const seen = { replaces: NOW.toISOString() };
  await expect(answer({ ...seen, message: 'Salü!' }, teacher('tom'), LATER)).resolves.toEqual({
    answer: { Message: 'Salü!', TimeStamp: LATER.toISOString() },
  });
  const back = { videoID: 'winter', commentID: 'c1', replaces: LATER.toISOString() };
  await expect(answerComment(back, teacher('tina'), { db, now: () => LATER })).resolves.toEqual({
    answer: null,
  });
  expect(await stored(PATH)).toEqual({ ...question, Answer: null });
  expect(await stored(NOTE)).toBeUndefined();
  expect((await audit()).map(({ uid, action }) => `${uid} ${action}`)).toEqual([
    'tina comment-answered',
    'tom comment-answered',
    'tina answer-taken-back',
  ]);
});

test('that arrives twice is written once', async () => {
  await answer();
  await expect(answer({}, teacher('tina'), LATER)).resolves.toEqual({
    answer: { Message: 'Hoi!', TimeStamp: NOW.toISOString() },
  });
  expect(await audit()).toHaveLength(1);
});

test.each<[string, Partial<CallableRequest<'answerComment'>>]>([
  ['none', {}],
  ['an older one', { replaces: '2026-11-28T09:00:00.000Z' }],
])('does not replace one of another teacher by who has seen %s', async (_, seen) => {
  await answer();
  const message = 'Salü!';
  await expect(answer({ ...seen, message }, teacher('tom'))).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(await stored(PATH)).toMatchObject({ Answer: { Message: 'Hoi!' } });
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['a member', member('vip'), 'permission-denied'],
  ['who asked', member('vreni'), 'permission-denied'],
])('is refused to %s', async (_, caller, code) => {
  await expect(
    answerComment({ videoID: 'winter', commentID: 'c1', message: 'Hoi!' }, caller, {
      db,
      now: () => NOW,
    }),
  ).rejects.toMatchObject({ code });
  expect(await stored(PATH)).toMatchObject({ Answer: null });
});

test.each([
  ['a comment that is gone', { commentID: 'c2' }],
  ['a lesson that is not there', { videoID: 'summer' }],
])('is refused below %s', async (_, change) => {
  await expect(answer(change)).rejects.toMatchObject({ code: 'not-found' });
  expect(await audit()).toEqual([]);
});

test('is refused for the comment of a teacher', async () => {
  await db.doc(PATH).update({ ByTeacher: true });
  await expect(answer()).rejects.toMatchObject({ code: 'failed-precondition' });
});

test.each<[string, object, RegExp]>([
  ['is too long', { message: 'ä'.repeat(2001) }, /must have at most 2,000 characters/],
  ['cannot be seen', { message: ' \u200b ' }, /must have a character that can be seen/],
  ['covers its lines', { message: `a${'\u0301'.repeat(9)}` }, /at most eight accents/],
  ['is a number', { message: 7 }, /must be text/],
  ['names no comment', { commentID: 'a/b' }, /must not contain a slash/],
  ['replaces no time', { replaces: 'yesterday' }, /must be a time/],
  ['brings a name', { Username: 'Tina' }, /Username/],
])('that %s is bad input, and says so', (_, change, message) => {
  const accepted = { videoID: 'winter', commentID: 'c1', message: 'ä'.repeat(2000) };
  expect(validate(AnswerCommentRequestSchema, accepted)).toEqual(accepted);
  const refuse = () => validate(AnswerCommentRequestSchema, { ...accepted, ...change });
  expect(refuse).toThrow(expect.objectContaining({ code: 'invalid-argument' }) as Error);
  expect(refuse).toThrow(message);
});
