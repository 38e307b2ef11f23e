import { BEGAN, CANARY, simulatedReports, STABLE, type Release } from '../testing/reports';
import { judge, type Judgement } from './judge';

const RELEASES = 1000;
const SHARES = [0.05, 0.2, 0.5];
const THROWS = [0, 0.01, 0.05];

const decide = (release: Release) =>
  judge(simulatedReports(release), {
    remote: 'mf-live',
    stable: STABLE,
    canary: CANARY,
    shares: [BEGAN],
  });

/** Each with another seed, and with all pairs of share and rate in turn. */
const simulate = (count: number, rest: Partial<Release>): Judgement[] =>
  Array.from({ length: count }, (_, seed) =>
    decide({
      seed,
      share: SHARES[seed % 3] ?? 1,
      throws: THROWS[Math.floor(seed / 3) % 3] ?? 0,
      browsers: 500,
      ...rest,
    }),
  );

test('of 1,000 releases of equal builds at most 1 % are ended', () => {
  const ended = simulate(RELEASES, {}).filter(({ alarm }) => alarm);
  expect(ended.length).toBeLessThanOrEqual(RELEASES / 100);
});

test('of 1,000 canaries that throw for one learner in five none survives', () => {
  // A generator, so each release ends with its alarm.
  const all = simulate(RELEASES, { throwsMore: 0.2, browsers: 10_000 });
  expect(all.filter(({ alarm }) => alarm?.test !== 'threw')).toEqual([]);
  const needed = all.map(({ canary }) => canary.browsers).sort((a, b) => a - b);
  // A half, 99 of 100, and the last: where the stable build throws in 5 % of the browsers too.
  expect(needed[RELEASES / 2]).toBeLessThanOrEqual(50);
  expect(needed[RELEASES * 0.99]).toBeLessThanOrEqual(250);
  expect(needed.at(-1)).toBeLessThanOrEqual(400);
});

test('of 100 canaries that take three times as long none survives', () => {
  const all = simulate(100, { slower: 3, browsers: 10_000 });
  expect(all.filter(({ alarm }) => alarm?.test !== 'times')).toEqual([]);
});
