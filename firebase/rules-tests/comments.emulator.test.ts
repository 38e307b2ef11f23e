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
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import {
  COMMENT_LIMITS,
  COMMENT_RATE,
  commentLength,
  isCommentMessage,
  nextCommentLimit,
} from 'shared-contracts';
import { invisibleCodePoints } from 'tooling/invisible';
import { eraseDocument, put, putCheckedNames, rulesEnvironment } from './environment';

const DAY_MS = 24 * 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({ Tier, expires_date });

/** The account whose name the server has found free. */
const MEMBERS = [
  ...['basic', 'other', 'nameless', 'unseen', 'long name', 'longer name', 'vip', 'private'],
  ...['free', 'ending', 'later', 'lapsed', 'no-tier', 'text-tier', 'endless', 'local-time'],
  ...['stamped', 'no-end', 'no teacher', 'former teacher'],
];

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
    'Entitlements/unseen': plan(1),
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
    'Teachers/teacher': { since: '2026-11-01' },
    'Teachers/no teacher': { since: '2026-11-01' },
  });
  await putCheckedNames(environment, Object.fromEntries(MEMBERS.map((uid) => [uid, nameOf(uid)])));
});
afterAll(() => environment.cleanup());

const tokens: Record<string, Record<string, unknown>> = {
  nameless: {},
  unseen: { name: '\u200b\u3164' },
  'long name': { name: 'ä'.repeat(COMMENT_LIMITS.username) },
  'longer name': { name: 'ä'.repeat(COMMENT_LIMITS.username + 1) },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
  'former teacher': { name: 'Fiona', teacher: true },
};

const nameOf = (uid: string) => tokens[uid]?.name ?? `The ${uid}`;

const databases = new Map<string, Firestore>();
/** The database as one account sees it; `visitor` is not signed in. */
function as(uid: string): Firestore {
  const known = databases.get(uid);
  if (known) return known;
  const context =
    uid === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, tokens[uid] ?? { name: `The ${uid}` });
  const database = context.firestore() as unknown as Firestore;
  databases.set(uid, database);
  return database;
}

let made = 0;
const newId = () => `comment${++made}`;

const commentOf = (uid: string, ID: string): DocumentData => ({
  ID,
  Message: 'Merci vilmal!',
  UID: uid,
  Username: uid === 'teacher' ? 'Tina' : `The ${uid}`,
  TimeStamp: serverTimestamp(),
});

/** The `CommentLimits/{uid}` of a first comment. */
const limitOf = (lesson: string, id: string, change: DocumentData = {}): DocumentData => ({
  ...nextCommentLimit(undefined, lesson, id, new Date()),
  LastCommentAt: serverTimestamp(),
  ...change,
});

/** One commit with these documents, by path. */
const commit = (uid: string, documents: Readonly<Record<string, DocumentData>>) => {
  const db = as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  return batch.commit();
};

/** Forgets when an author last commented, so that no test waits for another. */
const forgetLimit = (uid: string) => eraseDocument('comments', `CommentLimits/${uid}`);

/** Writes a comment as the product does, with some of its fields changed. */
async function send(uid: string, change: DocumentData = {}, lesson = 'lesson', id = newId()) {
  await forgetLimit(uid);
  await commit(uid, {
    [`Videos/${lesson}/Comments/${id}`]: { ...commentOf(uid, id), ...change },
    [`CommentLimits/${uid}`]: limitOf(lesson, id),
  });
}

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
    ...['visitor', 'free', 'lapsed', 'no-tier', 'text-tier', 'no teacher', 'former teacher'],
    ...['endless', 'local-time', 'stamped', 'no-end'],
  ])('%s does neither [ROLE-server-enforced]', async (uid) => {
    await assertFails(newest(uid));
    await assertFails(getDoc(doc(as(uid), await stored('other'))));
    await assertFails(send(uid));
  });

  test('a member without a name reads, and cannot write under any name', async () => {
    await assertSucceeds(newest('nameless'));
    for (const Username of ['', 'Anybody', null]) await assertFails(send('nameless', { Username }));
  });
});

