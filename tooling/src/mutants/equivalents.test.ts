import { existsSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import { readEquivalents, withoutEquivalents, type Equivalent } from './equivalents';
import { mutantsOfCode } from './mutate-code';

const CODE = 'if (a > b) c;\nif (a > b) d;\n';
const ENTRY: Equivalent = {
  file: 'a.ts',
  line: 'if (a > b) d;',
  change: 'a > b → a >= b',
  reason: 'a is never b',
};
const sort = (known: readonly Equivalent[]) =>
  withoutEquivalents(mutantsOfCode('a.ts', CODE), known, () => CODE);

test('an equivalent mutant is not counted; the same change in another line is', () => {
  const { left, stale } = sort([ENTRY]);
  expect(left.map(({ start }) => start)).toEqual([CODE.indexOf('>')]);
  expect(stale).toEqual([]);
});

test.each([
  ['another file', { file: 'b.ts' }],
  ['a line that has changed', { line: 'if (a > b) e;' }],
  ['another change', { change: 'a > b → a < b' }],
])('an entry for %s fits nothing, and is told', (_, change) => {
  const entry = { ...ENTRY, ...change };
  expect(sort([entry])).toMatchObject({ left: { length: 2 }, stale: [entry] });
});

test('each entry of the list names a file and a reason', () => {
  for (const { file, reason } of readEquivalents()) {
    expect(existsSync(inRoot(file))).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
  }
});
