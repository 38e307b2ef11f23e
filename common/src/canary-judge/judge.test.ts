import { networksOf, type StoredLoad } from 'shared-contracts/telemetry';
import { aReport, BEGAN, CANARY, ofCanary, STABLE } from 'common-testing';
import { fisher, judge } from './judge';
import type { Question } from './question';

const QUESTION: Question = {
  remote: 'mf-live',
  stable: STABLE,
  canary: CANARY,
  shares: [BEGAN],
};
const decide = (reports: readonly StoredLoad[], rest: Partial<Question> = {}) =>
  judge(
    reports.map((report) => ({ ...report, networks: networksOf(report.address) })),
    { ...QUESTION, ...rest },
  );

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);
const stable = (count: number, rest: Partial<StoredLoad> = {}, from = 1) =>
  numbers(from, count).map((browser) => aReport(browser, rest));
const canary = (count: number, rest: Partial<StoredLoad> = {}, from = 10_001) =>
  numbers(from, count).map((browser) => ofCanary(aReport(browser, rest)));
const CRASHED = { outcome: 'crashed' } as const;

/** 20 of 100 browsers with the canary fail, and none of 100 with the stable build. */
const BAD = [...stable(100), ...canary(80), ...canary(20, CRASHED, 20_001)];

test('a canary that throws is worse than a stable build that does not', () => {
  const { alarm, canary: ours, stable: theirs } = decide(BAD);
  // One failure may be forged. 9 of 90 against none of 100 are 0.0009, above the limit; the second
  // look tests 14 of 95: 95! 181! / (81! 195!).
  expect([ours.browsers, ours.threw, theirs.browsers, theirs.threw]).toEqual([95, 15, 100, 0]);
  expect(alarm).toMatchObject({ kind: 'threw', leftOut: 1, limit: 0.00015625 });
  expect(alarm?.p).toBeCloseTo(2.49988e-5, 9);
});

test('a later share has half the limit of the share before', () => {
  // 9 of 58 against none of 100: 0.00008.
  const some = [...stable(100), ...canary(48), ...canary(10, CRASHED, 20_001)];
  expect(decide(some).alarm?.limit).toBe(0.00015625);
  const shares = [BEGAN - 10_000, BEGAN];
  expect(decide(some, { shares }).alarm).toBeUndefined();
});

test('tests at fixed counts of failures only', () => {
  const nine = [...stable(400), ...canary(40), ...canary(9, CRASHED, 20_001)];
  expect(decide(nine).alarm).toBeUndefined();
  const ten = [...nine, ...canary(1, CRASHED, 30_001)];
  expect(decide(ten).alarm?.kind).toBe('threw');
  // Ten with both builds together, of which the canary has too few; then none before fifteen.
  const early = [...stable(7, CRASHED, 3001), ...stable(2000), ...canary(3, CRASHED, 20_001)];
  const more = [...early, ...canary(20), ...canary(4, CRASHED, 30_001)];
  expect(decide(more).alarm).toBeUndefined();
  expect(decide([...more, ...canary(1, CRASHED, 40_001)]).alarm?.kind).toBe('threw');
});

describe("Fisher's exact test", () => {
  test.each([
    ['all cups right of the lady who tastes tea', [4, 4, 0, 4], 1 / 70],
    ['three of her four cups right', [3, 4, 1, 4], 17 / 70],
    // 13 of 15 identical and 2 of 15 fraternal twins: Fisher's own, of 1935.
    ['convicted twins', [10, 13, 2, 17], 3095 / 6_653_325],
    ['nobody fails', [0, 20, 0, 80], 1],
    ['as many as there are', [3, 3, 2, 2], 1],
    // 5 of 25 against none of 75: 25! 95! / (20! 100!).
    ['only ours', [5, 25, 0, 75], (25 * 24 * 23 * 22 * 21) / (100 * 99 * 98 * 97 * 96)],
  ] as const)('%s', (_, [ours, of, theirs, ofTheirs], expected) => {
    expect(fisher(ours, of, theirs, ofTheirs)).toBeCloseTo(expected, 10);
  });

  test('is about a half for half of two groups of 10,000', () => {
    expect(fisher(2560, 10_000, 2560, 10_000)).toBeCloseTo(0.5, 1);
  });
});

