import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  GeoPoint,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import {
  DAY_LIMITS,
  PLAYED_LIMITS,
  RESUME_LIMITS,
  TRACK_ID_LENGTH,
  UNDERSTOOD_LIMITS,
} from 'shared-contracts';
import { environment, provideEnvironment, put, uid } from './environment';
import { databaseOf } from './roles';

provideEnvironment();

/** Writes as the product does, by merging. */
const write = (data: DocumentData, id = uid) =>
  setDoc(
    doc(databaseOf(environment, 'free', uid), 'LearnerState', id),
    { updatedAt: serverTimestamp(), ...data },
    { merge: true },
  );

/** Distinct positions in `count` lessons. */
const positions = (count: number, from = 0): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`lesson-${from + i}`, from + i]));

const store = (resumeAt: object, more: object = {}) =>
  put(environment, { [`LearnerState/${uid}`]: { resumeAt, ...more, updatedAt: Timestamp.now() } });

/** `count` days from 2024 on, each with some activity. */
const days = (count: number, from = 0): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      new Date(Date.UTC(2024, 0, 1 + from + i)).toISOString().slice(0, 10),
      { seconds: from + i, cards: 1, words: 1 },
    ]),
  );

/** `count` lessons, each finished on another day. */
const finished = (count: number): Record<string, string> =>
  Object.fromEntries(Object.keys(days(count)).map((day, i) => [`lesson-${i}`, day]));

/** The greatest number of played parts of one film. */
const SPANS = Array.from({ length: PLAYED_LIMITS.spans }, (_, i) => `${i * 20}-${i * 20 + 9}`).join(
  ' ',
);
/** The greatest number of letters in the lines of one lesson. */
const LINES = `38 ja ich bi\n30 ${'x'.repeat(UNDERSTOOD_LIMITS.letters - 16)}`;
/** A text for each of `count` lessons. The texts differ, because rules compare values. */
const texts = (count: number, text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`lesson-${i}`, text.replace(/^\d/, String(i))]),
  );

/** Names of `count` lessons. */
const names = (count: number) => Object.keys(positions(count));

const DAY = '2026-11-20';
const done = (day: object) => ({ resumeAt: {}, days: { [DAY]: { seconds: 1, cards: 1, ...day } } });

test.each<[string, object]>([
  ['none', {}],
  ['the beginning', { a: 0 }],
  ['whole seconds and parts of them', { a: 12, b: 7.25 }],
  ['a whole day', { a: RESUME_LIMITS.seconds }],
  ['ten at once', positions(RESUME_LIMITS.perWrite)],
])('positions are stored: %s', async (_, resumeAt) => {
  await assertSucceeds(write({ resumeAt }));
});

test.each<[string, DocumentData]>([
  ['a negative position', { resumeAt: { a: -1 } }],
  ['one beyond a day', { resumeAt: { a: RESUME_LIMITS.seconds + 1 } }],
  ['not a number', { resumeAt: { a: Number.NaN } }],
  ['an infinite one', { resumeAt: { a: Number.POSITIVE_INFINITY } }],
  ['text', { resumeAt: { a: '12' } }],
  ['null', { resumeAt: { a: null } }],
  ['a boolean', { resumeAt: { a: true } }],
  ['a map', { resumeAt: { a: { b: 1 } } }],
  ['a list', { resumeAt: { a: [1] } }],
  ['a place', { resumeAt: { a: new GeoPoint(1, 2) } }],
  ['a wrong one after a right one', { resumeAt: { ...positions(9), z: 'x' } }],
  ['eleven at once', { resumeAt: positions(RESUME_LIMITS.perWrite + 1) }],
  ['a list of positions', { resumeAt: [12] }],
  ['a number for all positions', { resumeAt: 12 }],
  ['a further field', { resumeAt: {}, points: 1_000_000 }],
  ['a time of the device', { resumeAt: {}, updatedAt: Timestamp.now() }],
  ['a time as text', { resumeAt: {}, updatedAt: new Date().toISOString() }],
])('refused: %s', async (_, data) => {
  await assertFails(write(data));
});

const ANSWERS = { why: 'work', german: 'yes', understands: 'gist', heard: 'right' };

