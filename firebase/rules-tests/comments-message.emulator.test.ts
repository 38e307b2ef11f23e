import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import {
  COMMENT_LIMITS,
  commentLength,
  DocumentIdSchema,
  isCommentMessage,
} from 'shared-contracts';
import * as v from 'valibot';
import { invisibleCodePoints } from './testing/invisible';
import { as, commit } from './testing/database';
import { commentOf, forgetLimit, limitOf, newId, send, stored } from './testing/comments';

// These tests prove `isPost` of the rules, for comments and for messages of the live chat.
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

  test.each<[string, string, boolean]>([
    ['of 200 characters', 'a_-Z9'.repeat(40), true],
    ['of 201 characters', 'a'.repeat(201), false],
    ['with a space', 'a b', false],
    ['in other letters', 'gr\u00fcezi', false],
  ])('under an id %s is judged as in the product', async (_, id, isAccepted) => {
    expect(v.is(DocumentIdSchema, id)).toBe(isAccepted);
    const attempt = send('basic', {}, 'lesson', id);
    await (isAccepted ? assertSucceeds(attempt) : assertFails(attempt));
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

  test.each([
    ['eight marks on a letter', `a${'\u0301'.repeat(8)}`, true],
    ['nine marks on a letter', `Hoi\na${'\u0301'.repeat(9)}\nzäme`, false],
    ['nine marks on two letters', `a${'\u0301'.repeat(8)}a\u0301`, true],
    ['nine marks around spaces without width', `a${'\u0301\u200b'.repeat(9)}`, false],
    ['nine marks around characters that nothing draws', `a${'\u0301\u2065'.repeat(9)}`, false],
    ['nine marks around fillers', `a${'\u0301\u3164'.repeat(9)}`, false],
    ['eight marks around fillers', `a${'\u0301\u3164'.repeat(8)}`, true],
    ['nine marks on nine spaces', `a${' \u0301'.repeat(9)}`, true],
    ['nine marks of three kinds', `a${'\u0301\u20dd\u0903'.repeat(3)}`, false],
    ['a letter with 1,999 marks', `a${'\u0301'.repeat(message - 1)}`, false],
    ['many letters with marks', 'Nguyễn Thị Ánh '.normalize('NFD').repeat(90), true],
    ['points and accents of Hebrew', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים', true],
    ['a letter that turns the direction', 'a\u200fb', true],
  ])('with %s is judged as in the product', async (_, text, isAccepted) => {
    expect(isCommentMessage(text)).toBe(isAccepted);
    const attempt = send('basic', { Message: text });
    await (isAccepted ? assertSucceeds(attempt) : assertFails(attempt));
  });

  /**
   * All invisible characters, in messages of the greatest length. A visible one would let its
   * message pass. A space separates combining marks.
   */
  const invisible = () => {
    const messages = [''];
    for (const code of invisibleCodePoints()) {
      const character = `${String.fromCodePoint(code)} `;
      if ((messages.at(-1) ?? '').length + character.length >= message) messages.push('');
      messages.push((messages.pop() ?? '') + character);
    }
    return messages;
  };

  test('of any invisible characters is refused, and passes with one letter', async () => {
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
