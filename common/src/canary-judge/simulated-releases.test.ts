import { networksOf } from 'shared-contracts/telemetry';
import {
  aReport,
  BEGAN,
  CANARY,
  ofCanary,
  simulatedReports,
  STABLE,
  type Release,
} from 'common-testing';
import { judge, type JudgedLoad, type Judgement } from './judge';

jest.setTimeout(120_000);

/** `npm run test:full` judges five times as many. */
const RELEASES = process.env.FULL_TESTS === '1' ? 1000 : 200;
const SHARES = [0.05, 0.2, 0.5];
const THROWS = [0, 0.01, 0.05];

/** The first reports of one network of 48 bits: failures of one build in 50 of its networks. */
const forged = (build: 'canary' | 'stable'): JudgedLoad[] =>
  Array.from({ length: 50 }, (_, at) => {
    const load = aReport(100_000 + at, { outcome: 'crashed' });
    const networks = networksOf(`2001:db8:1:${(at * 1024).toString(16)}::1`);
    return { ...(build === 'canary' ? ofCanary(load) : load), networks };
  });

/** Simulated releases, each with another seed, for all pairs of share and rate in turn. */
const simulate = (rest: Partial<Release>, before: readonly JudgedLoad[] = []): Judgement[] =>
  Array.from({ length: RELEASES }, (_, seed) => {
    const release = {
      seed,
      share: SHARES[seed % 3] ?? 1,
      throws: THROWS[Math.floor(seed / 3) % 3] ?? 0,
      browsers: 500,
      ...rest,
    };
    function* all() {
      yield* before;
      // A generator, so each release ends with its alarm.
      yield* simulatedReports(release);
    }
    return judge(all(), { remote: 'mf-live', stable: STABLE, canary: CANARY, shares: [BEGAN] });
  });

test.each([
  ['', []],
  [', also where one network forges failures of the canary', forged('canary')],
])(`of ${RELEASES} releases of equal builds at most 1 %% are ended%s`, (_, before) => {
  const ended = simulate({}, before).filter(({ alarm }) => alarm);
  expect(ended.length).toBeLessThanOrEqual(RELEASES / 100);
});

test.each([
  ['', []],
  [', also where one network forges failures of the stable build', forged('stable')],
])(
  `of ${RELEASES} canaries that throw for one learner in five none survives 400 browsers%s`,
  (_, before) => {
    const all = simulate({ throwsMore: 0.2, browsers: 10_000 }, before);
    expect(all.filter(({ alarm }) => alarm?.kind !== 'threw')).toEqual([]);
    const needed = all.map(({ canary }) => canary.browsers).sort((a, b) => a - b);
    // A half, 99 of 100, and the last: where the stable build throws in 5 % of the browsers too.
    expect(needed[RELEASES / 2]).toBeLessThanOrEqual(100);
    expect(needed[RELEASES * 0.99]).toBeLessThanOrEqual(300);
    expect(needed.at(-1)).toBeLessThanOrEqual(400);
  },
);