test.each<[string, object]>([
  ['all of them', ANSWERS],
  ['a track besides', { ...ANSWERS, track: 'new-at-work-2' }],
  ['the longest id of one', { ...ANSWERS, track: 'x'.repeat(TRACK_ID_LENGTH) }],
  ['no track any more', { ...ANSWERS, track: '' }],
  ['none of them', { why: 'skipped', german: 'skipped', understands: 'skipped', heard: 'skipped' }],
])('answers about the path are stored: %s', async (_, path) => {
  await assertSucceeds(write({ path }));
});

test.each<[string, unknown]>([
  ['an unknown reason', { ...ANSWERS, why: 'money' }],
  ['a boolean', { ...ANSWERS, german: true }],
  ['another understanding', { ...ANSWERS, understands: 'all' }],
  ['another line', { ...ANSWERS, heard: 'maybe' }],
  ['a further field', { ...ANSWERS, age: 30 }],
  ['one left out', { why: 'work', german: 'yes', understands: 'gist' }],
  ['a track with a longer id', { ...ANSWERS, track: 'x'.repeat(TRACK_ID_LENGTH + 1) }],
  ['a track of another kind', { ...ANSWERS, track: 7 }],
  ['a track with a path', { ...ANSWERS, track: 'new/work' }],
  ['a track alone', { track: 'new-at-work-2' }],
  ['a word for all of them', 'work'],
  ['nothing', null],
])('answers about the path are refused: %s', async (_, path) => {
  await assertFails(write({ path }));
});

test('a write of the greatest size is accepted with the answers', async () => {
  const all = {
    resumeAt: positions(10),
    recent: names(10),
    finished: finished(10),
    days: days(3),
    path: ANSWERS,
  };
  await assertSucceeds(write(all));
});

test('the state of another is refused', async () => {
  await assertFails(write({ resumeAt: {} }, 'somebody'));
});

describe('with positions in 100 lessons', () => {
  beforeEach(() => store(positions(100)));

  test('one is moved, another added', async () => {
    await assertSucceeds(write({ resumeAt: { 'lesson-7': 600.5 } }));
    await assertSucceeds(write({ resumeAt: { 'lesson-100': 3 } }));
  });

  test('each new value is checked, at any place', async () => {
    await assertFails(write({ resumeAt: { 'lesson-7': '7' } }));
    await assertFails(write({ resumeAt: { 'lesson-99': -1 } }));
    await assertFails(write({ resumeAt: { zzz: null } }));
  });

  test('a write must carry the time of the server', async () => {
    await assertFails(write({ resumeAt: { a: 1 }, updatedAt: Timestamp.now() }));
  });
});

test('there is room for 1800 lessons and no more', async () => {
  await store(positions(RESUME_LIMITS.lessons - 1));
  await assertSucceeds(write({ resumeAt: { last: 1 } }));
  await assertFails(write({ resumeAt: { more: 2 } }));
});

test.each<[string, DocumentData]>([
  ['a day', done({})],
  ['nothing done on it', done({ seconds: 0, cards: 0 })],
  ['words that became cards', done({ words: DAY_LIMITS.words })],
  ['parts of a second', done({ seconds: 12.75 })],
  ['the most of one day', done({ seconds: DAY_LIMITS.seconds, cards: DAY_LIMITS.cards })],
  ['three days at once', { resumeAt: {}, days: days(DAY_LIMITS.perWrite) }],
  ['a finished lesson', { resumeAt: { a: 0 }, finished: { a: DAY } }],
  ['ten of them', { resumeAt: {}, finished: finished(RESUME_LIMITS.perWrite) }],
  ['no lesson watched last', { recent: [] }],
  ['a goal of five minutes', { goal: 5 }],
  ['of ten', { goal: 10 }],
  ['of twenty', { goal: 20 }],
  ['the lessons watched last', { resumeAt: { a: 1 }, recent: names(RESUME_LIMITS.recent) }],
  [
    'all at once, as much as goes into one write',
    {
      resumeAt: positions(RESUME_LIMITS.perWrite),
      recent: names(RESUME_LIMITS.recent),
      finished: finished(RESUME_LIMITS.perWrite),
      played: texts(PLAYED_LIMITS.perWrite, SPANS),
      understood: texts(UNDERSTOOD_LIMITS.perWrite, LINES),
      days: days(DAY_LIMITS.perWrite),
      path: { ...ANSWERS, track: 'x'.repeat(TRACK_ID_LENGTH) },
      goal: 20,
    },
  ],
  ['a stretch of a film', { played: { a: '0-320' } }],
  ['as many as one film may have', { played: { a: SPANS } }],
  ['four films at once', { played: texts(PLAYED_LIMITS.perWrite, SPANS) }],
  ['a line', { understood: { a: '38 ja ich bi' } }],
  ['lines one below the other, also without times', { understood: { a: '38 ja ich\n0 hoi' } }],
  ['as many as one lesson may have', { understood: { a: LINES } }],
  ['none any more', { understood: { a: '' } }],
  ['four lessons at once', { understood: texts(UNDERSTOOD_LIMITS.perWrite, LINES) }],
])('what was done is stored: %s', async (_, data) => {
  await assertSucceeds(write(data));
});

