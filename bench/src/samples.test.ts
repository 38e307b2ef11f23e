import { series, spreadOfRatio, spreadOfSeries, type Sample } from './samples';

const sample = (subject: string, round: number, values: Sample['values']): Sample => ({
  scenario: 'home-cold',
  profile: 'slow',
  subject,
  round,
  values,
});

const samples: readonly Sample[] = [
  sample('product', 0, { lcp: 100, usable: 300 }),
  sample('m', 0, { lcp: 200, usable: 300 }),
  sample('product', 1, { lcp: 300 }),
  sample('m', 1, { lcp: 300 }),
  { ...sample('product', 2, { lcp: 9 }), profile: 'fast' },
  { ...sample('product', 3, { lcp: 9 }), scenario: 'home-warm' },
];
const key = { scenario: 'home-cold', profile: 'slow', subject: 'product', metric: 'lcp' } as const;

test('finds one series by round: scenario, profile, subject and metric', () => {
  expect([...series(samples, key)]).toEqual([
    [0, 100],
    [1, 300],
  ]);
  expect([...series(samples, { ...key, metric: 'usable' })]).toEqual([[0, 300]]);
});

test('gives the spread of a series, and of a ratio round by round', () => {
  expect(spreadOfSeries(samples, key)?.median).toBe(200);
  expect(spreadOfRatio(samples, key, { ...key, subject: 'm' })?.median).toBe(0.75);
});

test('gives nothing for what was not measured', () => {
  expect(spreadOfSeries(samples, { ...key, metric: 'cls' })).toBeUndefined();
  expect(spreadOfRatio(samples, key, { ...key, subject: 'm2' })).toBeUndefined();
});
