import { linesOf, reasonFor, reasonOf } from './describe';

const QUESTION = { remote: 'mf-live', stable: 'aaaaaaaa', canary: 'bbbbbbbb', shares: [0] };
const group = (rest: object) => ({ browsers: 40, threw: 0, missed: 0, times: [], ...rest });

test('says with the figures why a canary was ended', () => {
  const judgement = {
    canary: group({ browsers: 25, threw: 5 }),
    stable: group({ browsers: 475, threw: 1 }),
    alarm: { test: 'threw', p: 0.0000123, limit: 0.00167, number: 1 },
  } as const;
  expect(reasonOf(judgement, QUESTION)).toBe(
    'The canary bbbbbbbb is worse: 5 of 25 browsers failed (20.0 %); with the stable build aaaaaaaa: 1 of 475 browsers failed (0.2 %). Test of Fisher, look 1: p = 1.2e-5, below 0.0017; false alarms of a canary: 1.0 %.',
  );
});

test('says which of the files it missed, and how long it takes', () => {
  const alarm = { p: 0.0001, limit: 0.0002, number: 2 };
  const judgement = {
    canary: group({ missed: 10, times: [900, 700, 800] }),
    stable: group({ times: [400] }),
  };
  expect(reasonOf({ ...judgement, alarm: { test: 'missed', ...alarm } }, QUESTION)).toContain(
    '10 of 40 browsers missed files (25.0 %)',
  );
  expect(reasonOf({ ...judgement, alarm: { test: 'times', ...alarm } }, QUESTION)).toContain(
    'worse: 800 ms in 3 browsers; with the stable build aaaaaaaa: 400 ms in 1 browsers. Test of Mann and Whitney',
  );
});

test('finds the reason of one canary of several', () => {
  const alarm = { test: 'threw', p: 0.0001, limit: 0.0002, number: 2 } as const;
  const judgement = { canary: group({ threw: 10 }), stable: group({}), alarm };
  const [one, other] = ['bbbbbbbb', 'cccccccc'].map((canary) =>
    reasonOf(judgement, { ...QUESTION, canary }),
  );
  expect(reasonFor(`${one} ${other}`, 'bbbbbbbb')).toBe(one);
  expect(reasonFor(`${one} ${other}`, 'cccccccc')).toBe(other);
  expect(reasonFor('It is worse', 'bbbbbbbb')).toBe('It is worse');
});

test('shows what is known of a running canary', () => {
  const judgement = {
    canary: group({ threw: 1, times: [500] }),
    stable: group({ browsers: 300, missed: 2 }),
  };
  expect(linesOf(judgement, QUESTION)).toEqual([
    'canary bbbbbbbb: 1 of 40 browsers failed (2.5 %), 0 missed files, 500 ms in 1 browsers',
    'stable: 0 of 300 browsers failed (0.0 %), 2 missed files, no times',
    'judge: not worse, as far as can be told',
  ]);
  expect(linesOf({ ...judgement, stable: group({ browsers: 0 }) }, QUESTION)).toEqual([
    expect.any(String),
    'stable: 0 of 0 browsers failed, 0 missed files, no times',
    'judge: too few reports: 10 browsers of each are needed',
  ]);
});
