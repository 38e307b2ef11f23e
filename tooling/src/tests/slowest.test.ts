import { slowestLines, testTimes } from './slowest';

const ofJest = {
  testResults: [
    {
      name: '/repo/kit/a.test.ts',
      assertionResults: [
        { fullName: 'opens', duration: 120 },
        { fullName: 'was skipped', duration: null },
      ],
    },
  ],
};

const ofPlaywright = {
  suites: [
    {
      title: 'tests/home.spec.ts',
      specs: [{ title: 'shows', file: 'tests/home.spec.ts', line: 3, tests: [{ results: [] }] }],
      suites: [
        {
          title: 'a visitor',
          specs: [
            {
              title: 'searches',
              file: 'tests/home.spec.ts',
              line: 9,
              tests: [{ results: [{ duration: 2000 }, { duration: 1500 }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('reads the times of both kinds of report, with the place of each test', () => {
  expect(testTimes(ofJest, '/repo')).toEqual([
    { place: 'kit/a.test.ts', title: 'opens', seconds: 0.12 },
    { place: 'kit/a.test.ts', title: 'was skipped', seconds: 0 },
  ]);
  expect(testTimes(ofPlaywright, '/repo')).toEqual([
    { place: 'e2e/tests/home.spec.ts:3', title: 'shows', seconds: 0 },
    { place: 'e2e/tests/home.spec.ts:9', title: 'a visitor searches', seconds: 3.5 },
  ]);
});

test.each([undefined, null, {}, 'text'])('finds no times in another report: %j', (report) => {
  expect(testTimes(report, '/repo')).toEqual([]);
});

it('lists the slowest first, and no more than asked for', () => {
  const times = [...testTimes(ofJest, '/repo'), ...testTimes(ofPlaywright, '/repo')];
  expect(slowestLines(times, 2)).toEqual([
    '   3.5 s  e2e/tests/home.spec.ts:9  a visitor searches',
    '   0.1 s  kit/a.test.ts  opens',
  ]);
});
