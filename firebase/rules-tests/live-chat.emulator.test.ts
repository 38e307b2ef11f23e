import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
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
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import {
  CHAT_LIMITS,
  CHAT_RATE,
  DocumentIdSchema,
  isChatMessage,
  nextChatLimit,
} from 'shared-contracts';
import * as v from 'valibot';
import { eraseDocument, put, putCheckedNames, rulesEnvironment } from './environment';

const DAY_MS = 24 * 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const dayFromNow = (days: number) => fromNow(days * DAY_MS).slice(0, 10);
const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({ Tier, expires_date });
const TODAY = dayFromNow(0);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('live-chat');
  await put(environment, {
    'Entitlements/basic': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/other': plan(2),
    'Entitlements/muted': plan(2),
    'Entitlements/nameless': plan(2),
    'Entitlements/unseen': plan(2),
    'Entitlements/private': plan(3),
    'Entitlements/lapsed': plan(2, fromNow(-2000)),
    'Entitlements/endless': plan(2, 'never'),
    'Entitlements/text-tier': plan('VIP'),
    'Teachers/teacher': { since: '2026-11-01' },
    'Teachers/no teacher': { since: '2026-11-01' },
    [`LiveChats/${TODAY}/Mutes/muted`]: { UID: 'muted', Username: 'M', MutedAt: Timestamp.now() },
    [`LiveChats/${TODAY}/Mutes/teacher`]: { UID: 'teacher', MutedAt: Timestamp.now() },
  });
  const checked = ['basic', 'vip', 'other', 'muted', 'nameless', 'unseen', 'private', 'lapsed'];
  const others = ['free', 'ending', 'endless', 'text-tier', 'no teacher', 'former teacher'];
  await putCheckedNames(
    environment,
    Object.fromEntries([...checked, ...others].map((uid) => [uid, nameOf(uid)])),
  );
});
afterAll(() => environment.cleanup());

const tokens: Record<string, Record<string, unknown>> = {
  nameless: {},
  unseen: { name: '\u200b\u3164' },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
  'former teacher': { name: 'Fiona', teacher: true },
};
const nameOf = (uid: string) => (tokens[uid] ? (tokens[uid].name ?? '') : `The ${uid}`);

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
const newId = () => `message${++made}`;
const messages = (lesson = TODAY) => `LiveChats/${lesson}/Messages`;

const messageOf = (UID: string, ID: string): DocumentData => ({
  ID,
  UID,
  Message: 'Hoi zäme',
  Username: nameOf(UID),
  TimeStamp: serverTimestamp(),
});
const limitOf = (id: string, change: DocumentData = {}, lesson = TODAY): DocumentData => ({
  ...nextChatLimit(undefined, lesson, id, new Date()),
  LastMessageAt: serverTimestamp(),
  ...change,
});

const commit = (uid: string, documents: Readonly<Record<string, DocumentData>>) => {
  const db = as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  return batch.commit();
};

/** Writes a message as the product does, with some of its fields changed. */
async function send(uid: string, change: DocumentData = {}, lesson = TODAY, id = newId()) {
  await eraseDocument('live-chat', `ChatLimits/${uid}`);
  await commit(uid, {
    [`${messages(lesson)}/${id}`]: { ...messageOf(uid, id), ...change },
    [`ChatLimits/${uid}`]: limitOf(id, {}, lesson),
  });
}

const newest = (uid: string, count: number = CHAT_LIMITS.page, lesson = TODAY) =>
  getDocs(query(collection(as(uid), messages(lesson)), orderBy('TimeStamp', 'desc'), limit(count)));

/** A message that is there, by its path. */
async function stored(uid: string): Promise<string> {
  const id = newId();
  const path = `${messages()}/${id}`;
  await put(environment, { [path]: { ...messageOf(uid, id), TimeStamp: Timestamp.now() } });
  return path;
}

const MEMBERS = ['vip', 'private', 'teacher'];
const STRANGERS = [
  ...['visitor', 'free', 'basic', 'lapsed', 'endless', 'text-tier'],
  ...['no teacher', 'former teacher'],
];