test('raises no alarm if both builds fail alike', () => {
  const both = [
    ...stable(80),
    ...canary(80),
    ...stable(20, CRASHED, 201),
    ...canary(20, CRASHED, 20_001),
  ];
  expect(decide(both)).toMatchObject({
    canary: { browsers: 100, threw: 20 },
    stable: { browsers: 100, threw: 20 },
  });
  expect(decide(both).alarm).toBeUndefined();
});

test('a build that fails before it has ever worked counts as failed', () => {
  const reports = [...stable(100), ...canary(20, { outcome: 'failed-to-evaluate' })];
  expect(decide(reports).alarm?.kind).toBe('threw');
});

test('a browser that worked once and fails later counts as failed', () => {
  const reports = [
    ...stable(100),
    ...canary(30),
    ...canary(30, { screen: 'room', outcome: 'hung' }),
  ];
  expect(decide(reports)).toMatchObject({ alarm: { kind: 'threw' } });
});

test.each([
  'offline',
  'timed-out',
  'too-many-requests',
  'switched-off',
  'invalid-manifest',
  'incompatible-contract',
] as const)('what is %s speaks against no build', (outcome) => {
  const { alarm, canary: group } = decide([...stable(100), ...canary(100, { outcome })]);
  expect(alarm).toBeUndefined();
  expect(group.browsers).toBe(0);
});

test.each(['unreachable', 'damaged'] as const)('%s files count against the canary', (outcome) => {
  const bad = [...stable(100), ...canary(30), ...canary(20, { outcome }, 20_001)];
  expect(decide(bad).alarm?.kind).toBe('missed');
});

test('a few more browsers that miss files raise no alarm, because browsers fetch a new build more often', () => {
  const few = [...stable(3000), ...canary(960), ...canary(40, { outcome: 'unreachable' }, 20_001)];
  expect(decide(few).alarm).toBeUndefined();
  const many = [...few, ...canary(120, { outcome: 'unreachable' }, 30_001)];
  expect(decide(many).alarm?.kind).toBe('missed');
});

test('a canary is judged from 10 browsers on', () => {
  expect(decide([...stable(1000), ...canary(9, CRASHED)]).alarm).toBeUndefined();
  expect(decide([...stable(1000), ...canary(10, CRASHED)]).alarm?.kind).toBe('threw');
});

test('a canary is judged only if enough browsers have the stable build', () => {
  expect(decide([...stable(9), ...canary(100), ...canary(40, CRASHED, 20_001)]).alarm).toBe(
    undefined,
  );
  expect(decide([...stable(40), ...canary(100, CRASHED)]).alarm?.kind).toBe('threw');
});

test('a canary needs five failed browsers, without those of one network', () => {
  const withFailures = (theirs: number, ours: number) => [
    ...stable(1000),
    ...canary(20),
    ...stable(theirs, CRASHED, 2001),
    ...canary(ours, CRASHED, 20_001),
  ];
  expect(decide(withFailures(5, 5)).alarm).toBeUndefined();
  expect(decide(withFailures(4, 6)).alarm?.kind).toBe('threw');
});