test.each<[string, DocumentData]>([
  ['a negative number of seconds', done({ seconds: -1 })],
  ['more than fits into a day', done({ seconds: DAY_LIMITS.seconds + 1 })],
  ['a negative number of cards', done({ cards: -1 })],
  ['too many cards', done({ cards: DAY_LIMITS.cards + 1 })],
  ['seconds as text', done({ seconds: '1' })],
  ['seconds that are no number', done({ seconds: Number.NaN })],
  ['too many words', done({ words: DAY_LIMITS.words + 1 })],
  ['a negative number of words', done({ words: -1 })],
  ['a further field of a day', done({ points: 1 })],
  ['a day without cards', { resumeAt: {}, days: { [DAY]: { seconds: 1 } } }],
  ['a day that is a number', { resumeAt: {}, days: { [DAY]: 12 } }],
  ['a day named otherwise', { resumeAt: {}, days: { yesterday: { seconds: 1, cards: 1 } } }],
  ['four days at once', { resumeAt: {}, days: days(DAY_LIMITS.perWrite + 1) }],
  ['a list of days', { resumeAt: {}, days: [{ seconds: 1, cards: 1 }] }],
  ['a lesson finished on no day', { resumeAt: {}, finished: { a: 'today' } }],
  ['a lesson finished at a moment', { resumeAt: {}, finished: { a: 1_700_000_000_000 } }],
  ['a list of finished lessons', { resumeAt: {}, finished: [DAY] }],
  ['another goal', { goal: 15 }],
  ['a goal as text', { goal: '5' }],
  ['no goal', { goal: null }],
  ['eleven lessons watched last', { recent: names(RESUME_LIMITS.recent + 1) }],
  ['a map of them', { recent: { a: 1 } }],
  ['a number among them', { recent: [...names(9), 12] }],
  ['a map among them', { recent: [{ a: 1 }] }],
  ['nothing among them', { recent: ['a', null] }],
  ['yes among them', { recent: [...names(2), true] }],
  ['a path among them', { recent: ['a/b'] }],
  ['names without an end', { recent: ['x'.repeat(16_001)] }],
  ['33 stretches of a film', { played: { a: `${SPANS} 90-95` } }],
  ['a stretch without an end', { played: { a: '12-' } }],
  ['parts of a tenth', { played: { a: '1.5-3' } }],
  ['no stretch', { played: { a: '' } }],
  ['stretches as a list', { played: { a: [0, 320] } }],
  ['a number of seconds', { played: { a: 32 } }],
  ['a list of films', { played: ['0-320'] }],
  ['five films at once', { played: texts(PLAYED_LIMITS.perWrite + 1, SPANS) }],
  ['a line without its seconds', { understood: { a: 'ja ich bi' } }],
  ['a line without words', { understood: { a: '38 ' } }],
  ['lines without an end', { understood: { a: `${LINES}x` } }],
  ['a number of words', { understood: { a: 3 } }],
  ['a list of lessons', { understood: ['38 ja'] }],
  ['five lessons at once', { understood: texts(UNDERSTOOD_LIMITS.perWrite + 1, LINES) }],
  ['eleven finished at once', { resumeAt: {}, finished: finished(RESUME_LIMITS.perWrite + 1) }],
])('refused: %s', async (_, data) => {
  await assertFails(write(data));
});

