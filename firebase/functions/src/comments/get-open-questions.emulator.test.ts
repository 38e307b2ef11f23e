import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { member, teacher, visitor } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { getOpenQuestions } from './get-open-questions';

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('open-questions');
  await db.doc('Videos/winter').set({ Title: 'De Winter', isAvailable: true });
  await db.doc('Videos/summer').set({ Title: 'De Summer', isAvailable: true });
  await db.doc('Videos/withdrawn').set({ Title: 'Alt', isAvailable: false });
});
afterEach(() => db.terminate());

const time = (day: number) => new Date(Date.UTC(2026, 10, day));
const put = (lesson: string, ID: string, day: number, more: object = { Answer: null }) =>
  db.doc(`Videos/${lesson}/Comments/${ID}`).set({
    ID,
    Message: `Question ${ID}`,
    UID: 'vreni',
    Username: 'Vreni',
    TimeStamp: Timestamp.fromDate(time(day)),
    ...more,
  });
/** Questions `q0`, `q1`, … of the same lesson, each a millisecond younger. */
async function putMany(lesson: string, count: number): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < count; n += 1) {
    batch.set(db.doc(`Videos/${lesson}/Comments/q${n}`), {
      ID: `q${n}`,
      Message: 'Was?',
      UID: 'vreni',
      Username: 'Vreni',
      TimeStamp: Timestamp.fromMillis(n),
      Answer: null,
    });
  }
  await batch.commit();
}
const ids = async () => (await getOpenQuestions(teacher('tina'), db)).questions.map(({ ID }) => ID);

test('lists questions of all lessons, the oldest first, with lesson and line, without a uid', async () => {
  const Line = { Index: 2, Text: 'Grüezi mitenand!' };
  await put('winter', 'b', 3);
  await put('summer', 'a', 2, { Answer: null, Line });
  await put('winter', 'c', 1);
  const { questions } = await getOpenQuestions(teacher('tina'), db);
  expect(questions.map(({ ID }) => ID)).toEqual(['c', 'a', 'b']);
  expect(questions[1]).toEqual({
    VideoID: 'summer',
    Title: 'De Summer',
    ID: 'a',
    Message: 'Question a',
    Username: 'Vreni',
    Line,
    TimeStamp: time(2).toISOString(),
  });
  expect(JSON.stringify(questions)).not.toContain('vreni');
});

test('leaves out answered questions, other comments, and those of withdrawn lessons', async () => {
  await put('winter', 'open', 9);
  await put('winter', 'answered', 1, { Answer: { Message: 'Hoi', TimeStamp: Timestamp.now() } });
  await put('winter', 'thanks', 2, {});
  await put('withdrawn', 'old', 3);
  expect(await ids()).toEqual(['open']);
});

test('a malformed question does not hide the others', async () => {
  await put('winter', 'bad', 1, { Answer: null, Message: 7 });
  await put('winter', 'good', 2);
  expect(await ids()).toEqual(['good']);
});

test('lists a hundred at most; without questions the list is empty', async () => {
  expect(await ids()).toEqual([]);
  await putMany('winter', 101);
  const questions = await ids();
  expect(questions).toHaveLength(100);
  expect([questions[0], questions[99]]).toEqual(['q0', 'q99']);
});

test('more than a hundred questions of withdrawn lessons do not hide younger ones', async () => {
  await putMany('withdrawn', 201);
  await put('winter', 'young', 9);
  await put('summer', 'younger', 10);
  expect(await ids()).toEqual(['young', 'younger']);
});

test('reads at most five hundred questions of withdrawn lessons', async () => {
  await putMany('withdrawn', 499);
  await put('winter', 'within', 9);
  await put('winter', 'beyond', 10);
  expect(await ids()).toEqual(['within']);
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['a member', member('vip'), 'permission-denied'],
])('%s is refused', async (_, caller, code) => {
  await put('winter', 'a', 1);
  await expect(getOpenQuestions(caller, db)).rejects.toMatchObject({ code });
});
