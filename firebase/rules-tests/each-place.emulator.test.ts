import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, type DocumentData } from 'firebase/firestore';
import { RESUME_LIMITS } from 'shared-contracts';
import { environment, provideEnvironment, put } from './environment';
import { databaseOf } from './roles';
import { WORD } from './testing/samples';

/** Rules have no loops, so each index of a list has its own condition, and its own test. */
provideEnvironment({ 'Videos/lesson': { isAvailable: true } });

/** All tests use one learner, because connecting a new client takes most of a test's time. */
const write = (data: DocumentData, under = '') =>
  setDoc(doc(databaseOf(environment, 'free', 'heidi'), `LearnerState/heidi${under}`), {
    updatedAt: serverTimestamp(),
    ...data,
  });

const CARD = {
  due: 1,
  last_review: 1,
  stability: 1,
  difficulty: 1,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
};
const day = (index: number) => `2026-11-0${index}`;
const names = (count: number) => Array.from({ length: count }, (_, index) => `key-${index}`);

/** The number of values that one write may have, with distinct values, and the write itself. */
const MAPS: Record<
  string,
  {
    readonly count: number;
    readonly good: (index: number) => unknown;
    readonly bad: unknown;
    readonly write: (map: object) => Promise<void>;
  }
> = {
  positions: {
    count: 10,
    good: (index) => index,
    bad: -1,
    write: (resumeAt) => write({ resumeAt }),
  },
  'finished lessons': {
    count: 10,
    good: day,
    bad: 'today',
    write: (finished) => write({ finished }),
  },
  cards: {
    count: 4,
    good: (index) => ({ ...CARD, reps: index }),
    bad: { ...CARD, reps: -1 },
    write: (cards) => write({ cards, nextDue: 1 }, '/Cards/lesson'),
  },
  words: {
    count: 4,
    good: (line) => ({ ...WORD, line }),
    bad: { ...WORD, line: -1 },
    write: (words) => write({ words }, '/Words/7'),
  },
};

describe.each(Object.entries(MAPS))('%s', (_, { count, good, bad, write: store }) => {
  const all = Object.fromEntries(names(count).map((name, index) => [name, good(index)]));

  test.each(names(count))('are refused when one is wrong: %s', (name) =>
    assertFails(store({ ...all, [name]: bad })),
  );

  test('are stored when all are right', () => assertSucceeds(store(all)));
});

describe('days', () => {
  const done = (index: number) => ({ seconds: index, cards: 1 });
  const three = { [day(1)]: done(1), [day(2)]: done(2), [day(3)]: done(3) };

  test.each([1, 2, 3])('are refused if number %i has too large values', (index) =>
    assertFails(write({ days: { ...three, [day(index)]: { seconds: -1, cards: 1 } } })),
  );

  // In sorted order, the wrong name has another index each time.
  test.each(['0-first', '2026-11-01x', 'z-last'])(
    'are refused if a key is not a date: %s',
    (name) =>
      assertFails(write({ days: { [day(1)]: done(1), [day(2)]: done(2), [name]: done(3) } })),
  );

  test('are stored when all are right', () => assertSucceeds(write({ days: three })));
});

test('the limit of finished lessons is that of positions', async () => {
  const store = (count: number) => {
    const finished = Object.fromEntries(names(count).map((name) => [name, day(1)]));
    return put(environment, { 'LearnerState/heidi': { finished, updatedAt: Timestamp.now() } });
  };
  const path = doc(databaseOf(environment, 'free', 'heidi'), 'LearnerState/heidi');
  const add = () =>
    setDoc(path, { updatedAt: serverTimestamp(), finished: { more: day(2) } }, { merge: true });
  await store(RESUME_LIMITS.lessons);
  await assertFails(add());
  await store(RESUME_LIMITS.lessons - 1);
  await assertSucceeds(add());
});
