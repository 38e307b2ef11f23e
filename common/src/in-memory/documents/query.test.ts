import type { DocumentQuery } from 'shared-contracts';
import { runQuery } from './query';

const DOCUMENTS = [
  { id: 'a', data: { rank: 2, tags: ['x', 'y'], day: '2026-11-16' } },
  { id: 'b', data: { rank: 10, tags: [], day: '2026-11-09' } },
  { id: 'c', data: { rank: 2, note: null } },
  { id: 'd', data: { rank: '2', nested: { deep: [1, 2] } } },
];

const ids = (query: DocumentQuery<Record<string, unknown>>) =>
  runQuery(DOCUMENTS, query).map(({ id }) => id);

describe('where', () => {
  test.each([
    ['rank', '==', 2, 'a c'],
    ['rank', '!=', 2, 'b d'],
    ['rank', '<', 10, 'a c'],
    ['rank', '<=', 10, 'a b c'],
    ['rank', '>', 2, 'b'],
    ['rank', '>=', 2, 'a b c'],
    ['rank', '>=', '2', 'd'],
    ['rank', 'in', [10, '2'], 'b d'],
    ['tags', 'array-contains', 'y', 'a'],
    ['note', '==', null, 'c'],
    ['note', '!=', 1, ''],
    ['nested', '==', { deep: [1, 2] }, 'd'],
    ['missing', '!=', 1, ''],
  ] as const)('%s %s %j finds "%s"', (field, operator, value, found) => {
    expect(ids({ where: [[field, operator, value]] }).join(' ')).toBe(found);
  });

  test('joins conditions by and', () => {
    const where = [
      ['rank', '==', 2],
      ['day', '>', '2026-01-01'],
    ] as const;
    expect(ids({ where })).toEqual(['a']);
  });
});

describe('order', () => {
  test('is by id by default', () => {
    expect(ids({})).toEqual(['a', 'b', 'c', 'd']);
    expect(ids({ startAfter: 'b' })).toEqual(['c', 'd']);
  });

  test('is by type, then by value, then by id, and finds only documents with the field', () => {
    expect(ids({ orderBy: ['rank', 'asc'] })).toEqual(['a', 'c', 'b', 'd']);
    expect(ids({ orderBy: ['rank', 'desc'] })).toEqual(['d', 'b', 'c', 'a']);
    expect(ids({ orderBy: ['day', 'asc'] })).toEqual(['b', 'a']);
  });

  test('is limited by a number, and starts after a value', () => {
    expect(ids({ orderBy: ['rank', 'asc'], limit: 2 })).toEqual(['a', 'c']);
    expect(ids({ orderBy: ['rank', 'asc'], startAfter: 2 })).toEqual(['b', 'd']);
    expect(ids({ orderBy: ['rank', 'desc'], startAfter: 10, limit: 1 })).toEqual(['c']);
  });
});

test.each([0, -1, 1.5, Number.NaN])('refuses the limit %p', (limit) => {
  expect(() => ids({ limit })).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
});