describe('who takes part', () => {
  test.each(MEMBERS)('%s reads and writes [ROLE-vip]', async (uid) => {
    await assertSucceeds(newest(uid));
    await assertSucceeds(getDoc(doc(as(uid), await stored('other'))));
    await assertSucceeds(send(uid));
  });

  test.each(STRANGERS)('%s does neither [ROLE-server-enforced]', async (uid) => {
    await assertFails(newest(uid));
    await assertFails(getDoc(doc(as(uid), await stored('other'))));
    await assertFails(send(uid));
  });

  test('a member without a name reads, and cannot write under any name', async () => {
    await assertSucceeds(newest('nameless'));
    for (const Username of ['', 'Anybody', null]) await assertFails(send('nameless', { Username }));
  });

  test('a member whose name nobody can see is not there, and writes nothing', async () => {
    await assertSucceeds(newest('unseen'));
    await assertFails(send('unseen'));
    const own = doc(as('unseen'), `LiveChats/${TODAY}/Present/unseen`);
    await assertFails(setDoc(own, seen('unseen')));
  });

  test('a plan that ends is refused at once, for new reads and writes', async () => {
    await put(environment, { 'Entitlements/ending': plan(2) });
    await assertSucceeds(newest('ending'));
    await assertSucceeds(send('ending'));
    await put(environment, { 'Entitlements/ending': plan(2, fromNow(-1000)) });
    await assertFails(newest('ending'));
    await assertFails(send('ending'));
    await assertFails(
      setDoc(doc(as('ending'), `LiveChats/${TODAY}/Present/ending`), seen('ending')),
    );
  });
});

