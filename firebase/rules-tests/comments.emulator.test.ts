import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { COMMENT_LIMITS, commentLength, isCommentMessage } from 'shared-contracts';
import { put, rulesEnvironment } from './environment';

const DAY_MS = 24 * 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({ Tier, expires_date });

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('comments');
  await put(environment, {
    'Videos/lesson': { isAvailable: true, Type: 'lesson' },
    'Videos/mini': { isAvailable: true, Type: 'mini_lesson' },
    'Videos/monday': { isAvailable: true, Type: 'monday_lesson' },
    'Videos/draft': { isAvailable: false, Type: 'lesson' },
    'Entitlements/basic': plan(1),
    'Entitlements/other': plan(1),
    'Entitlements/nameless': plan(1),
    'Entitlements/long name': plan(1),
    'Entitlements/longer name': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/private': plan(3),
    'Entitlements/ending': plan(1, fromNow(60 * 60_000)),
    // Each number has a zero in front, and none of them equals another.
    'Entitlements/later': plan(1, '2099-08-09T08:09:08Z'),
    'Entitlements/lapsed': plan(1, fromNow(-2000)),
    'Entitlements/no-tier': plan(0),
    'Entitlements/text-tier': plan('VIP'),
    'Entitlements/endless': plan(1, 'never'),
    'Entitlements/local-time': plan(1, '2999-01-01T00:00:00+01:00'),
    'Entitlements/stamped': plan(1, Timestamp.fromMillis(Date.now() + DAY_MS)),
    'Entitlements/no-end': { Tier: 1 },
  });
});
afterAll(() => environment.cleanup());

const tokens: Record<string, Record<string, unknown>> = {
  nameless: {},
  'long name': { name: 'ä'.repeat(COMMENT_LIMITS.username) },
  'longer name': { name: 'ä'.repeat(COMMENT_LIMITS.username + 1) },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
};

/** The database as somebody sees it; `visitor` is nobody. */
const as = (uid: string): Firestore =>
  (uid === 'visitor'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(uid, tokens[uid] ?? { name: `The ${uid}` })
  ).firestore() as unknown as Firestore;

let made = 0;
const newId = () => `comment${++made}`;

const commentOf = (uid: string, ID: string): DocumentData => ({
  ID,
  Message: 'Merci vilmal!',
  UID: uid,
  Username: uid === 'teacher' ? 'Tina' : `The ${uid}`,
  TimeStamp: serverTimestamp(),
});

/** Writes a comment as the product does, with some of its fields changed. */
const send = (uid: string, change: DocumentData = {}, lesson = 'lesson', id = newId()) => {
  const comment: DocumentData = { ...commentOf(uid, id), ...change };
  return setDoc(doc(as(uid), 'Videos', lesson, 'Comments', id), comment);
};

const newest = (uid: string, count: number = COMMENT_LIMITS.page, lesson = 'lesson') =>
  getDocs(
    query(
      collection(as(uid), 'Videos', lesson, 'Comments'),
      orderBy('TimeStamp', 'desc'),
      limit(count),
    ),
  );

/** A comment that is there, by its path. */
async function stored(uid: string, lesson = 'lesson'): Promise<string> {
  const id = newId();
  const path = `Videos/${lesson}/Comments/${id}`;
  await put(environment, { [path]: { ...commentOf(uid, id), TimeStamp: Timestamp.now() } });
  return path;
}

describe('who takes part', () => {
  test.each(['basic', 'vip', 'private', 'ending', 'later', 'teacher'])(
    '%s reads and writes',
    async (uid) => {
      await assertSucceeds(newest(uid));
      await assertSucceeds(getDoc(doc(as(uid), await stored('other'))));
      await assertSucceeds(send(uid));
      await assertSucceeds(send(uid, {}, 'mini'));
    },
  );

  test.each([
    ...['visitor', 'free', 'lapsed', 'no-tier', 'text-tier', 'no teacher'],
    ...['endless', 'local-time', 'stamped', 'no-end'],
  ])('%s does neither [ROLE-server-enforced]', async (uid) => {
    await assertFails(newest(uid));
    await assertFails(getDoc(doc(as(uid), await stored('other'))));
    await assertFails(send(uid));
  });

  test('who has not said their name reads, and writes under no name at all', async () => {
    await assertSucceeds(newest('nameless'));
    for (const Username of ['', 'Anybody', null]) await assertFails(send('nameless', { Username }));
  });
});

test('a name has at most 100 characters', async () => {
  const under = (uid: string) => send(uid, { Username: tokens[uid]?.['name'] });
  await assertSucceeds(under('long name'));
  await assertSucceeds(newest('longer name'));
  await assertFails(under('longer name'));
});

describe('under which lesson', () => {
  test('recordings of live lessons are for VIP', async () => {
    await assertFails(newest('basic', 100, 'monday'));
    await assertFails(send('basic', {}, 'monday'));
    for (const uid of ['vip', 'private', 'teacher']) {
      await assertSucceeds(newest(uid, 100, 'monday'));
      await assertSucceeds(send(uid, {}, 'monday'));
    }
  });

  test.each(['draft', 'missing'])('not under one that is %s', async (lesson) => {
    for (const uid of ['vip', 'teacher']) {
      await assertFails(newest(uid, 100, lesson));
      await assertFails(send(uid, {}, lesson));
    }
  });
});

