import { isPlayedEnough, joinSpans, secondsPlayed, withSpan } from './played-spans';

const span = (from: number, to: number) => ({ from, to });
const played = (...spans: readonly (readonly [number, number])[]) =>
  spans.reduce((text, [from, to]) => withSpan(text, span(from, to)), '');

test.each<[string, readonly (readonly [number, number])[], string]>([
  ['one stretch', [[0, 32]], '0-320'],
  [
    'two apart, in their order',
    [
      [40, 51.2],
      [0, 32],
    ],
    '0-320 400-512',
  ],
  [
    'two that touch',
    [
      [0, 5.04],
      [5.04, 9],
    ],
    '0-90',
  ],
  [
    'two that overlap',
    [
      [0, 8],
      [5, 9],
    ],
    '0-90',
  ],
  [
    'one within another',
    [
      [0, 20],
      [5, 9],
    ],
    '0-200',
  ],
  [
    'one that closes a gap',
    [
      [0, 5],
      [9, 12],
      [4, 10],
    ],
    '0-120',
  ],
  [
    'the same once more',
    [
      [0, 5],
      [0, 5],
    ],
    '0-50',
  ],
])('is stored merged: %s', (_, spans, text) => {
  expect(played(...spans)).toBe(text);
});

test.each([
  ['nothing', 5, 5],
  ['backwards', 9, 5],
  ['no number', Number.NaN, 5],
  ['no end', 5, Number.POSITIVE_INFINITY],
  ['before the beginning', -9, -5],
  ['beyond a day', 90_000, 90_005],
])('bears a stretch that is %s', (_, from, to) => {
  expect(withSpan('0-50', span(from, to))).toBe('0-50');
});

test('keeps at most 32 spans, and never counts unplayed parts', () => {
  // The first is the shortest; one every 20 seconds.
  const text = played(
    ...Array.from({ length: 33 }, (_, i) => [i * 20, i * 20 + (i === 0 ? 1 : 5)] as const),
  );
  expect(text.split(' ')).toHaveLength(32);
  expect(text).toMatch(/^200-250 /);
  expect(secondsPlayed(text)).toBe(32 * 5);
});

test('merges the played parts of two tabs, each second once', () => {
  expect(joinSpans('0-50 90-120', '40-95')).toBe('0-120');
  expect(joinSpans('', '40-95')).toBe('40-95');
});

test('counts seconds, also of a part', () => {
  expect(secondsPlayed('0-320 405-512')).toBe(42.7);
  expect(secondsPlayed('0-320 405-512', span(30, 42))).toBe(3.5);
  expect(secondsPlayed('')).toBe(0);
});

const DIALOGUE = [
  { at: 10, part: 'dialogue' },
  { at: 40, part: 'practice' },
] as const;

test.each<[string, string, number, typeof DIALOGUE | undefined, boolean]>([
  ['80 % of the film', '0-800', 100, undefined, true],
  ['a little less', '0-799', 100, undefined, false],
  ['the last four seconds', '960-1000', 100, undefined, false],
  ['all but of an unknown length', '0-1000', Number.NaN, undefined, false],
  ['80 % of the dialogue', '100-340', 100, DIALOGUE, true],
  ['a little less of it', '100-339', 100, DIALOGUE, false],
  ['all but the dialogue', '0-100 400-1000', 100, DIALOGUE, false],
])('is enough or not: %s', (_, text, duration, chapters, isEnough) => {
  expect(isPlayedEnough(text, duration, chapters)).toBe(isEnough);
});
