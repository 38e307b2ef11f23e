import {
  afterEarlier,
  idAt,
  inTurn,
  nextID,
  nextIndexNumber,
  opened,
  reconciled,
  shuffled,
  type RandomOrder,
} from './random-order';

const IDS = Array.from({ length: 12 }, (_, index) => `mini-${index + 1}`);
const at = (currentIndexNumber: number, ids = ['a', 'b', 'c', 'd']): RandomOrder => ({
  randomizedIndex: ids,
  currentIndexNumber,
});

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
  let order = opened(at(-1, shuffled(IDS, Math.random)), 'mini-7');
  const met = [idAt(order, order.currentIndexNumber)];
  for (let step = 0; step < 11; step += 1) {
    const next = idAt(order, nextIndexNumber(order.currentIndexNumber, 12));
    order = opened(order, next);
    met.push(next);
  }
  expect(met[0]).toBe('mini-7');
  expect(new Set(met).size).toBe(12);
  expect(idAt(order, nextIndexNumber(order.currentIndexNumber, 12))).toBe('mini-7');
});

test.each([undefined, at(0, [])])(
  'says of a missing index that it is internal [MINI-missing-index]',
  (order) => {
    expect(() => idAt(order, NaN)).toThrow(expect.objectContaining({ code: 'internal' }));
  },
);

test.each<[string, RandomOrder, string, readonly string[], number]>([
  ['a deep link', at(-1), 'c', ['c', 'a', 'b', 'd'], 0],
  ['the next', at(0), 'b', ['a', 'b', 'c', 'd'], 1],
  ['the first after the last', at(3), 'a', ['a', 'b', 'c', 'd'], 0],
  ['the one before', at(2), 'b', ['a', 'b', 'c', 'd'], 1],
  ['the same again', at(2), 'c', ['a', 'b', 'c', 'd'], 2],
  ['one that was to come later', at(0), 'd', ['a', 'd', 'b', 'c'], 1],
  ['one that was seen', at(2), 'a', ['b', 'c', 'a', 'd'], 2],
  ['one that is not listed', at(1), 'x', ['a', 'b', 'c', 'd'], 1],
])('opens %s', (_, order, id, randomizedIndex, currentIndexNumber) => {
  expect(opened(order, id)).toEqual({ randomizedIndex, currentIndexNumber });
});

test('keeps the order and the place when another index is read', () => {
  expect(reconciled(at(2), ['d', 'e', 'c', 'a'], () => 0)).toEqual({
    randomizedIndex: ['a', 'c', 'd', 'e'],
    currentIndexNumber: 1,
  });
  expect(reconciled(at(1), ['a'], () => 0)).toEqual(at(-1, ['a']));
});

test('puts those to come into the turn, and leaves the seen ones and the place', () => {
  const turn = { coming: ['d', 'b'], left: [], areFinished: false };
  expect(inTurn(at(-1), turn).randomizedIndex).toEqual(['d', 'b', 'a', 'c']);
  expect(inTurn(at(0), turn)).toEqual({
    randomizedIndex: ['a', 'd', 'b', 'c'],
    currentIndexNumber: 0,
  });
  expect(inTurn(at(2), turn)).toEqual(at(2));
});

test('comes to closed ones last, while an open one is not finished', () => {
  const turn = { coming: ['a', 'c'], left: [], areFinished: false };
  expect(inTurn(at(1, ['a', 'b', 'x', 'c']), turn)).toEqual(at(1, ['a', 'b', 'c', 'x']));
  expect(inTurn(at(2, ['a', 'c', 'b', 'x']), turn)).toEqual(at(2, ['a', 'c', 'b', 'x']));
});

test('begins anew, and meets no closed one, once all open ones are finished', () => {
  const turn = { coming: ['c', 'a'], left: [], areFinished: true };
  const order = inTurn(at(2, ['a', 'c', 'b', 'x']), turn);
  // Until then the place is the third of four.
  expect(order).toMatchObject(at(2, ['a', 'c', 'b', 'x']));
  expect(nextID(order)).toBe('c');
  expect(inTurn(order, turn)).toEqual(order);
  expect(opened(order, 'c')).toEqual(at(0, ['c', 'a', 'x', 'b']));
  // Another than the next one begins nothing.
  expect(opened(order, 'a')).toEqual(at(2, ['c', 'b', 'a', 'x']));
});

test('comes again to what was left on this page', () => {
  const turn = { coming: ['a', 'd'], left: ['a'], areFinished: false };
  expect(inTurn(at(1), turn)).toEqual(at(0, ['b', 'a', 'd', 'c']));
});

test('leaves closed ones where they are, while no other one is open', () => {
  const turn = { coming: [], left: [], areFinished: true };
  expect(inTurn(at(0, ['a', 'x']), turn)).toEqual(at(0, ['a', 'x']));
});

test('counts what was finished earlier before the open one', () => {
  expect(afterEarlier(at(0), ['d', 'b', 'gone'])).toEqual(at(2, ['d', 'b', 'a', 'c']));
  expect(afterEarlier(at(1), ['a', 'b'])).toEqual(at(1));
});

test('names the one that comes next, where there is another', () => {
  expect(nextID(at(1))).toBe('c');
  expect(nextID(at(3))).toBe('a');
  expect(nextID(undefined)).toBeUndefined();
  expect(nextID(at(0, ['a']))).toBeUndefined();
});