describe('a list', () => {
  test('of at most 100 is answered [DOC-read-comments] [CONST-comments-limit]', async () => {
    await assertSucceeds(newest('basic', 100));
    await assertFails(newest('basic', 101));
    await assertFails(getDocs(collection(as('basic'), 'Videos', 'lesson', 'Comments')));
  });
});

describe('a comment', () => {
  test('is stored as the product writes it [DOC-write-comment] [ROLE-comment-author]', async () => {
    await assertSucceeds(send('basic'));
  });

  const changes: Record<string, DocumentData> = {
    'the UID of another': { UID: 'other' },
    'the name of another': { Username: 'The other' },
    'the UID and the name of another': { UID: 'other', Username: 'The other' },
    'a name that is no text': { Username: 7 },
    'a time of the device': { TimeStamp: Timestamp.now() },
    'a time in the past': { TimeStamp: Timestamp.fromMillis(0) },
    'a time as text': { TimeStamp: new Date().toISOString() },
    'the ID of another': { ID: 'another' },
    'a further field': { isPinned: true },
    'a message that is no text': { Message: ['Hoi'] },
    'a message that is a number': { Message: 7 },
    'no message': { Message: null },
  };
  test.each(Object.entries(changes))('with %s is refused', async (_, change) => {
    await assertFails(send('basic', change));
  });

  test.each(['ID', 'Message', 'UID', 'Username', 'TimeStamp'])(
    'without %s is refused',
    async (field) => {
      const id = newId();
      const { [field]: _, ...rest } = commentOf('basic', id);
      await assertFails(setDoc(doc(as('basic'), 'Videos/lesson/Comments', id), rest));
    },
  );

  test('cannot be written by who is nobody, under any name', async () => {
    const id = newId();
    const path = doc(as('visitor'), 'Videos/lesson/Comments', id);
    await assertFails(setDoc(path, commentOf('basic', id)));
  });
});

describe('a message', () => {
  const { message } = COMMENT_LIMITS;
  const emoji = '👩‍🏫';
  const samples: Record<string, string> = {
    'one letter': 'a',
    'one emoji': emoji,
    'lines of text': 'Hoi\n\nzäme\r\n',
    'text between spaces': '  \n Hoi \t ',
    'mark-up': '<img src=x onerror=alert(1)>',
    'as long as may be': 'ä'.repeat(message),
    'one longer': 'ä'.repeat(message + 1),
    'emoji as long as may be': '😀'.repeat(message / 2),
    'an emoji longer': `${'😀'.repeat(message / 2)}a`,
    nothing: '',
    'a space': ' ',
    'spaces, tabs and line breaks': ' \t\r\n\v\f ',
    'spaces that do not break': '\u00a0\u202f\u2007',
    'wide spaces and separators': '\u3000\u2028\u2029\u2003',
    'marks that nobody sees': '\u200b\u200d\ufeff\u202e\u0000',
  };
  test.each(Object.entries(samples))('of %s is what the product says it is', async (_, text) => {
    const attempt = send('basic', { Message: text });
    await (isCommentMessage(text) ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('is counted in UTF-16 units', () => {
    expect(commentLength(emoji)).toBe(5);
  });
});

describe('what is there', () => {
  test.each(['basic', 'other', 'vip', 'teacher', 'visitor'])(
    'cannot be changed by %s, its author or not',
    async (uid) => {
      const path = await stored('basic');
      const comment = doc(as(uid), path);
      await assertFails(updateDoc(comment, { Message: 'Changed' }));
      await assertFails(updateDoc(comment, { Message: 'Hoi', TimeStamp: serverTimestamp() }));
      await assertFails(updateDoc(comment, { Username: deleteField() }));
      const id = path.split('/').at(-1) ?? '';
      await assertFails(setDoc(comment, { ...commentOf(uid, id), Message: 'Again' }));
    },
  );

  test.each(['basic', 'lapsed'])(
    'is deleted by its author (%s) [DOC-delete-comment]',
    async (uid) => {
      await assertSucceeds(deleteDoc(doc(as(uid), await stored(uid))));
    },
  );

  test('is deleted by a teacher, whoever wrote it [ROLE-comment-delete]', async () => {
    await assertSucceeds(deleteDoc(doc(as('teacher'), await stored('basic'))));
  });

  test.each(['other', 'vip', 'free', 'visitor', 'no teacher'])(
    'is not deleted by %s, who did not write it',
    async (uid) => {
      await assertFails(deleteDoc(doc(as(uid), await stored('basic'))));
    },
  );

  test('may be deleted twice, but not by nobody', async () => {
    const path = await stored('basic');
    await assertSucceeds(deleteDoc(doc(as('basic'), path)));
    await assertSucceeds(deleteDoc(doc(as('basic'), path)));
    await assertFails(deleteDoc(doc(as('visitor'), path)));
  });
});