describe('with 100 days and 100 finished lessons', () => {
  const first = '2024-01-01';
  beforeEach(() => store({ a: 1 }, { days: days(100), finished: finished(100) }));

  test('a day is increased by the server', async () => {
    await assertSucceeds(write({ days: { [first]: { seconds: increment(30) } } }));
    await assertSucceeds(
      write({ days: { [DAY]: { seconds: increment(5), cards: increment(1) } } }),
    );
  });

  test('a negative value and an incomplete new day are refused', async () => {
    await assertFails(write({ days: { [first]: { cards: increment(-2) } } }));
    await assertFails(write({ days: { [DAY]: { seconds: increment(5) } } }));
  });

  test('each new value is checked, at any place', async () => {
    await assertFails(write({ days: { [first]: { cards: 'x' } } }));
    await assertFails(write({ finished: { 'lesson-7': 'x' } }));
    await assertSucceeds(write({ finished: { 'lesson-7': DAY } }));
  });

  test('old days may be deleted', async () => {
    const kept = { resumeAt: {}, days: days(50, 50), updatedAt: serverTimestamp() };
    await assertSucceeds(
      setDoc(doc(databaseOf(environment, 'free', uid), 'LearnerState', uid), kept),
    );
  });
});

test('there is room for 400 days and no more', async () => {
  await store({}, { days: days(DAY_LIMITS.days - 1) });
  await assertSucceeds(write({ days: { [DAY]: { seconds: 1, cards: 1 } } }));
  await assertFails(write({ days: { '2026-11-21': { seconds: 1, cards: 1 } } }));
});

describe('the whole document', () => {
  const keysOf = (data: object): number =>
    Object.values(data).reduce<number>(
      (sum, value) =>
        sum + 1 + (value instanceof Object && !Array.isArray(value) ? keysOf(value) : 0),
      0,
    );

  test('has 7,400 keys at most, all limits used', async () => {
    const full = {
      resumeAt: positions(RESUME_LIMITS.lessons),
      finished: Object.fromEntries(names(RESUME_LIMITS.lessons).map((name) => [name, DAY])),
      played: texts(PLAYED_LIMITS.lessons, '0-320 405-512'),
      understood: texts(UNDERSTOOD_LIMITS.lessons, '38 ja ich bi'),
      days: days(DAY_LIMITS.days),
      recent: names(RESUME_LIMITS.recent),
    };
    expect(keysOf(full)).toBeLessThan(7400);
    await store(full.resumeAt, full);
    await assertSucceeds(write({ resumeAt: { 'lesson-7': 600.5 } }));
    await assertSucceeds(write({ played: { 'lesson-7': '0-999' } }));
    await assertFails(write({ played: { more: '0-320' } }));
    await assertFails(write({ understood: { more: '38 ja' } }));
  });

  /** 997 lessons with a position, whose names have the same length in bytes. */
  const named = (bytes: number, letter: string) =>
    Object.fromEntries(
      Array.from({ length: 997 }, (_, i) => {
        const number = String(i).padStart(4, '0');
        return [number + letter.repeat((bytes - 4) / Buffer.byteLength(letter)), 1];
      }),
    );

  test.each(['a', '語'])('has 400 kB at most, also in names of %s', async (letter) => {
    const bytes = 388;
    const resumeAt = named(bytes, letter);
    // 997 lessons of 388 bytes and 12 more are 398,800 bytes, one of 1,188 more is 400,000.
    await store(resumeAt);
    await assertFails(write({ resumeAt: { ['b'.repeat(1189)]: 1 } }));
    await assertSucceeds(write({ resumeAt: { ['b'.repeat(1188)]: 1 } }));
  });

  test('counts finished lessons, days and the lessons watched last too', async () => {
    await store(named(388, 'a'), { days: days(10) });
    // 650 bytes are left.
    await assertFails(write({ finished: { ['b'.repeat(639)]: DAY } }));
    await assertFails(write({ recent: ['b'.repeat(651)] }));
    await assertFails(
      write({ played: { ['b'.repeat(361)]: `0-999999${' 0-999999'.repeat(30)}` } }),
    );
    await assertFails(write({ understood: { ['b'.repeat(360)]: `0 ${'x'.repeat(277)}` } }));
    await assertSucceeds(write({ finished: { ['b'.repeat(638)]: DAY } }));
  });
});
