import { isFull, NO_CHANGES, withoutOldest, type Progressed } from './changes';

const NOTHING: Progressed = {
  ...NO_CHANGES,
  understood: {},
  goal: 5,
  updatedAt: '2026-01-30T00:00:00Z',
};

const KNOWN_LIMITS = { days: 400, lessons: 1800, bytes: 400_000 };
/** A map with so many entries and keys of three or more letters. */
const map = <T>(count: number, value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id-${index}`, value]));
const DAY = { seconds: 1, cards: 0 };

test.each([
  ['days', { days: map(KNOWN_LIMITS.days, DAY) }, { days: map(KNOWN_LIMITS.days + 1, DAY) }],
  [
    'positions',
    { resumeAt: map(KNOWN_LIMITS.lessons, 9) },
    { resumeAt: map(KNOWN_LIMITS.lessons + 1, 9) },
  ],
  [
    'finished lessons',
    { finished: map(KNOWN_LIMITS.lessons, '2026-01-05') },
    { finished: map(KNOWN_LIMITS.lessons + 1, '2026-01-05') },
  ],
  [
    'bytes: a name, and twelve for its value',
    { resumeAt: { ['x'.repeat(KNOWN_LIMITS.bytes - 12)]: 9 } },
    { resumeAt: { ['x'.repeat(KNOWN_LIMITS.bytes - 11)]: 9 } },
  ],
])('holds as much as the security rules take, and no more: %s', (_, most, more) => {
  expect(isFull({ ...NOTHING, ...most })).toBe(false);
  expect(isFull({ ...NOTHING, ...more })).toBe(true);
});

/** 1,750 finished lessons with exactly so many bytes in all. */
function finishedOf(bytes: number): Record<string, string> {
  const names = Array.from({ length: 1750 }, (_, index) => String(index).padStart(33, 'x'));
  names[0] += 'x'.repeat(bytes - 1750 * (12 + 33));
  return Object.fromEntries(names.map((name, index) => [name, `2026-01-${10 + (index % 20)}`]));
}
const tidiedFinished = (finished: Record<string, string>) => {
  return withoutOldest({ ...NOTHING, finished }, NO_CHANGES).finished;
};

test('keeps all finished lessons while they fit into their share', () => {
  const finished = finishedOf(80_000);
  expect(tidiedFinished(finished)).toEqual(finished);
});

test('removes the oldest finished lessons when one byte is too much', () => {
  const kept = Object.values(tidiedFinished(finishedOf(80_001)));
  expect(kept.length).toBeLessThanOrEqual(1700);
  expect(kept.length).toBeGreaterThan(1600);
  expect(kept.filter((day) => day === '2026-01-29')).toHaveLength(87);
  expect(kept.filter((day) => day === '2026-01-10').length).toBeLessThan(88);
});