test('a name has at most 100 characters', async () => {
  const under = (uid: string) => send(uid, { Username: tokens[uid]?.name });
  await assertSucceeds(under('long name'));
  await assertSucceeds(newest('longer name'));
  await assertFails(under('longer name'));
});

test('a name has a character that can be seen', async () => {
  await assertSucceeds(newest('unseen'));
  await assertFails(send('unseen', { Username: tokens.unseen?.name }));
});

describe('a name that the server has not found free', () => {
  const NAME = 'Therese Tobler';
  const unchecked = async (uid: string, noted?: DocumentData) => {
    tokens[uid] = { name: NAME };
    await put(environment, {
      [`Entitlements/${uid}`]: plan(1),
      ...(noted && { [`CheckedNames/${uid}`]: noted }),
    });
    return send(uid, { Username: NAME });
  };

  test('stands under no comment', async () => {
    await assertFails(unchecked('never-checked'));
    await assertFails(unchecked('renamed', { Username: 'Beat Baumann' }));
    await assertSucceeds(unchecked('checked', { Username: NAME }));
  });

  test('is a teacher’s own, who needs no note', async () => {
    await assertSucceeds(send('teacher', { Username: 'Tina' }));
  });

  test('cannot be noted by its member, nor read', async () => {
    const note = doc(as('basic'), 'CheckedNames/basic');
    await assertFails(setDoc(note, { Username: NAME }));
    await assertFails(getDoc(note));
  });
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

  test('has a short and plain id', async () => {
    await assertSucceeds(send('basic', {}, 'lesson', 'a_-Z9'.repeat(40)));
    for (const id of ['a'.repeat(201), 'a b']) await assertFails(send('basic', {}, 'lesson', id));
  });

  test.each(['ID', 'Message', 'UID', 'Username', 'TimeStamp'])(
    'without %s is refused',
    async (field) => {
      const id = newId();
      const { [field]: _, ...rest } = commentOf('basic', id);
      await forgetLimit('basic');
      await assertFails(
        commit('basic', {
          [`Videos/lesson/Comments/${id}`]: rest,
          'CommentLimits/basic': limitOf('lesson', id),
        }),
      );
    },
  );

  test('cannot be written by a visitor, under any name', async () => {
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
    'invisible marks': '\u200b\u200d\ufeff\u202e\u0000',
    'Hangul fillers': '\u3164\u115f\u1160\uffa0',
    'an empty Braille pattern': '\u2800',
    'a grapheme joiner': '\u034f',
    'variation selectors': '\ufe0f\ufe00\u180b\u{e0100}',
    'vowels without a shape': '\u17b4\u17b5',
    'tags and unassigned marks': '\u{e0001}\u{e0041}\u2065\ufff0',
    'a letter between invisible marks': '\u3164a\ufe0f',
    'a heart with its variation selector': '❤\ufe0f',
    'Braille dots': '⠓⠕⠊',
    Korean: '안녕',
  };
  test.each(Object.entries(samples))('of %s is judged as in the product', async (_, text) => {
    const attempt = send('basic', { Message: text });
    await (isCommentMessage(text) ? assertSucceeds(attempt) : assertFails(attempt));
  });

  /**
   * All of them, in messages as long as may be; one that can be seen would let its message pass.
   */
  const invisible = () => {
    const messages = [''];
    for (const code of invisibleCodePoints()) {
      const character = String.fromCodePoint(code);
      if ((messages.at(-1) ?? '').length + character.length >= message) messages.push('');
      messages.push((messages.pop() ?? '') + character);
    }
    return messages;
  };

  test('of invisible characters is refused, whichever they are, and passes with one letter', async () => {
    for (const Message of invisible()) {
      await assertFails(send('basic', { Message }));
      await assertSucceeds(send('basic', { Message: `${Message}a` }));
    }
  });

  test.each(['\u061c', '\u{1d159}', '\u{13430}'])('of %j alone is refused', async (Message) => {
    await assertFails(send('basic', { Message }));
    await assertSucceeds(send('basic', { Message: `${Message}a` }));
  });

  test('is counted in UTF-16 units', () => {
    expect(commentLength(emoji)).toBe(5);
  });
});

describe('the limit of an author', () => {
  const SECOND_MS = 1000;
  const today = () => new Date().toISOString().slice(0, 10);
  const { secondsBetween, perDay } = COMMENT_RATE;

  /** An author with this many comments today, the last one some seconds ago. */
  async function author(secondsAgo: number, CountOfDay: number, Day = today()) {
    const uid = `author${++made}`;
    const old = newId();
    await put(environment, {
      [`Entitlements/${uid}`]: plan(1),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      [`Videos/lesson/Comments/${old}`]: { ...commentOf(uid, old), TimeStamp: Timestamp.now() },
      [`CommentLimits/${uid}`]: {
        LastCommentID: old,
        LastCommentVideoID: 'lesson',
        LastCommentAt: Timestamp.fromMillis(Date.now() - secondsAgo * SECOND_MS),
        Day,
        CountOfDay,
      },
    });
    const next = (limit: DocumentData) => {
      const id = newId();
      return commit(uid, {
        [`Videos/lesson/Comments/${id}`]: commentOf(uid, id),
        [`CommentLimits/${uid}`]: limitOf('lesson', id, limit),
      });
    };
    return { uid, old, next };
  }

  test('is written with each comment, and names it', async () => {
    const id = newId();
    const comment = { [`Videos/lesson/Comments/${id}`]: commentOf('basic', id) };
    await forgetLimit('basic');
    await assertFails(commit('basic', comment));
    for (const limit of [limitOf('lesson', 'another'), limitOf('mini', id)]) {
      await assertFails(commit('basic', { ...comment, 'CommentLimits/basic': limit }));
    }
    await assertFails(
      commit('basic', { ...comment, 'CommentLimits/other': limitOf('lesson', id) }),
    );
    await assertSucceeds(
      commit('basic', { ...comment, 'CommentLimits/basic': limitOf('lesson', id) }),
    );
  });

  test('lets one comment into a commit, also with one id under two lessons', async () => {
    const [id, other] = [newId(), newId()];
    await forgetLimit('basic');
    const first = {
      [`Videos/lesson/Comments/${id}`]: commentOf('basic', id),
      'CommentLimits/basic': limitOf('lesson', id),
    };
    const another = { [`Videos/lesson/Comments/${other}`]: commentOf('basic', other) };
    await assertFails(commit('basic', { ...first, ...another }));
    const elsewhere = { [`Videos/mini/Comments/${id}`]: commentOf('basic', id) };
    await assertFails(commit('basic', { ...first, ...elsewhere }));
    await assertSucceeds(commit('basic', first));
  });

  test('is the same for a second comment without a new limit', async () => {
    await send('basic');
    const id = newId();
    await assertFails(
      setDoc(doc(as('basic'), 'Videos/lesson/Comments', id), commentOf('basic', id)),
    );
  });

  test.each([
    [secondsBetween - 2, 'refused'],
    [secondsBetween + 1, 'allowed'],
  ])('%s seconds after the previous comment: %s', async (seconds, expected) => {
    const { next } = await author(seconds, 1);
    const attempt = next({ CountOfDay: 2 });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each([
    [1, 2, 'allowed'],
    [1, 1, 'refused'],
    [1, 3, 'refused'],
    [7, 1, 'refused'],
    [7, 0, 'refused'],
    [7, -1, 'refused'],
    [perDay - 1, perDay, 'allowed'],
    [perDay, perDay + 1, 'refused'],
    [perDay, 1, 'refused'],
  ])('on the same day a count of %s becomes %s: %s', async (before, after, expected) => {
    const { next } = await author(60, before);
    const attempt = next({ CountOfDay: after });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each([1, 2, perDay + 1])('on a new day counting begins at 1, not at %s', async (after) => {
    const { next } = await author(24 * 60 * 60, perDay, '2026-01-31');
    const attempt = next({ CountOfDay: after });
    await (after === 1 ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('counts a first comment as 1', async () => {
    for (const CountOfDay of [0, 2, 1.5, '1', null]) {
      const id = newId();
      await forgetLimit('vip');
      await assertFails(
        commit('vip', {
          [`Videos/lesson/Comments/${id}`]: commentOf('vip', id),
          'CommentLimits/vip': limitOf('lesson', id, { CountOfDay }),
        }),
      );
    }
  });

  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  test.each<[string, DocumentData]>([
    ['the day before', { Day: dayFromNow(-1) }],
    ['the day after', { Day: dayFromNow(1) }],
    ['a day in another form', { Day: `${today()}T00:00` }],
    ['no day', { Day: 'today' }],
    ['a time of the device', { LastCommentAt: Timestamp.now() }],
    ['a time in the past', { LastCommentAt: Timestamp.fromMillis(0) }],
    ['a further field', { isTeacher: true }],
  ])('with %s is refused', async (_, change) => {
    const { next } = await author(24 * 60 * 60, 1, '2026-01-31');
    await assertFails(next({ CountOfDay: 1, ...change }));
  });

  test('is read by its author only, and deleted by nobody', async () => {
    const { uid } = await author(60, 3);
    const path = `CommentLimits/${uid}`;
    await assertSucceeds(getDoc(doc(as(uid), path)));
    for (const who of ['other', 'teacher', 'visitor'])
      await assertFails(getDoc(doc(as(who), path)));
    for (const who of [uid, 'other', 'teacher']) await assertFails(deleteDoc(doc(as(who), path)));
  });

  test('does not return a comment of the day for one that is deleted', async () => {
    const { uid, old, next } = await author(60, perDay);
    await assertSucceeds(deleteDoc(doc(as(uid), 'Videos/lesson/Comments', old)));
    await assertFails(next({ CountOfDay: perDay + 1 }));
  });
});

describe('the mark of a teacher', () => {
  test('is for teachers only', async () => {
    await assertSucceeds(send('teacher', { ByTeacher: true }));
    for (const uid of ['basic', 'vip']) await assertFails(send(uid, { ByTeacher: true }));
  });

  test('needs a document Teachers/{uid}, also with the claim and a plan', async () => {
    await put(environment, { 'Entitlements/former teacher': plan(1) });
    const Username = 'Fiona';
    await assertSucceeds(send('former teacher', { Username }));
    await assertFails(send('former teacher', { Username, ByTeacher: true }));
    await assertFails(deleteDoc(doc(as('former teacher'), await stored('basic'))));
    await put(environment, { 'Entitlements/former teacher': plan(0) });
  });

  test.each([false, 'yes', null, 1])('is true or absent, not %p', async (ByTeacher) => {
    await assertFails(send('teacher', { ByTeacher }));
  });
});

describe('a stored comment', () => {
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

  test('is deleted by a teacher, who may delete any [ROLE-comment-delete]', async () => {
    await assertSucceeds(deleteDoc(doc(as('teacher'), await stored('basic'))));
  });

  test.each(['other', 'vip', 'free', 'visitor', 'no teacher', 'former teacher'])(
    'is not deleted by %s, who did not write it',
    async (uid) => {
      await assertFails(deleteDoc(doc(as(uid), await stored('basic'))));
    },
  );

  test('may be deleted twice, but not by a visitor', async () => {
    const path = await stored('basic');
    await assertSucceeds(deleteDoc(doc(as('basic'), path)));
    await assertSucceeds(deleteDoc(doc(as('basic'), path)));
    await assertFails(deleteDoc(doc(as('visitor'), path)));
  });
});
