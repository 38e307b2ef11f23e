import { NEVER_DUE, type CardSchedule } from 'shared-contracts';
import { isNew } from '../../progress/card-state';
import { aSchedule } from '../../testing/decks';
import { countCards, nextDay, nextDueOf } from './due';
import { answer, extraSession, NEW_PER_SESSION, planSession, summaryOf, undo } from './session';

const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const schedule = (due: number, change: Partial<CardSchedule> = {}): CardSchedule => ({
  ...aSchedule(due),
  last_review: due - 1000,
  ...change,
});

const keys = (count: number) => Array.from({ length: count }, (_, index) => `card-${index}`);
const KEYS = ['old', 'today', 'later', 'fresh'];
const SCHEDULES = {
  today: schedule(at(20, 23)),
  old: schedule(at(3)),
  later: schedule(at(21, 0)),
};

test('asks what is due first, the longest due at the front, then what is new', () => {
  expect(planSession(KEYS, SCHEDULES, NOW).queue).toEqual(['old', 'today', 'fresh']);
});

test('brings ten new cards in a session, in the order of the lesson', () => {
  const all = keys(25);
  expect(planSession(all, {}, NOW).queue).toEqual(all.slice(0, NEW_PER_SESSION));
});

test('counts by days, not by hours', () => {
  expect(countCards(KEYS, SCHEDULES, NOW)).toEqual({ due: 2, fresh: 1, learned: 1 });
  const afterMidnight = new Date(2026, 10, 21, 0, 1);
  expect(countCards(KEYS, SCHEDULES, afterMidnight)).toEqual({ due: 3, fresh: 1, learned: 0 });
});

test('does not count cards that the lesson no longer has', () => {
  expect(countCards(['fresh'], SCHEDULES, NOW)).toEqual({ due: 0, fresh: 1, learned: 0 });
});

test('asks again what was not known, until all are known', () => {
  let session = planSession(KEYS, SCHEDULES, NOW);
  session = answer(session, false, schedule(at(20)));
  expect(session.queue).toEqual(['today', 'fresh', 'old']);
  for (let index = 0; index < 3; index += 1) session = answer(session, true, schedule(at(25)));
  expect(session.queue).toEqual([]);
  expect(summaryOf(session)).toEqual({ knownAtOnce: 2, knownLater: 1, answers: 4 });
});

test('undoes every answer, one after the other, exactly', () => {
  const first = planSession(KEYS, SCHEDULES, NOW);
  const steps = [first];
  for (const isKnown of [false, true, true, false, true]) {
    const last = steps.at(-1) ?? first;
    steps.push(answer(last, isKnown, schedule(at(28), { reps: steps.length })));
  }
  let session = steps.at(-1) ?? first;
  for (const before of steps.slice(0, -1).reverse()) {
    session = undo(session);
    expect(session.queue).toEqual(before.queue);
    expect(session.answers).toEqual(before.answers);
    for (const key of KEYS) {
      if (isNew(before.schedules[key])) expect(isNew(session.schedules[key])).toBe(true);
      else expect(session.schedules[key]).toEqual(before.schedules[key]);
    }
  }
  expect(undo(session)).toBe(session);
});

test('an extra session asks all cards and changes no schedule', () => {
  let session = extraSession(KEYS, SCHEDULES);
  expect(session.queue).toEqual(KEYS);
  session = undo(answer(answer(session, true, schedule(1)), false, schedule(2)));
  expect(session.schedules).toBe(SCHEDULES);
  expect(session.queue).toEqual(['today', 'later', 'fresh']);
});

test('an answer after the last card changes nothing', () => {
  const session = planSession([], {}, NOW);
  expect(answer(session, true, schedule(1))).toBe(session);
});

describe('a card that was forgotten eight times', () => {
  const forgotten = (lapses: number) => schedule(at(20), { lapses });

  test('leaves the session, and comes back by undo alone', () => {
    const first = planSession(['today', 'fresh'], SCHEDULES, NOW);
    const seven = answer(first, false, forgotten(7));
    expect(seven).toMatchObject({ size: 2, queue: [first.queue[1], first.queue[0]] });
    const eight = answer(first, false, forgotten(8));
    expect(eight).toMatchObject({ size: 1, queue: [first.queue[1]] });
    expect(undo(eight)).toMatchObject({ size: 2, queue: first.queue });
    const extra = extraSession(['today', 'fresh'], SCHEDULES);
    expect(answer(extra, false, forgotten(8)).queue).toHaveLength(2);
  });

  test('is due on no day', () => {
    const schedules = { seven: forgotten(7), eight: forgotten(8) };
    expect(planSession(['seven', 'eight'], schedules, NOW).queue).toEqual(['seven']);
    expect(nextDueOf({ eight: forgotten(8) })).toBe(NEVER_DUE);
    expect(nextDueOf(schedules)).toBe(at(20));
    expect(countCards(['seven', 'eight'], schedules, NOW)).toEqual({
      due: 1,
      fresh: 0,
      learned: 0,
    });
    const later = { eight: schedule(at(25), { lapses: 8 }) };
    expect(nextDay(['eight'], later, NOW)).toBeUndefined();
  });
});

test('knows when cards are due next', () => {
  expect(nextDueOf(SCHEDULES)).toBe(at(3));
  expect(nextDueOf({ a: schedule(1, { state: 0 }) })).toBe(NEVER_DUE);
  const two = { a: schedule(at(22, 9)), b: schedule(at(22, 18)), c: schedule(at(25)) };
  expect(nextDay(['a', 'b', 'c'], two, NOW)).toEqual({ day: new Date(2026, 10, 22), cards: 2 });
  expect(nextDay(['x'], two, NOW)).toBeUndefined();
});
