import { MANY, MANY_IN_M2 } from '../growth/composition-names';
import type { Sample } from '../samples';
import { verdictOf, type Goal } from './goal';
import { GOALS } from './goals';

const spread = (median: number) => ({ median, lower: median, upper: median, count: 1 });
const goal: Goal = { what: '', unit: 'ratio', mustHold: 0.4, goal: 0.3, figure: () => undefined };

test.each([
  [0.29, 'reached'],
  [0.1 + 0.2, 'reached'],
  [0.31, 'held'],
  [0.4, 'held'],
  [0.41, 'missed'],
] as const)('%d is %s', (median, verdict) => {
  expect(verdictOf(goal, spread(median))).toBe(verdict);
});

test('holds within its quartiles of the limit', () => {
  expect(verdictOf(goal, { median: 0.45, lower: 0.39, upper: 0.5, count: 9 })).toBe('held');
  expect(verdictOf(goal, { median: 0.45, lower: 0.41, upper: 0.5, count: 9 })).toBe('missed');
});

test('is not measured without a figure', () => {
  expect(verdictOf(goal, undefined)).toBe('not measured');
});

const sample = (
  place: Pick<Sample, 'scenario' | 'profile' | 'subject'>,
  values: Sample['values'],
): Sample => ({ ...place, round: 0, values });

const figure = (what: string, samples: readonly Sample[]) =>
  GOALS.find((one) => one.what === what)?.figure(samples)?.median;

describe('the table of goals', () => {
  test('names every figure once, and asks for less than must hold', () => {
    expect(new Set(GOALS.map(({ what }) => what)).size).toBe(GOALS.length);
    for (const { what, mustHold, goal: wanted } of GOALS) {
      expect({ what, isStricter: wanted <= mustHold }).toEqual({ what, isStricter: true });
    }
  });

  test('divides by the yardstick that it names', () => {
    const slow = { scenario: 'home-cold', profile: 'slow' } as const;
    const samples = [
      sample({ ...slow, subject: 'product' }, { usable: 3 }),
      sample({ ...slow, subject: 'm' }, { usable: 4 }),
      sample({ ...slow, subject: 'm2' }, { usable: 2 }),
    ];
    expect(figure('cold home, usable content ÷ M', samples)).toBe(0.75);
    expect(figure('cold home, usable content ÷ M2', samples)).toBe(1.5);
  });

  test('compares the search with that of M2, among the same number of lessons', () => {
    const search = { scenario: 'interaction-search', profile: 'slow' } as const;
    const samples = [
      sample({ ...search, subject: 'product' }, { inp: 40 }),
      sample({ ...search, subject: 'm2' }, { inp: 80 }),
      sample({ ...search, subject: MANY }, { inp: 90 }),
      sample({ ...search, subject: MANY_IN_M2 }, { inp: 60 }),
    ];
    expect(figure('INP ÷ M2, search', samples)).toBe(0.5);
    expect(figure('INP ÷ M2, search in 2,000 lessons', samples)).toBe(1.5);
  });

  test('compares films with the MP4 of the same profile', () => {
    const samples = [
      sample({ scenario: 'video-cold', profile: 'slow', subject: 'product' }, { firstFrame: 9 }),
      sample({ scenario: 'video-cold', profile: 'fast', subject: 'product' }, { firstFrame: 4 }),
      sample({ scenario: 'video-mp4', profile: 'slow', subject: 'mp4' }, { firstFrame: 10 }),
      sample({ scenario: 'video-mp4', profile: 'fast', subject: 'mp4' }, { firstFrame: 2 }),
    ];
    expect(figure('video ÷ MP4, not prefetched', samples)).toBe(0.9);
    expect(figure('video ÷ MP4, not prefetched, unthrottled', samples)).toBe(2);
    expect(figure('video ÷ MP4, prefetched', samples)).toBeUndefined();
  });
});
