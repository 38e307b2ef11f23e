import { fisher, leastFisher } from './fisher';
import { mannWhitney } from './mann-whitney';
import { normalTail } from './normal-tail';

describe('the tail of the normal distribution', () => {
  // From the tables of Abramowitz and Stegun, and the usual quantiles.
  test.each([
    [0, 0.5],
    [1, 0.15865525],
    [1.95996398, 0.025],
    [3.09023231, 0.001],
    [4.75342431, 1e-6],
    [6, 9.8658765e-10],
    [-1, 0.84134475],
  ])('above %d', (z, expected) => {
    expect(normalTail(z) / expected).toBeCloseTo(1, 6);
  });
});

describe("Fisher's exact test", () => {
  test.each([
    ['all cups right of the lady who tastes tea', [4, 4], [0, 4], 1 / 70],
    ['three of her four cups right', [3, 4], [1, 4], 17 / 70],
    // 13 of 15 identical and 2 of 15 fraternal twins: Fisher's own, of 1935.
    ['convicted twins', [10, 13], [2, 17], 3095 / 6_653_325],
    ['nobody fails', [0, 20], [0, 80], 1],
    ['as many as there are', [3, 3], [2, 2], 1],
    // 5 of 25 against none of 75: 25! 95! / (20! 100!).
    ['only ours', [5, 25], [0, 75], (25 * 24 * 23 * 22 * 21) / (100 * 99 * 98 * 97 * 96)],
  ] as const)('%s', (_, [failed, of], [others, ofOthers], expected) => {
    expect(fisher({ failed, of }, { failed: others, of: ofOthers })).toBeCloseTo(expected, 10);
  });

  test('says the least that it could give for what has failed in all', () => {
    // Four of eight fail: at best all of ours.
    expect(leastFisher({ failed: 1, of: 4 }, { failed: 3, of: 4 })).toBeCloseTo(1 / 70, 10);
    // Six of eight fail, and ours are four: then all of ours and two of theirs, 6 of 28.
    expect(leastFisher({ failed: 2, of: 4 }, { failed: 4, of: 4 })).toBeCloseTo(6 / 28, 10);
  });
});

describe('the test of Mann and Whitney', () => {
  test('gives what the manual of SciPy has for the ages of men and women, of which it is one side', () => {
    const p = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(p).toBeCloseTo(0.11134688653314041 / 2, 7);
  });

  test('is about one where ours are below theirs', () => {
    expect(mannWhitney([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeGreaterThan(0.99);
  });

  test('shares the ranks of equal values', () => {
    // Ranks 1, 2.5, 2.5, 4: U = 1.5 + 3 - … by hand: ours 2.5 and 4, so U = 3.5 of 4.
    // Variance 4 / 12 * (5 - 6 / 12) = 1.5; z = (3.5 - 2 - 0.5) / 1.224745 = 0.816497.
    expect(mannWhitney([2, 3], [1, 2])).toBeCloseTo(0.2071081, 5);
  });

  test('finds nothing in values that are all the same', () => {
    expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(1);
  });
});
