import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeAgain, readReport } from './again';
import type { Mutant } from './mutant';
import type { Judged, Outcome } from './score';

const mutant = (start: number, more: Partial<Mutant> = {}): Mutant => ({
  file: 'a.ts',
  start,
  end: start + 1,
  replacement: '>=',
  change: 'a > b → a >= b',
  ...more,
});
const judged = (outcome: Outcome, of: Mutant): Judged => ({
  area: 'slots',
  mutant: of,
  outcome,
  seconds: 1,
});
const none = () => false;

test('what was noticed stays so; the rest is judged again, where it is now', () => {
  const report = [
    judged('noticed', mutant(1)),
    judged('timed-out', mutant(2)),
    judged('survived', mutant(100)),
    judged('no-tests', mutant(200)),
  ];
  const again = judgeAgain(report, [mutant(1), mutant(130), mutant(230)], none);
  expect(again.settled).toEqual(report.slice(0, 2));
  expect(again.open.map((one) => [one.outcome, one.mutant.start])).toEqual([
    ['survived', 130],
    ['no-tests', 230],
  ]);
  expect(again.dropped).toEqual([]);
});

test.each([
  ['another file', { file: 'b.ts' }],
  ['another change', { change: 'a > b → a < b' }],
  ['another text instead', { replacement: '<' }],
])('of %s is another mutant: the code of the old one is no more', (_, more) => {
  const report = [judged('survived', mutant(1))];
  expect(judgeAgain(report, [mutant(1, more)], none)).toEqual({
    settled: [],
    open: [],
    dropped: report,
  });
});

test('one that is known to be equivalent is dropped, and no other takes its place', () => {
  const [equivalent, other] = [mutant(1), mutant(50)];
  const report = [judged('survived', equivalent)];
  const again = judgeAgain(report, [equivalent, other], (one) => one === equivalent);
  expect(again).toEqual({ settled: [], open: [], dropped: report });
});

test('a report is read as it was written, and a file that is none is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  expect(() => readReport(file)).toThrow(file);
  writeFileSync(file, '{}');
  expect(() => readReport(file)).toThrow(file);
  const report = [judged('survived', mutant(1))];
  writeFileSync(file, JSON.stringify(report));
  expect(readReport(file)).toEqual(report);
});
