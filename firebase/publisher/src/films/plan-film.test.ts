import { LEAST_PRACTICE_SECONDS, planFilm } from './plan-film';

const DIALOGUE = [1.42, 2.86, 3.65, 3.55, 2.55, 2.89, 3.52, 2.45, 2.9, 2.86];

test.each(['talk', 'practice'] as const)(
  '%s: a line begins after the one before it, and stays in view while it is heard',
  (pace) => {
    const { seconds, lines } = planFilm(DIALOGUE, pace);
    expect(lines).toHaveLength(DIALOGUE.length);
    lines.forEach(({ start, end, at }, index) => {
      const heard = DIALOGUE[index] ?? Number.NaN;
      expect(at[0]).toBe(start);
      expect(end).toBeGreaterThanOrEqual((at.at(-1) ?? Number.NaN) + heard);
      expect(end).toBeLessThan(lines[index + 1]?.start ?? seconds);
    });
    expect(lines[0]?.start).toBeGreaterThan(0.5);
    expect(Number.isInteger(seconds)).toBe(true);
  },
);

test('in a talk each line is heard once, with a breath after it', () => {
  const { seconds, lines } = planFilm([1.42, 2.86], 'talk');
  expect(lines).toEqual([
    { start: 1.5, end: 3.3, at: [1.5] },
    { start: 4, end: 7.2, at: [4] },
  ]);
  expect(seconds).toBe(10);
});

test('in practice each line is heard again, after a pause as long as the line and more', () => {
  for (const [index, { at }] of planFilm(DIALOGUE, 'practice').lines.entries()) {
    const [first = Number.NaN, again = Number.NaN] = at;
    const heard = DIALOGUE[index] ?? Number.NaN;
    expect(again - (first + heard)).toBeGreaterThan(heard);
  }
});

test.each([[DIALOGUE], [DIALOGUE.slice(0, 3)], [[0.4]]])(
  'practice plays two minutes or more: %j',
  (recordings) => {
    const { seconds } = planFilm(recordings, 'practice');
    expect(seconds).toBeGreaterThanOrEqual(LEAST_PRACTICE_SECONDS);
    expect(seconds).toBeLessThanOrEqual(300);
  },
);

test('times are tenths of a second, as text.txt writes them', () => {
  for (const { start, end } of planFilm(DIALOGUE, 'practice').lines) {
    for (const time of [start, end]) expect(time).toBe(Number(time.toFixed(1)));
  }
});
