import { Linter } from 'eslint';
import { fileNames } from './file-names.mjs';

/** What the rule says of a file. */
function said(filename) {
  const config = {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { house: { rules: { 'file-names': fileNames } } },
    rules: { 'house/file-names': 'error' },
  };
  const linter = new Linter({ configType: 'flat' });
  return linter.verify('', config, { filename }).map(({ message }) => message);
}

test.each([
  ...['a/use-route.ts', 'a/use-route.test.ts', 'a/new.function.ts', 'a/b-c.node.test.tsx'],
  ...['a/SeekBar.tsx', 'a/SeekBar.test.tsx', 'a/index.ts', 'a/0-add.mjs', 'a/due-state.ts'],
])('%s is a name', (file) => {
  expect(said(file)).toEqual([]);
});

test.each(['a/useRoute.ts', 'a/createScreen.tsx', 'a/SeekBar.ts', 'a/a_b.ts', 'a/a--b.ts'])(
  '%s is refused for its form',
  (file) => {
    expect(said(file)).toEqual([expect.stringMatching(/neither words with hyphens/)]);
  },
);

test.each(['a/state.ts', 'a/state.test.ts', 'a/flags.ts', 'a/utils.tsx', 'a/types.ts'])(
  '%s is refused for its meaning',
  (file) => {
    expect(said(file)).toEqual([expect.stringMatching(/does not say what is inside/)]);
  },
);
