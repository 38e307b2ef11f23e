import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  setDoc,
} from 'firebase/firestore';
import { isCommentName } from 'shared-contracts';
import { as, plan, tokens, writePastRules } from './testing/database';
import { newest, send, stored } from './testing/comments';

/** The characters of Unicode's Bidi_Control. */
const TURNING = '\u061c\u070f\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** Names in both forms of Unicode: composed and decomposed. */
const NAMES_OF_THE_WORLD = [
  ...['José', 'Łukasz', 'Nguyễn Thị Ánh', 'Zoë', 'अनुष्का', 'สุพรรณี', 'មករា'].flatMap((name) => [
    name.normalize('NFC'),
    name.normalize('NFD'),
  ]),
  ...['محمّد', 'שָׁלוֹם בֶּן־דָּוִד', 'علی‌رضا', '👩‍🏫 Vreni', `Vreni${'\u0301'.repeat(8)}`],
];

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

test('a name has a visible character', async () => {
  await assertSucceeds(newest('unseen'));
  await assertFails(send('unseen', { Username: tokens.unseen?.name }));
});

describe('a name that the server has allowed', () => {
  let members = 0;
  const named = async (name: string) => {
    const uid = `named-${++members}`;
    tokens[uid] = { name };
    await writePastRules({
      [`Entitlements/${uid}`]: plan(1),
      [`CheckedNames/${uid}`]: { Username: name },
    });
    return send(uid, { Username: name });
  };

  test.each(['relboT eserehT', ...NAMES_OF_THE_WORLD])('is under a comment: %j', async (name) => {
    expect(isCommentName(name)).toBe(true);
    await assertSucceeds(named(name));
  });

  test.each([
    '\u202erelboT eserehT',
    '\u2067\u202erelboT eserehT',
    ...[...TURNING].map((character) => `Vreni${character} Vogt`),
    `Vreni${'\u0301'.repeat(9)}`,
    `Vreni${'\u0301\u200b'.repeat(9)}`,
  ])('is under none while it does not read as it is stored: %j', async (name) => {
    expect(isCommentName(name)).toBe(false);
    await assertFails(named(name));
  });
});

describe('a name that the server has not allowed', () => {
  const NAME = 'Therese Tobler';
  const unchecked = async (uid: string, noted?: DocumentData) => {
    tokens[uid] = { name: NAME };
    await writePastRules({
      [`Entitlements/${uid}`]: plan(1),
      ...(noted && { [`CheckedNames/${uid}`]: noted }),
    });
    return send(uid, { Username: NAME });
  };

  test('is under no comment', async () => {
    await assertFails(unchecked('never-checked'));
    await assertFails(unchecked('renamed', { Username: 'Beat Baumann' }));
    await assertSucceeds(unchecked('checked', { Username: NAME }));
  });

  test('is allowed if it is the teacher’s own', async () => {
    await assertSucceeds(send('teacher', { Username: 'Tina' }));
  });

  test('cannot be stored or read by its member', async () => {
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

describe('the mark of a teacher', () => {
  test('is for teachers only', async () => {
    await assertSucceeds(send('teacher', { ByTeacher: true }));
    for (const uid of ['basic', 'vip']) await assertFails(send(uid, { ByTeacher: true }));
  });

  test('needs a document Teachers/{uid}, also with the claim and a plan', async () => {
    await writePastRules({ 'Entitlements/former teacher': plan(1) });
    const Username = 'Fiona';
    await assertSucceeds(send('former teacher', { Username }));
    await assertFails(send('former teacher', { Username, ByTeacher: true }));
    await assertFails(deleteDoc(doc(as('former teacher'), await stored('basic'))));
    await writePastRules({ 'Entitlements/former teacher': plan(0) });
  });

  test.each([false, 'yes', null, 1])('is true or absent, not %p', async (ByTeacher) => {
    await assertFails(send('teacher', { ByTeacher }));
  });
});
