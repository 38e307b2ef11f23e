import { readReport } from './read-report';
import { pendingLines, slowestLines } from './slowest';

const ofJest = {
  testResults: [
    {
      name: '/repo/kit/a.test.ts',
      assertionResults: [
        { fullName: 'opens', duration: 120, status: 'passed' },
        { fullName: 'was skipped', duration: null, status: 'pending' },
      ],
    },
  ],
};

const ofPlaywright = {
  config: { rootDir: '/repo/e2e' },
  suites: [
    {
      title: 'tests/home.spec.ts',
      file: 'tests/home.spec.ts',
      specs: [
        {
          title: 'shows',
          line: 3,
          tests: [{ status: 'skipped', results: [] }],
        },
      ],
      suites: [
        {
          title: 'a visitor',
          file: 'tests/home.spec.ts',
          specs: [
            {
              title: 'searches',
              line: 9,
              tests: [{ status: 'expected', results: [{ duration: 2000 }, { duration: 1500 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('reads the times of both kinds of report, with the place of each test', () => {
  expect(readReport(ofJest, '/repo')).toEqual([
    { file: 'kit/a.test.ts', title: 'opens', seconds: 0.12, status: 'passed' },
    { file: 'kit/a.test.ts', title: 'was skipped', seconds: 0, status: 'skipped' },
  ]);
  const file = 'e2e/tests/home.spec.ts';
  expect(readReport(ofPlaywright, '/repo')).toEqual([
    { file, line: 3, title: 'shows', seconds: 0, status: 'skipped' },
    { file, line: 9, title: 'a visitor searches', seconds: 3.5, status: 'passed' },
  ]);
});

test.each([undefined, null, {}, 'text'])('finds no times in another report: %j', (report) => {
  expect(readReport(report, '/repo')).toEqual([]);
});

test('lists the slowest first, and no more than asked for', () => {
  const times = [...readReport(ofJest, '/repo'), ...readReport(ofPlaywright, '/repo')];
  expect(slowestLines(times, 2)).toEqual([
    '   3.5 s  e2e/tests/home.spec.ts:9  a visitor searches',
    '   0.1 s  kit/a.test.ts  opens',
  ]);
});

test('names the tests that did not run, of both kinds', () => {
  const tests = [...readReport(ofJest, '/repo'), ...readReport(ofPlaywright, '/repo')];
  expect(pendingLines(tests)).toEqual([
    '  kit/a.test.ts  was skipped',
    '  e2e/tests/home.spec.ts:3  shows',
  ]);
});
