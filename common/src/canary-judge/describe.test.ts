import { aReport, CANARY, ofCanary, STABLE } from 'common-testing';
import { linesOf, reasonFor, reasonOf } from './describe';

const QUESTION = { remote: 'mf-live', stable: STABLE, canary: CANARY, shares: [0] };
const group = (rest: object) => ({ browsers: 40, threw: 0, missed: 0, ...rest });
const alarm = { kind: 'threw', p: 0.0000123, limit: 0.00015625, leftOut: 1 } as const;

test('explains with figures why a canary ends', () => {
  const judgement = {
    canary: group({ browsers: 25, threw: 5 }),
    stable: group({ browsers: 475, threw: 1 }),
    alarm,
  };
  expect(reasonOf(judgement, QUESTION)).toBe(
    'The canary bbbbbbbb is worse: 5 of 25 browsers failed (20.0 %); with the stable build aaaaaaaa: 1 of 475 browsers failed (0.2 %). Test of Fisher, without 1 of one network: p = 1.2e-5, below 0.0002; false alarms of a canary: 1.0 %.',
  );
});

test('names the number of browsers that missed files', () => {
  const judgement = { canary: group({ missed: 10 }), stable: group({}) };
  expect(reasonOf({ ...judgement, alarm: { ...alarm, kind: 'missed' } }, QUESTION)).toContain(
    '10 of 40 browsers missed files (25.0 %)',
  );
});

test('finds the reason of one canary among several', () => {
  const judgement = { canary: group({ threw: 10 }), stable: group({}), alarm };
  const [one, other] = ['bbbbbbbb', 'cccccccc'].map((canary) =>
    reasonOf(judgement, { ...QUESTION, canary }),
  );
  expect(reasonFor(`${one} ${other}`, 'bbbbbbbb')).toBe(one);
  expect(reasonFor(`${one} ${other}`, 'cccccccc')).toBe(other);
  expect(reasonFor('It is worse', 'bbbbbbbb')).toBe('It is worse');
});

test('shows the reports on a running canary, with the median time of the second loads', () => {
  const judgement = { canary: group({ threw: 1 }), stable: group({ browsers: 300, missed: 2 }) };
  const twice = [1, 2, 3].flatMap((browser) => [
    ofCanary(aReport(browser, { ms: 9000 })),
    ofCanary(aReport(browser, { ms: browser * 500 })),
  ]);
  const others = [aReport(4, { ms: 100, remote: 'mf-auth' }), aReport(5, { outcome: 'crashed' })];
  expect(linesOf(judgement, QUESTION, [...others, ...others, ...twice])).toEqual([
    'canary bbbbbbbb: 1 of 40 browsers failed (2.5 %), 0 missed files, 1000 ms in 3 browsers (not judged)',
    'stable: 0 of 300 browsers failed (0.0 %), 2 missed files, no times',
    'judge: not worse, as far as can be told',
  ]);
  expect(linesOf({ ...judgement, stable: group({ browsers: 0 }) }, QUESTION, [])).toEqual([
    expect.any(String),
    'stable: 0 of 0 browsers failed, 0 missed files, no times',
    'judge: too few reports: 10 browsers of each are needed',
  ]);
});
