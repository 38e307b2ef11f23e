import { learnerStateBytes } from './state-size';

test.each([
  ['nothing', {}, 0],
  ['a position', { resumeAt: { ab: 1.5 } }, 2 + 12],
  ['a finished lesson with an umlaut', { finished: { zä: '2026-11-20' } }, 3 + 12],
  ['what was watched last', { recent: ['ab', 'cde'] }, 5],
  ['a day', { days: { '2026-11-20': { seconds: 60, cards: 3 } } }, 55],
  [
    'all of it',
    {
      resumeAt: { a: 1, b: 2 },
      recent: ['a'],
      finished: { c: '2026-11-20' },
      days: {
        '2026-11-19': { seconds: 1, cards: 0 },
        '2026-11-20': { seconds: 0, cards: 1 },
      },
    },
    2 * 13 + 1 + 13 + 2 * 55,
  ],
])('counts the bytes of %s', (_, state, bytes) => {
  expect(learnerStateBytes(state)).toBe(bytes);
});
