import { CARD_LIMITS, type CardSchedule } from 'shared-contracts';
import { isNew } from '../../progress/card-state';
import { isDue } from './due';
import { outlookOf } from './scheduler';

const NOW = new Date(2026, 10, 20, 19, 0);
const days = (count: number) => count * 24 * 60 * 60 * 1000;
const after = (schedule: CardSchedule, extraDays = 0) => new Date(schedule.due + days(extraDays));

/** The schedule of a card that is known each time it is due. */
function knownTimes(times: number): CardSchedule[] {
  const schedules: CardSchedule[] = [];
  let now = NOW;
  for (let index = 0; index < times; index += 1) {
    const schedule = outlookOf(schedules.at(-1), now).known;
    schedules.push(schedule);
    now = after(schedule);
  }
  return schedules;
}

test('a new card known at once comes back after one day', () => {
  const { known } = outlookOf(undefined, NOW);
  expect(known).toMatchObject({ state: 2, reps: 1, lapses: 0, last_review: NOW.getTime() });
  expect(known.due).toBe(NOW.getTime() + days(1));
  expect(known.scheduled_days).toBe(1);
  expect(isDue(known, NOW)).toBe(false);
});

test('a new card known at once, after an undone answer, comes back after one day too', () => {
  const never = { ...outlookOf(undefined, NOW).known, state: 0, reps: 0, last_review: 0 };
  expect(outlookOf(never, NOW).known.due).toBe(NOW.getTime() + days(1));
});

// In the published weights of FSRS-6 a first “known” has a stability of 2.3065 days. Only the first
// gap is capped; the library computes the later ones.
test('the gaps after the first are those of the published weights', () => {
  expect(knownTimes(5).map(({ scheduled_days }) => scheduled_days)).toEqual([1, 7, 32, 118, 373]);
  expect(outlookOf(undefined, NOW).known.stability).toBe(2.3065);
  expect(outlookOf(undefined, NOW).notYet.stability).toBe(0.212);
});

test('a card not known comes back after a minute, at first and later', () => {
  const MINUTE = 60_000;
  expect(outlookOf(undefined, NOW).notYet.due).toBe(NOW.getTime() + MINUTE);
  const learned = knownTimes(3).at(-1)!;
  expect(outlookOf(learned, after(learned)).notYet.due).toBe(after(learned).getTime() + MINUTE);
});

test('a card not known is due at once, and after days once it is known', () => {
  const { notYet } = outlookOf(undefined, NOW);
  expect(isDue(notYet, NOW)).toBe(true);
  const soon = new Date(NOW.getTime() + 20_000);
  expect(isDue(outlookOf(notYet, soon).known, soon)).toBe(false);
});

test('the gaps grow each time a card is known', () => {
  const gaps = knownTimes(6).map(({ scheduled_days }) => scheduled_days);
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  expect(gaps.at(-1)).toBeGreaterThan(100);
});

test('a card that was forgotten comes back sooner than it would have', () => {
  const learned = knownTimes(4).at(-1);
  if (!learned) throw new Error('nothing learned');
  const now = after(learned);
  const { known, notYet } = outlookOf(learned, now);
  expect(notYet).toMatchObject({ state: 3, lapses: 1 });
  const relearned = outlookOf(notYet, new Date(now.getTime() + 60_000)).known;
  expect(relearned.scheduled_days).toBeLessThan(known.scheduled_days);
  expect(relearned.state).toBe(2);
});

test('a stored schedule continues exactly as before', () => {
  const schedule = knownTimes(2)[1];
  const stored = JSON.parse(JSON.stringify(schedule)) as CardSchedule;
  expect(outlookOf(stored, after(stored, 1))).toEqual(outlookOf(schedule, after(stored, 1)));
});

test('a card whose first answer was taken back is new', () => {
  const { known } = outlookOf(undefined, NOW);
  const never = { ...known, state: 0, reps: 0, last_review: 0 };
  expect(isNew(never)).toBe(true);
  expect(outlookOf(never, NOW)).toEqual(outlookOf(undefined, NOW));
});

test('stays within the database rules, also after many years', () => {
  for (const schedule of knownTimes(30)) {
    expect(Object.keys(schedule)).toHaveLength(9);
    for (const value of Object.values(schedule)) {
      expect(Number.isFinite(value) && value >= 0).toBe(true);
    }
    expect(schedule.difficulty).toBeLessThanOrEqual(10);
    expect(schedule.stability).toBeLessThanOrEqual(100_000);
  }
  expect(CARD_LIMITS.perWrite).toBeGreaterThan(0);
});
