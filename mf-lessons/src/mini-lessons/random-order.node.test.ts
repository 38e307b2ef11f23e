import { idAt, metAfter, nextIndexNumber, orderOf, shuffled } from './random-order';

const IDS = Array.from({ length: 12 }, (_, index) => `mini-${index + 1}`);
const INDEX = ['a', 'b', 'c', 'd'];

test('shuffles without losing or repeating any', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999, Math.random]) {
    expect([...shuffled(IDS, random)].sort()).toEqual([...IDS].sort());
  }
  expect(shuffled(IDS, () => 0)).not.toEqual(IDS);
  expect(shuffled([], () => 0)).toEqual([]);
});

test('goes to the next place, and from the last to the first [MINI-next-index]', () => {
  expect([0, 1, 10, 11].map((current) => nextIndexNumber(current, 12))).toEqual([1, 2, 11, 0]);
  expect(nextIndexNumber(-1, 12)).toBe(0);
});

test('opens every mini lesson once before any repeats [MINI-next-index]', () => {
  const index = shuffled(IDS, Math.random);
  let met = metAfter([], 'mini-7');
  const opened = ['mini-7'];
  for (let step = 0; step < 12; step += 1) {
    const { nextID = '' } = orderOf(index, met);
    met = metAfter(met, nextID, nextID);
    opened.push(nextID);
  }
  expect(new Set(opened.slice(0, 12)).size).toBe(12);
  expect(opened[12]).toBe('mini-7');
  expect(met).toEqual(['mini-7']);
});

test.each([undefined, orderOf([], [])])(
  'says of a missing index that it is internal [MINI-missing-index]',
  (order) => {
    expect(() => idAt(order, NaN)).toThrow(expect.objectContaining({ code: 'internal' }));
  },
);

test.each<[string, readonly string[], string, readonly string[]]>([
  ['a deep link', [], 'c', ['c']],
  ['the next', ['a'], 'b', ['a', 'b']],
  ['the one before', ['a', 'b', 'c'], 'b', ['a', 'b']],
  ['the same again', ['a', 'b', 'c'], 'c', ['a', 'b', 'c']],
  ['one that was to come later', ['a'], 'd', ['a', 'd']],
  ['one that was met', ['a', 'b', 'c'], 'a', ['b', 'c', 'a']],
])('opens %s', (_, met, opened, expected) => {
  expect(metAfter(met, opened, 'b')).toEqual(expected);
});

test('after the last one the first comes next, and all others follow again', () => {
  const { nextID } = orderOf(INDEX, ['b', 'd', 'a', 'c']);
  expect(nextID).toBe('b');
  expect(orderOf(INDEX, metAfter(['b', 'd', 'a', 'c'], 'b', nextID))).toEqual({
    randomizedIndex: ['b', 'a', 'c', 'd'],
    currentIndexNumber: 0,
    nextID: 'a',
  });
});

test('sorts the coming ones by turn, and keeps the met ones and the position', () => {
  const turn = { coming: ['d', 'b'], left: [], areFinished: false };
  expect(orderOf(INDEX, [], turn)).toEqual({
    randomizedIndex: ['d', 'b', 'a', 'c'],
    currentIndexNumber: -1,
    nextID: 'd',
  });
  expect(orderOf(INDEX, ['a'], turn)).toEqual({
    randomizedIndex: ['a', 'd', 'b', 'c'],
    currentIndexNumber: 0,
    nextID: 'd',
  });
});

test('puts closed ones last, while an open one is not finished', () => {
  const turn = { coming: ['a', 'c'], left: [], areFinished: false };
  const index = ['a', 'b', 'x', 'c'];
  expect(orderOf(index, ['a', 'b'], turn).randomizedIndex).toEqual(['a', 'b', 'c', 'x']);
  expect(orderOf(index, ['a', 'c', 'b'], turn).nextID).toBe('x');
});

test('starts anew without closed ones, once all open ones are finished', () => {
  const met = ['a', 'c', 'b'];
  const turn = { coming: ['c', 'a'], left: [], areFinished: true };
  const order = orderOf(['a', 'b', 'c', 'x'], met, turn);
  // Until then the position is the third of four.
  expect(order).toEqual({
    randomizedIndex: ['a', 'c', 'b', 'x'],
    currentIndexNumber: 2,
    nextID: 'c',
  });
  const turnOfC = { coming: ['a', 'b'], left: [], areFinished: true };
  expect(orderOf(['a', 'b', 'c', 'x'], ['c'], turnOfC).randomizedIndex).toEqual([
    ...['c', 'a', 'b'],
    'x',
  ]);
});

test.each([
  // By the pager.
  ['what comes next begins anew', 'a', ['a']],
  // By a card.
  ['another than what comes next begins nothing', 'b', ['a', 'd', 'c', 'b']],
])('%s', (_, opened, expected) => {
  expect(metAfter(['a', 'b', 'd', 'c'], opened, 'a')).toEqual(expected);
});

test('continues with closed ones if no other is open', () => {
  const turn = { coming: [], left: [], areFinished: true };
  expect(orderOf(['a', 'x'], ['a'], turn).nextID).toBe('x');
});

test('has no next one if there is no other', () => {
  expect(orderOf(['a'], ['a']).nextID).toBeUndefined();
  expect(orderOf([], []).nextID).toBeUndefined();
});
