import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from 'delivery/paths';

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const chapter = /^## Two ways to read\n([^]*?)^## /m.exec(page)?.[1] ?? '';
const ways = [...chapter.matchAll(/^\*\*(.+?)\*\*, (\d+) files:\n\n((?:\d+\. .+\n)+)/gm)].map(
  ([, name = '', count = '', list = '']) => ({
    name,
    count: Number(count),
    files: [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }),
);

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');
const withoutEnding = (path: string) => path.replace(/(\/index)?\.tsx?$/, '');

/** Whether a file imports another one, or the package that exports it. */
function names(file: string, other: string): boolean {
  const [, offering = ''] = /^(kit|shared-contracts|common)\/src\//.exec(other) ?? [];
  return [...textOf(file).matchAll(/'([\w.@/-]+)'/g)].some(([, named = '']) =>
    named.startsWith('.')
      ? withoutEnding(posix.join(posix.dirname(file), named)) === withoutEnding(other)
      : offering !== '' && (named === offering || named.startsWith(`${offering}/`)),
  );
}

test('there are two ways', () => expect(ways).toHaveLength(2));

test.each(ways)('the way "$name" has as many files as it says', ({ count, files }) => {
  expect(files).toHaveLength(count);
  expect(new Set(files).size).toBe(count);
});

test.each(ways)('each file of the way "$name" is linked with one beside it', ({ files }) => {
  const alone = files.filter((file, index) => {
    const beside = [files[index - 1], files[index + 1]].filter((each) => each !== undefined);
    return !beside.some((other) => names(file, other) || names(other, file));
  });
  expect(alone).toEqual([]);
});