describe('past the SDK', () => {
  const url = () => {
    const documents = 'projects/demo-rules-live-chat/databases/(default)/documents';
    return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}/${messages()}`;
  };

  test('nobody without a token reads or writes [ROLE-server-enforced]', async () => {
    await stored('vip');
    const body = JSON.stringify({ fields: { Message: { stringValue: 'Hoi' } } });
    const answers = await Promise.all([
      fetch(`${url()}?pageSize=10`),
      fetch(`${url()}?documentId=plain`, { method: 'POST', body }),
      fetch(url(), { headers: { authorization: 'Bearer anything' } }),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('which chat', () => {
  test.each([-1, 0, 7, 29])('one writes into that of %s days from now', async (days) => {
    await assertSucceeds(send('vip', {}, dayFromNow(days)));
  });

  test.each([dayFromNow(-3), dayFromNow(32), 'anything', '2026-11', `${TODAY}x`])(
    'not into %s, which all the same can be read',
    async (lesson) => {
      await assertFails(send('vip', {}, lesson));
      await assertFails(send('teacher', {}, lesson));
      await assertSucceeds(newest('vip', 100, lesson));
    },
  );

  test('a list of at most 100 is answered', async () => {
    await assertFails(newest('vip', 101));
    await assertFails(getDocs(collection(as('vip'), messages())));
  });
});

describe('a message', () => {
  const changes: Record<string, DocumentData> = {
    'the UID of another': { UID: 'other' },
    'the name of another': { Username: 'The other' },
    'a name that is no text': { Username: 7 },
    'a time of the device': { TimeStamp: Timestamp.now() },
    'a time as text': { TimeStamp: new Date().toISOString() },
    'the ID of another': { ID: 'another' },
    'a further field': { isPinned: true },
    'a message that is no text': { Message: ['Hoi'] },
    'the mark of a teacher': { ByTeacher: true },
  };
  test.each(Object.entries(changes))('with %s is refused', async (_, change) => {
    await assertFails(send('vip', change));
  });

  test.each<[string, string, boolean]>([
    ['of 200 characters', 'a_-Z9'.repeat(40), true],
    ['of 201 characters', 'a'.repeat(201), false],
    ['with a space', 'a b', false],
    ['in other letters', 'gr\u00fcezi', false],
  ])('under an id %s is judged as in the product', async (_, id, isAccepted) => {
    expect(v.is(DocumentIdSchema, id)).toBe(isAccepted);
    const attempt = send('vip', {}, TODAY, id);
    await (isAccepted ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('has the mark of a teacher only from one', async () => {
    await assertSucceeds(send('teacher', { ByTeacher: true }));
    await assertFails(send('teacher', { ByTeacher: false }));
  });

  const samples: Record<string, string> = {
    'one letter': 'a',
    'lines of text': 'Hoi\nzäme',
    'mark-up': '<img src=x onerror=alert(1)>',
    'as long as may be': 'ä'.repeat(CHAT_LIMITS.message),
    'one longer': 'ä'.repeat(CHAT_LIMITS.message + 1),
    'an emoji longer': '😀'.repeat(CHAT_LIMITS.message / 2 + 1),
    nothing: '',
    'spaces and breaks': ' \t\n\u00a0\u3000 ',
    'invisible marks': '\u200b\u200d\ufeff\u3164\u2800',
    'a heart with its variation selector': '❤\ufe0f',
  };
  test.each(Object.entries(samples))('of %s is judged as in the product', async (_, text) => {
    const attempt = send('vip', { Message: text });
    await (isChatMessage(text) ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each(['vip', 'other', 'teacher', 'visitor'])('is not changed by %s', async (uid) => {
    const path = await stored('vip');
    await assertFails(updateDoc(doc(as(uid), path), { Message: 'Changed' }));
    const id = path.split('/').at(-1) ?? '';
    await assertFails(setDoc(doc(as(uid), path), { ...messageOf(uid, id), Message: 'Again' }));
  });

  test('is deleted by a teacher, also twice, and by nobody else', async () => {
    const path = await stored('vip');
    for (const uid of ['vip', 'other', 'basic', 'visitor', 'no teacher', 'former teacher']) {
      await assertFails(deleteDoc(doc(as(uid), path)));
    }
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
  });
});

describe('a name that the server has not found free', () => {
  const enter = async (uid: string, noted?: DocumentData) => {
    await put(environment, {
      [`Entitlements/${uid}`]: plan(2),
      ...(noted && { [`CheckedNames/${uid}`]: noted }),
    });
    const present = doc(as(uid), `LiveChats/${TODAY}/Present/${uid}`);
    return [() => send(uid), () => setDoc(present, seen(uid))] as const;
  };

  test('is under no message, and not on the list of people', async () => {
    for (const write of await enter('never-checked')) await assertFails(write());
    for (const write of await enter('renamed', { Username: 'Vreni' })) await assertFails(write());
    for (const write of await enter('checked', { Username: 'The checked' })) {
      await assertSucceeds(write());
    }
  });
});

describe('how often', () => {
  const { secondsBetween, perDay } = CHAT_RATE;

  /** A member with this many messages today, the last one some seconds ago. */
  async function author(secondsAgo: number, CountOfDay: number, Day = TODAY) {
    const uid = `author${++made}`;
    const old = newId();
    await put(environment, {
      [`Entitlements/${uid}`]: plan(2),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      [`ChatLimits/${uid}`]: {
        LastMessageID: old,
        LastLiveLessonID: TODAY,
        Day,
        CountOfDay,
        LastMessageAt: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
      },
    });
    const next = (change: DocumentData, lesson = TODAY) => {
      const id = newId();
      return commit(uid, {
        [`${messages(lesson)}/${id}`]: messageOf(uid, id),
        [`ChatLimits/${uid}`]: limitOf(id, change, lesson),
      });
    };
    return { uid, next };
  }

  test('a message needs its limit in the same commit, and a commit holds one', async () => {
    await eraseDocument('live-chat', 'ChatLimits/vip');
    const [id, other] = [newId(), newId()];
    const message = { [`${messages()}/${id}`]: messageOf('vip', id) };
    await assertFails(commit('vip', message));
    await assertFails(commit('vip', { ...message, 'ChatLimits/vip': limitOf('another') }));
    await assertFails(commit('vip', { ...message, 'ChatLimits/other': limitOf(id) }));
    const second = { [`${messages()}/${other}`]: messageOf('vip', other) };
    await assertFails(commit('vip', { ...message, ...second, 'ChatLimits/vip': limitOf(id) }));
    const elsewhere = { [`${messages(dayFromNow(7))}/${id}`]: messageOf('vip', id) };
    await assertFails(commit('vip', { ...message, ...elsewhere, 'ChatLimits/vip': limitOf(id) }));
    await assertSucceeds(commit('vip', { ...message, 'ChatLimits/vip': limitOf(id) }));
  });

  test('a limit needs its message, so that nobody counts what was not written', async () => {
    const { uid, next } = await author(60, 1);
    const limit = { ...limitOf('not-there'), CountOfDay: 2 };
    await assertFails(commit(uid, { [`ChatLimits/${uid}`]: limit }));
    await assertSucceeds(next({ CountOfDay: 2 }));
  });

  /** Tries until an attempt was answered sooner than the rules allow a second message. */
  async function refusedAtOnce(lesson: string): Promise<void> {
    for (;;) {
      const { next } = await author(0, 1);
      const startedAt = Date.now();
      const outcome = await next({ CountOfDay: 2 }, lesson).then(
        () => 'allowed',
        (error: { code?: string }) => error.code,
      );
      if (Date.now() - startedAt > (secondsBetween - 0.5) * 1000) continue;
      expect(outcome).toBe('permission-denied');
      return;
    }
  }

  test('a second message at once is refused, in another chat too', async () => {
    await refusedAtOnce(TODAY);
    await refusedAtOnce(dayFromNow(7));
  });

  test('a second message is taken after the pause', async () => {
    const { next } = await author(secondsBetween + 0.5, 1);
    await assertSucceeds(next({ CountOfDay: 2 }));
  });

  test.each([
    [1, 2, 'allowed'],
    [1, 1, 'refused'],
    [7, 1, 'refused'],
    [perDay - 1, perDay, 'allowed'],
    [perDay, perDay + 1, 'refused'],
    [perDay, 1, 'refused'],
  ])('on one day a count of %s becomes %s: %s', async (before, after, expected) => {
    const { next } = await author(60, before);
    const attempt = next({ CountOfDay: after });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('a new day begins at 1', async () => {
    const { next } = await author(DAY_MS / 1000, perDay, '2026-01-31');
    await assertFails(next({ CountOfDay: 2 }));
    await assertSucceeds(next({ CountOfDay: 1 }));
  });

  test.each<[string, DocumentData]>([
    ['the day after', { Day: dayFromNow(1) }],
    ['no day', { Day: 'today' }],
    ['a time in the past', { LastMessageAt: Timestamp.fromMillis(0) }],
    ['a further field', { isTeacher: true }],
  ])('a limit with %s is refused', async (_, change) => {
    const { next } = await author(DAY_MS / 1000, 1, '2026-01-31');
    await assertFails(next({ CountOfDay: 1, ...change }));
  });

  test('a limit is its own, and stays', async () => {
    const { uid } = await author(60, 3);
    const path = `ChatLimits/${uid}`;
    await assertSucceeds(getDoc(doc(as(uid), path)));
    for (const who of ['other', 'teacher']) await assertFails(getDoc(doc(as(who), path)));
    for (const who of [uid, 'teacher']) await assertFails(deleteDoc(doc(as(who), path)));
  });
});

describe('a mute', () => {
  const mutes = `LiveChats/${TODAY}/Mutes`;
  /** The query with which the product watches whether a member is muted. */
  const about = (uid: string, reader = uid, count = 1) =>
    query(collection(as(reader), mutes), where('UID', '==', uid), limit(count));
  const muteOf = (UID: string): DocumentData => ({
    UID,
    Username: `The ${UID}`,
    MutedAt: serverTimestamp(),
  });

  test('keeps a member from writing, not from reading, and they may know it', async () => {
    await assertFails(send('muted'));
    await assertSucceeds(newest('muted'));
    await assertSucceeds(getDoc(doc(as('muted'), `${mutes}/muted`)));
    await assertSucceeds(getDocs(about('muted')));
    await assertFails(getDocs(about('muted', 'muted', 101)));
    await assertSucceeds(send('muted', {}, dayFromNow(7)));
  });

  test('does not bind a teacher', async () => {
    await assertSucceeds(send('teacher'));
  });

  test('is given and taken back by a teacher, at once', async () => {
    const path = `${mutes}/vip`;
    await assertSucceeds(setDoc(doc(as('teacher'), path), muteOf('vip')));
    await assertFails(send('vip'));
    await assertFails(deleteDoc(doc(as('vip'), path)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
    await assertSucceeds(send('vip'));
  });

  test('of others is nobody else’s business', async () => {
    for (const uid of ['vip', 'visitor', 'former teacher']) {
      await assertFails(getDoc(doc(as(uid), `${mutes}/muted`)));
      await assertFails(getDocs(query(collection(as(uid), mutes), limit(100))));
      await assertFails(getDocs(about('muted', uid)));
      await assertFails(setDoc(doc(as(uid), `${mutes}/other`), muteOf('other')));
    }
    await assertSucceeds(getDocs(query(collection(as('teacher'), mutes), limit(100))));
    await assertFails(getDocs(query(collection(as('teacher'), mutes), limit(101))));
  });

  test.each<[string, DocumentData]>([
    ['for another', { UID: 'vip' }],
    ['with a further field', { Reason: 'rude' }],
    ['with a time of the device', { MutedAt: Timestamp.now() }],
    ['with a name of 101 letters', { Username: 'ä'.repeat(101) }],
  ])('%s is refused', async (_, change) => {
    const path = doc(as('teacher'), `${mutes}/other`);
    await assertFails(setDoc(path, { ...muteOf('other'), ...change }));
  });

  test('holds a name of 100 letters', async () => {
    const path = doc(as('teacher'), `${mutes}/long-name`);
    await assertSucceeds(setDoc(path, { ...muteOf('long-name'), Username: 'ä'.repeat(100) }));
  });
});

const seen = (UID: string): DocumentData => ({
  UID,
  Username: nameOf(UID),
  SeenAt: serverTimestamp(),
});

describe('who is there', () => {
  const present = `LiveChats/${TODAY}/Present`;

  test.each(MEMBERS)('%s says it, again after a while, and leaves', async (uid) => {
    const own = doc(as(uid), `${present}/${uid}`);
    const seenBefore = () => {
      const SeenAt = Timestamp.fromMillis(Date.now() - 21_000);
      return put(environment, { [`${present}/${uid}`]: { ...seen(uid), SeenAt } });
    };
    await assertSucceeds(setDoc(own, seen(uid)));
    await assertFails(setDoc(own, seen(uid)));
    await assertFails(deleteDoc(own));
    await seenBefore();
    await assertSucceeds(setDoc(own, seen(uid)));
    await seenBefore();
    await assertSucceeds(deleteDoc(own));
    await assertSucceeds(deleteDoc(own));
  });

  test('of an old lesson nothing is deleted any more', async () => {
    const path = `LiveChats/${dayFromNow(-3)}/Present/vip`;
    const SeenAt = Timestamp.fromMillis(Date.now() - 3 * DAY_MS);
    await put(environment, { [path]: { ...seen('vip'), SeenAt } });
    await assertFails(deleteDoc(doc(as('vip'), path)));
  });

  test('is listed for members, 100 at most', async () => {
    const since = Timestamp.fromMillis(Date.now() - 130_000);
    const list = (uid: string, count: number) =>
      getDocs(
        query(
          collection(as(uid), present),
          where('SeenAt', '>', since),
          orderBy('SeenAt', 'desc'),
          limit(count),
        ),
      );
    for (const uid of MEMBERS) await assertSucceeds(list(uid, 100));
    await assertFails(list('vip', 101));
    for (const uid of STRANGERS) await assertFails(list(uid, 100));
  });

  test.each(STRANGERS)('%s is not there', async (uid) => {
    await assertFails(setDoc(doc(as(uid), `${present}/${uid}`), seen(uid)));
  });

  test('nobody says it for another, or under another name', async () => {
    await assertFails(setDoc(doc(as('vip'), `${present}/other`), seen('other')));
    await assertFails(setDoc(doc(as('vip'), `${present}/other`), seen('vip')));
    await assertFails(deleteDoc(doc(as('teacher'), `${present}/vip`)));
  });

  test.each([
    ['newly', 'new-there', undefined],
    ['again', 'there-again', Timestamp.fromMillis(Date.now() - 60_000)],
  ])('it is said %s with its three fields, and nothing else', async (_, uid, SeenAt) => {
    const path = `${present}/${uid}`;
    await put(environment, {
      [`Entitlements/${uid}`]: plan(2),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      ...(SeenAt && { [path]: { ...seen(uid), SeenAt } }),
    });
    for (const change of [
      { UID: 'vip' },
      { Username: 'The other' },
      { SeenAt: Timestamp.now() },
      { isTeacher: true },
    ]) {
      await assertFails(setDoc(doc(as(uid), path), { ...seen(uid), ...change }));
    }
    await assertSucceeds(setDoc(doc(as(uid), path), seen(uid)));
  });
});
