import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from 'delivery/paths';
import { waitUntil } from 'delivery/wait-until';
import { watchFolders } from './watch';

mkdirSync(inRoot('.run'), { recursive: true });
const root = mkdtempSync(inRoot('.run', 'watch-'));
const folder = `.run/${basename(root)}`;
const seen: string[] = [];
let stop: () => void;
beforeAll(() => {
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'a.ts'), '0');
  stop = watchFolders([folder, `${folder}/none`], (file) => seen.push(file));
});
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

const reports = async (file: string) => {
  await waitUntil(() => seen.includes(`${folder}/${file}`), { what: file, deadlineMs: 5_000 });
  seen.length = 0;
};
/** Saves as editors do that never leave half a file. */
const replace = (file: string, text: string) => {
  writeFileSync(join(root, 'draft'), text);
  renameSync(join(root, 'draft'), join(root, file));
};

test('reports each save of a file that is replaced, and of one that is written', async () => {
  for (const text of ['1', '2', '3']) {
    replace('src/a.ts', text);
    await reports('src/a.ts');
  }
  writeFileSync(join(root, 'src', 'a.ts'), '4');
  await reports('src/a.ts');
});

test('reports files of a folder that is new, and of one that is made anew', async () => {
  for (const text of ['1', '2']) {
    mkdirSync(join(root, 'new', 'deep'), { recursive: true });
    await reports('new');
    writeFileSync(join(root, 'new', 'deep', 'b.ts'), text);
    await reports('new/deep/b.ts');
    rmSync(join(root, 'new'), { recursive: true });
    await reports('new');
  }
});

test('goes on when a folder goes away as its watch begins, and when a watch fails', async () => {
  const { watch } = fs;
  let failing: fs.FSWatcher | undefined;
  const watching = jest.spyOn(fs, 'watch').mockImplementationOnce((path) => {
    rmSync(String(path), { recursive: true });
    return watch(path);
  });
  try {
    mkdirSync(join(root, 'brief'));
    await waitUntil(() => watching.mock.results[0]?.type === 'throw', {
      what: 'the watch',
      deadlineMs: 5_000,
    });
    watching.mockImplementationOnce((...args) => (failing = watch(...args)));
    mkdirSync(join(root, 'failing'));
    await waitUntil(() => failing !== undefined, { what: 'the other watch', deadlineMs: 5_000 });
    failing?.emit('error', new Error('EPERM'));
  } finally {
    watching.mockRestore();
  }
  writeFileSync(join(root, 'src', 'a.ts'), '5');
  await reports('src/a.ts');
});
