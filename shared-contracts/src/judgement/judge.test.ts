import type { StoredLoad } from '../telemetry/index';
import { aReport, BEGAN, CANARY, ofCanary, STABLE } from '../testing/reports';
import { judgedLoad } from './groups';
import { judge, type Question } from './judge';

const QUESTION: Question = {
  remote: 'mf-live',
  stable: STABLE,
  canary: CANARY,
  shares: [BEGAN],
};
const decide = (reports: readonly StoredLoad[], rest: Partial<Question> = {}) =>
  judge(reports.map(judgedLoad), { ...QUESTION, ...rest });

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);
const stable = (count: number, rest: Partial<StoredLoad> = {}, from = 1) =>
  numbers(from, count).map((browser) => aReport(browser, rest));
const canary = (count: number, rest: Partial<StoredLoad> = {}, from = 10_001) =>
  numbers(from, count).map((browser) => ofCanary(aReport(browser, rest)));
const CRASHED = { outcome: 'crashed' } as const;

/** 20 of 100 browsers with the canary fail, and none of 100 with the stable build. */
const BAD = [...stable(100), ...canary(80), ...canary(20, CRASHED, 20_001)];

test('finds a canary worse that throws where the stable build does not', () => {
  const { alarm, canary: ours, stable: theirs } = decide(BAD);
  expect(alarm?.test).toBe('threw');
  // The first look has half of a third of 1 %, 0.00167. Eight of 88 against none of 100 are at
  // least 0.00193, so that is none yet; nine of 89 are 0.00091.
  expect([ours.browsers, ours.threw, theirs.browsers, theirs.threw]).toEqual([89, 9, 100, 0]);
  expect(alarm).toMatchObject({ number: 1, limit: 0.01 / 6 });
  expect(alarm?.p).toBeCloseTo(0.0009095, 7);
});

test('has no alarm where both fail alike', () => {
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
  expect(decide(reports).alarm?.test).toBe('threw');
});

