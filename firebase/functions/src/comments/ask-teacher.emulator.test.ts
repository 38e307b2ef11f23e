import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { AskTeacherRequestSchema, type CallableRequest } from 'shared-contracts';
import { validate } from '../platform/callable/payload';
import { member, teacher, visitor } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { emptyIdentities } from '../testing/emulator-identities';
import { askTeacher } from './ask-teacher';
import { getOpenQuestions } from './get-open-questions';
import { closeLearnerQuestion } from './learner-questions';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const WORD = { videoID: 'winter', text: 'Näi', line: 3 };
const ANSWER = { videoID: 'winter', text: 'Znüni', answer: 'Zmorge' };

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ auth, close } = await emptyIdentities('ask-teacher'));
  for (const uid of ['vreni', 'beat']) await auth.createUser({ uid });
});
beforeEach(async () => {
  db = await emptyDatabase('ask-teacher');
  await db.doc('Videos/winter').set({ Title: 'De Winter', isAvailable: true });
  await db.doc('Videos/summer').set({ Title: 'De Summer', isAvailable: true });
  await db.doc('Videos/draft').set({ Title: 'Entwurf', isAvailable: false });
});
afterEach(() => db.terminate());
afterAll(() => close());

const ask = (question: CallableRequest<'askTeacher'>, uid = 'vreni', at = NOW) =>
  askTeacher(question, member(uid), { db, identities: auth, now: () => at });
const rows = async () =>
  (await db.collection('LearnerQuestions').orderBy('TimeStamp').get()).docs.map((row) =>
    row.data(),
  );
const waiting = async () => (await getOpenQuestions(teacher('tina'), db)).learnerQuestions;
const finish = (id: string, caller = teacher('tina')) =>
  closeLearnerQuestion({ id }, caller, { db, now: () => NOW });

test('a word is stored once for each learner, whatever the lesson', async () => {
  await expect(ask(WORD)).resolves.toEqual({ isNew: true });
  expect(await rows()).toEqual([
    {
      UID: 'vreni',
      VideoID: 'winter',
      Text: 'Näi',
      Line: 3,
      TimeStamp: Timestamp.fromDate(NOW),
      Done: null,
    },
  ]);
  const elsewhere = { videoID: 'summer', text: 'näi', line: 0 };
  await expect(ask(elsewhere)).resolves.toEqual({ isNew: false });
  await expect(ask({ ...elsewhere, text: 'nei' })).resolves.toEqual({ isNew: true });
  await expect(ask(WORD, 'beat')).resolves.toEqual({ isNew: true });
  expect(await rows()).toHaveLength(3);
});

test('an answer is stored once for each learner and card; another answer is stored, too', async () => {
  await expect(ask(ANSWER)).resolves.toEqual({ isNew: true });
  expect(await rows()).toEqual([
    {
      UID: 'vreni',
      VideoID: 'winter',
      Text: 'Znüni',
      Typed: 'Zmorge',
      TimeStamp: Timestamp.fromDate(NOW),
      Done: null,
    },
  ]);
  await expect(ask(ANSWER)).resolves.toEqual({ isNew: false });
  await expect(ask({ ...ANSWER, answer: 'Znacht' })).resolves.toEqual({ isNew: true });
  await expect(ask({ ...ANSWER, videoID: 'summer' })).resolves.toEqual({ isNew: true });
  await expect(ask({ videoID: 'winter', text: 'Znüni' })).resolves.toEqual({ isNew: true });
});

test('two concurrent calls store one document', async () => {
  const answers = await Promise.all([ask(WORD), ask(WORD)]);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['a draft', { ...WORD, videoID: 'draft' }],
  ['a lesson that is not there', { ...WORD, videoID: 'gone' }],
])('is refused for %s', async (_, question) => {
  await expect(ask(question)).rejects.toMatchObject({ code: 'not-found' });
  expect(await rows()).toEqual([]);
});

test('is refused for a deleted account', async () => {
  await expect(ask(WORD, 'nobody')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await rows()).toEqual([]);
});

test('is listed for teachers with the questions, the oldest first and without a uid, until it is done', async () => {
  await ask(ANSWER, 'vreni', new Date('2026-11-28T12:00:00.000Z'));
  await ask(WORD, 'vreni', NOW);
  await ask({ ...WORD, videoID: 'summer' }, 'beat', new Date('2026-11-28T11:00:00.000Z'));
  await db.doc('Videos/summer').update({ isAvailable: false });
  const list = await waiting();
  expect(list).toEqual([
    {
      ID: expect.any(String) as unknown,
      VideoID: 'winter',
      Title: 'De Winter',
      Text: 'Näi',
      Line: 3,
      TimeStamp: NOW.toISOString(),
    },
    {
      ID: expect.any(String) as unknown,
      VideoID: 'winter',
      Title: 'De Winter',
      Text: 'Znüni',
      Typed: 'Zmorge',
      TimeStamp: '2026-11-28T12:00:00.000Z',
    },
  ]);
  expect(JSON.stringify(list)).not.toMatch(/vreni|beat/);
  await expect(finish(list[0]?.ID ?? '')).resolves.toEqual({});
  expect((await waiting()).map(({ Text }) => Text)).toEqual(['Znüni']);
  await expect(ask(WORD)).resolves.toEqual({ isNew: false });
  expect((await waiting()).map(({ Text }) => Text)).toEqual(['Znüni']);
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['who asked', member('vreni'), 'permission-denied'],
])('is not done by %s', async (_, caller, code) => {
  await ask(WORD);
  const [row] = await waiting();
  await expect(
    closeLearnerQuestion({ id: row?.ID ?? '' }, caller, { db, now: () => NOW }),
  ).rejects.toMatchObject({ code });
  expect(await waiting()).toHaveLength(1);
});

test('a deleted question cannot be marked as done', async () => {
  await expect(finish('gone')).rejects.toMatchObject({ code: 'not-found' });
  expect(await rows()).toEqual([]);
});

const LETTERS = 'ä'.repeat(500);
test.each<[string, object, RegExp]>([
  ['an answer of 5,000 characters', { answer: 'ä'.repeat(5000) }, /at most 500 characters/],
  ['an answer of one too many', { answer: `${LETTERS}ä` }, /at most 500 characters/],
  ['an answer of emoji', { answer: '🧀🇨🇭' }, /must have a letter/],
  [
    'an answer that covers its lines',
    { answer: `a${'\u0301'.repeat(9)}` },
    /at most eight accents/,
  ],
  ['no word', { text: ' ' }, /must have a letter/],
  ['a line below the first', { line: -1 }, /must be 0 or more/],
  ['no lesson', { videoID: 'a/b' }, /must not contain a slash/],
  ['a name', { UID: 'beat' }, /UID/],
])('%s is bad input, and says so', (_, change, message) => {
  const accepted = { videoID: 'winter', text: 'Znüni', line: 0, answer: LETTERS };
  expect(validate(AskTeacherRequestSchema, accepted)).toEqual(accepted);
  const refuse = () => validate(AskTeacherRequestSchema, { ...accepted, ...change });
  expect(refuse).toThrow(expect.objectContaining({ code: 'invalid-argument' }) as Error);
  expect(refuse).toThrow(message);
});
