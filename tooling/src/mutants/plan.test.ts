import { AREAS } from './areas';
import type { JestLane } from './jest-lane';
import { collectionAround, planRun } from './plan';

const RULES = `match /databases/{database}/documents {
  function isOwn() { return 1 == 1; }
  match /Users/{uid} { allow get: if 2 == 2; }
  match /Videos/{id} { match /Comments/{comment} { allow get: if 3 == 3; } }
}`;

test.each([
  ['1 ==', undefined],
  ['2 ==', 'Users'],
  ['3 ==', 'Comments'],
])('the collection around “%s” is %s', (text, expected) => {
  expect(collectionAround(RULES, RULES.indexOf(text))).toBe(expected);
});

const lane = {
  time: async (tests: readonly string[]) =>
    Object.fromEntries(tests.map((test) => [test, { seconds: 1, passes: true }])),
  related: async () => ['shell/src/registry/a.test.ts', 'shell/src/registry/b.test.ts'],
} as unknown as JestLane;

/** Plans a change at the beginning of a file. @returns the tests that judge it */
async function testsOf(areaName: string, file: string, mostFiles: number) {
  const area = AREAS.find(({ name }) => name === areaName);
  if (!area) throw new Error(`There is no area ${areaName}`);
  const mutant = { file, start: 0, end: 1, replacement: '', change: '' };
  const tracked = ['users', 'matrix'].map(
    (name) => `firebase/rules-tests/${name}.emulator.test.ts`,
  );
  const options = { say: () => {}, mostFiles };
  const [planned] = await planRun([lane], [{ area, mutants: [mutant] }], tracked, options);
  return planned?.tests;
}

test('every test of the rules judges them, and the nearest few judge code', async () => {
  expect(await testsOf('rules', 'firebase/firestore.rules', 1)).toHaveLength(2);
  expect(await testsOf('registry', 'shell/src/registry/overrides.ts', 1)).toHaveLength(1);
});
