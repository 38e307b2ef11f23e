import { BUILT_PACKAGES } from 'delivery/build/packages';
import { changesOf, merge } from './change';

const all = BUILT_PACKAGES;

test.each([
  ['mf-live/src/live/Screen.tsx', [{ kind: 'build', packages: ['mf-live'] }]],
  ['kit/src/card/Card.tsx', [{ kind: 'build', packages: [...all] }]],
  [
    'shared-contracts/src/paths/routes.ts',
    [{ kind: 'build', packages: [...all] }, { kind: 'functions' }],
  ],
  ['firebase/functions/src/index.ts', [{ kind: 'functions' }]],
  ['firebase/content/lessons/am-see/lesson.yaml', [{ kind: 'content' }]],
  ['mf-live/src/live/Screen.test.tsx', []],
  ['mf-live/dist/main.js', []],
  ['mf-live/node_modules/.cache/x', []],
  ['mf-live/src/.Screen.tsx.swp', []],
])('%s', (file, expected) => {
  expect(changesOf(file, all)).toEqual(expected);
});

test('leaves remotes alone that nobody works on [CMD-dev]', () => {
  expect(changesOf('mf-auth/src/a.ts', ['mf-live'])).toEqual([]);
  expect(changesOf('kit/src/a.ts', ['mf-live'])).toEqual([
    { kind: 'build', packages: ['mf-live'] },
  ]);
});

test('does each thing once for a burst of changes', () => {
  const changes = [
    'mf-live/src/a.ts',
    'mf-live/src/b.ts',
    'mf-auth/src/a.ts',
    'firebase/content/accounts.yaml',
    'firebase/functions/src/a.ts',
  ].flatMap((file) => changesOf(file, all));
  expect(merge(changes)).toEqual([
    { kind: 'functions' },
    { kind: 'build', packages: ['mf-live', 'mf-auth'] },
    { kind: 'content' },
  ]);
});
