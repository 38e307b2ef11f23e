import { pendingLines, slowestLines, testTimes } from './slowest';

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
  suites: [
    {
      title: 'tests/home.spec.ts',
      specs: [
        {
          title: 'shows',
          file: 'tests/home.spec.ts',
          line: 3,
          tests: [{ status: 'skipped', results: [] }],
        },
      ],
      suites: [
        {
          title: 'a visitor',
          specs: [
            {
              title: 'searches',
              file: 'tests/home.spec.ts',
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
  expect(testTimes(ofJest, '/repo')).toEqual([
    { place: 'kit/a.test.ts', title: 'opens', seconds: 0.12, isPending: false },
    { place: 'kit/a.test.ts', title: 'was skipped', seconds: 0, isPending: true },
  ]);
  expect(testTimes(ofPlaywright, '/repo')).toEqual([
    { place: 'e2e/tests/home.spec.ts:3', title: 'shows', seconds: 0, isPending: true },
    {
      place: 'e2e/tests/home.spec.ts:9',
      title: 'a visitor searches',
      seconds: 3.5,
      isPending: false,
    },
  ]);
});

test.each([undefined, null, {}, 'text'])('finds no times in another report: %j', (report) => {
  expect(testTimes(report, '/repo')).toEqual([]);
});

test('lists the slowest first, and no more than asked for', () => {
  const times = [...testTimes(ofJest, '/repo'), ...testTimes(ofPlaywright, '/repo')];
  expect(slowestLines(times, 2)).toEqual([
    '   3.5 s  e2e/tests/home.spec.ts:9  a visitor searches',
    '   0.1 s  kit/a.test.ts  opens',
  ]);
});

test('names the tests that did not run, of both kinds', () => {
  const tests = [...testTimes(ofJest, '/repo'), ...testTimes(ofPlaywright, '/repo')];
  expect(pendingLines(tests)).toEqual([
    '  kit/a.test.ts  was skipped',
    '  e2e/tests/home.spec.ts:3  shows',
  ]);
});