describe('forged reports', () => {
  const before = [...stable(100), ...canary(10)];
  const failing = canary(200, CRASHED, 20_001);

  test('of 200 browsers at 200 addresses end a canary', () => {
    expect(decide([...before, ...failing]).alarm?.kind).toBe('threw');
  });

  test('of one browser do not end it, from any number of addresses', () => {
    const [{ reporter } = {}] = failing;
    const forged = failing.map((report) => ({ ...report, reporter }));
    const { alarm, canary: group } = decide([...before, ...forged]);
    expect(alarm).toBeUndefined();
    expect(group).toMatchObject({ browsers: 11, threw: 1 });
  });

  const ONE_56 = (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`;
  const ONE_48 = (at: number) => `2001:db8:1:${(at & 255).toString(16)}00::1`;

  /** Addresses of one network, and the number of browsers that count from it. */
  test.each<[string, number, (at: number) => string]>([
    ['one address', 1, () => '192.0.2.7'],
    ['the addresses of one /64', 1, (at) => `2001:db8:1:2::${at.toString(16)}`],
    ['the networks of one /56', 2, ONE_56],
    ['the networks of one /48', 4, ONE_48],
    ['the addresses of one /24', 4, (at) => `192.0.2.${at}`],
  ])('from %s count as %d, and end nothing', (_, most, addressOf) => {
    const forged = failing.map((report, at) => ({ ...report, address: addressOf(at) }));
    const { alarm, canary: group } = decide([...before, ...forged]);
    expect(alarm).toBeUndefined();
    expect(group).toMatchObject({ browsers: 10 + most, threw: most });
  });

  test('of one network are left out, so they add nothing to the reports of others', () => {
    // Five browsers of each build fail for others, so the look at ten tests 5 of 25.
    const others = [...stable(100), ...canary(20), ...stable(1, CRASHED, 2001)];
    const honest = [...others, ...canary(5, CRASHED, 20_001)];
    const further = (addressOf: (at: number) => string) =>
      canary(4, CRASHED, 30_001).map((report, at) => ({ ...report, address: addressOf(at) }));
    expect(decide([...honest, ...further(ONE_48)]).alarm).toBeUndefined();
    expect(decide([...honest, ...further((at) => `198.51.${at}.7`)]).alarm?.kind).toBe('threw');
  });

  test('24 reports from one household end nothing, but from 24 networks of 48 bits they end the canary', () => {
    const forgedFrom = (addressOf: (at: number) => string) =>
      failing.slice(0, 24).map((report, at) => ({ ...report, address: addressOf(at) }));
    expect(decide([...before, ...forgedFrom(ONE_56)]).alarm).toBeUndefined();
    const apart = forgedFrom((at) => `2001:db8:${at.toString(16)}::1`);
    expect(decide([...before, ...apart]).alarm?.kind).toBe('threw');
  });

  /** 60 of 300 browsers with the canary fail. */
  const WORSE = [...stable(300), ...canary(240), ...canary(60, CRASHED, 30_001)];

  test('120 failures of the stable build hide a bad canary only if 120 networks report them', () => {
    const forgedFrom = (addressOf: (at: number) => string) =>
      stable(120, CRASHED, 40_001).map((report, at) => ({ ...report, address: addressOf(at) }));
    expect(decide([...forgedFrom(ONE_56), ...WORSE]).alarm?.kind).toBe('threw');
    expect(decide([...forgedFrom(ONE_48), ...WORSE]).alarm?.kind).toBe('threw');
    const apart = forgedFrom((at) => `2001:db8:${at.toString(16)}::1`);
    expect(decide([...apart, ...WORSE]).alarm).toBeUndefined();
  });

  test('of a working canary hide no failure either', () => {
    const flood = canary(5000, {}, 40_001).map((report, at) => ({
      ...report,
      address: ONE_48(at),
    }));
    expect(decide([...flood, ...BAD]).alarm?.kind).toBe('threw');
  });
});

test('counts a browser once that goes back to the stable build', () => {
  const healed = stable(20, {}, 10_001);
  const { stable: group } = decide([...stable(5), ...canary(20), ...healed]);
  expect(group.browsers).toBe(5);
});

test.each<[string, Partial<StoredLoad>]>([
  ['of another remote', { remote: 'mf-auth' }],
  ['of another build', { build: 'cccccccc' }],
  ['of a build that was repointed', { channel: 'override' }],
  ['of the last good build', { channel: 'last-good' }],
  ['of a device without pseudonym', { reporter: undefined }],
  ['from before the canary', { receivedAt: new Date(BEGAN - 1).toISOString() }],
])('a report %s counts for nothing', (_, change) => {
  const { alarm, canary: group } = decide(
    [...stable(100), ...canary(100, { ...CRASHED, ...change })].map((report) =>
      report.channel === 'canary' ? { ...report, ...change } : report,
    ),
  );
  expect(alarm).toBeUndefined();
  expect(group.browsers).toBe(0);
});

test('a larger share is judged by the reports since its beginning', () => {
  const later = new Date(BEGAN + 60_000).toISOString();
  const shares = [BEGAN, BEGAN + 30_000];
  const first = [...stable(20), ...canary(20)];
  expect(decide(first, { shares })).toMatchObject({ canary: { browsers: 0 } });
  const { canary: group } = decide([...first, ...canary(3, { receivedAt: later })], { shares });
  expect(group.browsers).toBe(3);
});