test('a browser that worked once and fails later counts as failed', () => {
  const reports = [
    ...stable(100),
    ...canary(20),
    ...canary(20, { screen: 'room', outcome: 'hung' }),
  ];
  expect(decide(reports)).toMatchObject({ alarm: { test: 'threw' } });
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

test.each(['unreachable', 'damaged'] as const)('files that are %s speak against it', (outcome) => {
  const bad = [...stable(100), ...canary(30), ...canary(20, { outcome }, 20_001)];
  expect(decide(bad).alarm?.test).toBe('missed');
});

test('a few more browsers that miss files are none, because a new build is fetched more often', () => {
  const few = [...stable(5000), ...canary(960), ...canary(40, { outcome: 'unreachable' }, 20_001)];
  expect(decide(few).alarm).toBeUndefined();
  const many = [...few, ...canary(40, { outcome: 'unreachable' }, 30_001)];
  expect(decide(many).alarm?.test).toBe('missed');
});

test('is judged from 10 browsers that have it on', () => {
  expect(decide([...stable(1000), ...canary(9, CRASHED)]).alarm).toBeUndefined();
  expect(decide([...stable(1000), ...canary(10, CRASHED)]).alarm?.test).toBe('threw');
});

test('is judged from five browsers on in which it fails', () => {
  const fine = [...stable(1000), ...canary(20)];
  expect(decide([...fine, ...canary(4, CRASHED, 20_001)]).alarm).toBeUndefined();
  expect(decide([...fine, ...canary(5, CRASHED, 20_001)]).alarm?.test).toBe('threw');
  // Those of the stable build count for it, and not instead.
  const both = [...stable(1, CRASHED, 2001), ...fine, ...canary(4, CRASHED, 20_001)];
  expect(decide(both).alarm).toBeUndefined();
});

test('is judged only where enough browsers have the stable build', () => {
  expect(decide([...stable(9), ...canary(100, CRASHED)]).alarm).toBeUndefined();
  expect(decide([...stable(40), ...canary(100, CRASHED)]).alarm?.test).toBe('threw');
});

const timed = (reports: readonly StoredLoad[], ms: number) =>
  [...reports, ...reports].map((report, at) => ({ ...report, ms: ms + (at % 50) }));

test('finds a canary worse that takes twice as long and 100 ms more', () => {
  const slow = [...timed(stable(40), 400), ...timed(canary(40), 901)];
  const { alarm, canary: group } = decide(slow);
  expect(alarm?.test).toBe('times');
  expect(group.times.length).toBeGreaterThanOrEqual(20);
});

test('lets it take somewhat longer', () => {
  const slower = [...timed(stable(200), 400), ...timed(canary(200), 600)];
  expect(decide(slower).alarm).toBeUndefined();
});

test('needs 20 load times of each', () => {
  const slow = [...timed(stable(40), 400), ...timed(canary(19), 5000)];
  expect(decide(slow).alarm).toBeUndefined();
});

test('the first load of a screen is not timed, because a new build is fetched then', () => {
  const cold = [
    ...timed(stable(40), 400),
    ...canary(40, { ms: 9000 }),
    ...canary(40, { ms: 9000, screen: 'room' }),
    ...canary(40, { ms: 420 }),
  ];
  const { alarm, canary: group } = decide(cold);
  expect(alarm).toBeUndefined();
  expect(group.times).toEqual(new Array(40).fill(420));
});

describe('forged reports', () => {
  const before = [...stable(100), ...canary(10)];
  const failing = canary(200, CRASHED, 20_001);

  test('of 200 browsers at 200 addresses end a canary', () => {
    expect(decide([...before, ...failing]).alarm?.test).toBe('threw');
  });

  test('of one browser do not, from whatever addresses', () => {
    const [{ reporter } = {}] = failing;
    const forged = failing.map((report) => ({ ...report, reporter }));
    const { alarm, canary: group } = decide([...before, ...forged]);
    expect(alarm).toBeUndefined();
    expect(group).toMatchObject({ browsers: 11, threw: 1 });
  });

  const ONE_56 = (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`;
  const ONE_48 = (at: number) => `2001:db8:1:${(at & 255).toString(16)}00::1`;

  /** From one network, and how many browsers of it count. */
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

  test('24 reports from one household end nothing, and from 24 networks of 48 bits they end it', () => {
    const forgedFrom = (addressOf: (at: number) => string) =>
      failing.slice(0, 24).map((report, at) => ({ ...report, address: addressOf(at) }));
    expect(decide([...before, ...forgedFrom(ONE_56)]).alarm).toBeUndefined();
    const apart = forgedFrom((at) => `2001:db8:${at.toString(16)}::1`);
    expect(decide([...before, ...apart]).alarm?.test).toBe('threw');
  });

  /** 60 of 300 browsers with the canary fail. */
  const WORSE = [...stable(300), ...canary(240), ...canary(60, CRASHED, 30_001)];

  test('120 failures of the stable build hide a bad canary only if 120 networks report them', () => {
    const forgedFrom = (addressOf: (at: number) => string) =>
      stable(120, CRASHED, 40_001).map((report, at) => ({ ...report, address: addressOf(at) }));
    expect(decide([...forgedFrom(ONE_56), ...WORSE]).alarm?.test).toBe('threw');
    expect(decide([...forgedFrom(ONE_48), ...WORSE]).alarm?.test).toBe('threw');
    const apart = forgedFrom((at) => `2001:db8:${at.toString(16)}::1`);
    expect(decide([...apart, ...WORSE]).alarm).toBeUndefined();
  });

  test('that the canary works hide no failure either', () => {
    const flood = canary(5000, {}, 40_001).map((report, at) => ({
      ...report,
      address: ONE_48(at),
    }));
    expect(decide([...flood, ...BAD]).alarm?.test).toBe('threw');
  });
});

test('counts nobody twice who goes back to the stable build', () => {
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

test('a larger share is judged by what was reported since it began', () => {
  const later = new Date(BEGAN + 60_000).toISOString();
  const shares = [BEGAN, BEGAN + 30_000];
  const first = [...stable(20), ...canary(20)];
  expect(decide(first, { shares })).toMatchObject({ canary: { browsers: 0 } });
  const { canary: group } = decide([...first, ...canary(3, { receivedAt: later })], { shares });
  expect(group.browsers).toBe(3);
});
