import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../platform/callable/caller';
import { member, teacher, visitor } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { getPrivateStudents, type StudentServices } from './get-private-students';

const NOW = new Date('2026-11-26T10:00:00Z');
const slot = (Day: string, Hour: number, Meridiem: string) => ({
  id: `${Day}-${Hour}`,
  Day,
  Hour,
  Meridiem,
  isBooked: true,
});

const PEOPLE: Readonly<Record<string, string | undefined>> = {
  vreni: 'Vreni Vogt',
  beat: 'Beat',
  nameless: undefined,
  long: 'ä'.repeat(300_000),
  wide: `a${'😀'.repeat(50)}`,
  fitting: '😀'.repeat(50),
};
const identities = {
  getUsers: async (asked: readonly { uid: string }[]) => ({
    users: asked
      .filter(({ uid }) => uid in PEOPLE)
      .map(({ uid }) => ({ uid, displayName: PEOPLE[uid], email: `${uid}@example.com` })),
    notFound: [],
  }),
} as unknown as StudentServices['identities'];

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('private-students');
});
afterEach(() => db.terminate());
const write = async (documents: Readonly<Record<string, object>>) => {
  for (const [path, data] of Object.entries(documents)) await db.doc(path).set(data);
};
const ask = (caller: Caller) => getPrivateStudents(caller, { db, identities, now: () => NOW });

test('a teacher sees names and hours in the order of the week, and no address', async () => {
  await write({
    'PrivateLessons/fri-11': slot('FRI', 11, 'AM'),
    'PrivateLessons/mon-12': slot('MON', 12, 'PM'),
    'PrivateLessons/mon-4': slot('MON', 4, 'PM'),
    'PrivateLessons/mon-9': slot('MON', 9, 'AM'),
    'PrivateLessons/tue-9': slot('TUE', 9, 'AM'),
    'PrivateLessonBookings/fri-11': { StudentUID: 'nameless', state: 'confirmed' },
    'PrivateLessonBookings/mon-4': { StudentUID: 'vreni', state: 'confirmed' },
    'PrivateLessonBookings/mon-12': { StudentUID: 'beat', state: 'confirmed' },
    'PrivateLessonBookings/mon-9': { StudentUID: 'gone', state: 'confirmed' },
    'PrivateLessonBookings/tue-9': { StudentUID: 'vreni', state: 'held', heldUntil: 1 },
  });
  const { students } = await ask(teacher('teacher'));
  expect(students).toEqual([
    { name: '', hour: { Day: 'MON', Hour: 9, Meridiem: 'AM' } },
    { name: 'Beat', hour: { Day: 'MON', Hour: 12, Meridiem: 'PM' } },
    { name: 'Vreni Vogt', hour: { Day: 'MON', Hour: 4, Meridiem: 'PM' } },
    { name: '', hour: { Day: 'FRI', Hour: 11, Meridiem: 'AM' } },
  ]);
  expect(JSON.stringify(students)).not.toContain('@');
});

test.each([
  ['2026-11-30T00:00:00.000Z', true],
  ['2026-11-26T09:00:00.000Z', false],
])('after a move at %s the hour before still counts: %s', async (at, isBefore) => {
  await write({
    'PrivateLessons/mon-9': slot('MON', 9, 'AM'),
    'PrivateLessons/tue-9': slot('TUE', 9, 'AM'),
    'PrivateLessonBookings/tue-9': {
      StudentUID: 'beat',
      state: 'confirmed',
      moved: { from: 'mon-9', at },
    },
  });
  const hour = { Day: 'TUE', Hour: 9, Meridiem: 'AM' };
  const before = { Day: 'MON', Hour: 9, Meridiem: 'AM', until: at };
  await expect(ask(teacher('teacher'))).resolves.toEqual({
    students: [{ name: 'Beat', hour, ...(isBefore && { before }) }],
  });
});

test('a student whose slot is withdrawn comes last, without an hour', async () => {
  await write({
    'PrivateLessons/fri-11': slot('FRI', 11, 'AM'),
    'PrivateLessonBookings/a-gone': { StudentUID: 'beat', state: 'confirmed' },
    'PrivateLessonBookings/fri-11': { StudentUID: 'vreni', state: 'confirmed' },
  });
  const { students } = await ask(teacher('teacher'));
  expect(students.map(({ name }) => name)).toEqual(['Vreni Vogt', 'Beat']);
  expect(students[1]).toEqual({ name: 'Beat' });
});

test.each([
  ['fitting', '😀'.repeat(50)],
  ['long', 'ä'.repeat(100)],
  ['wide', `a${'😀'.repeat(49)}`],
])('a name has the 100 letters that comments show, and no half of one: %s', async (uid, name) => {
  await write({ 'PrivateLessonBookings/mon-9': { StudentUID: uid, state: 'confirmed' } });
  await expect(ask(teacher('teacher'))).resolves.toEqual({ students: [{ name }] });
});

test('a school without private lessons has no students', async () => {
  await expect(ask(teacher('teacher'))).resolves.toEqual({ students: [] });
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['a member with VIP', member('vip'), 'permission-denied'],
  ['a student', member('vreni'), 'permission-denied'],
])('%s is refused', async (_, caller, code) => {
  await write({ 'PrivateLessonBookings/mon-9': { StudentUID: 'vreni', state: 'confirmed' } });
  await expect(ask(caller)).rejects.toMatchObject({ code });
});
