import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problems, type ContentError } from '../problems';
import { temporaryFolder } from '../testing/content-folder';
import { hashOf, loadLines, type LinesFile } from './lines-file';

const TEXT = 'Grüezi!\nHello!\n\nAdie!\nGoodbye!';
const RECORDING = Buffer.from('a recording');
const measured = { line: 2, hash: hashOf(RECORDING), seconds: 1.2, loudness: -16.4, says: 'Adie!' };

const base = temporaryFolder();
let count = 0;

async function load(file: unknown, recording: Buffer | null = RECORDING) {
  const root = join(base, String((count += 1)));
  const folder = join(root, 'lessons', 'tram', 'lines');
  await mkdir(folder, { recursive: true });
  if (file !== undefined) {
    await writeFile(
      join(folder, 'lines.json'),
      typeof file === 'string' ? file : JSON.stringify(file),
    );
  }
  if (recording) await writeFile(join(folder, '02.m4a'), recording);
  const problems = new Problems();
  const lines = await loadLines(root, 'lessons/tram', TEXT, problems);
  const found = (): readonly string[] => {
    try {
      problems.throwIfAny();
      return [];
    } catch (error) {
      return (error as ContentError).problems;
    }
  };
  return { lines, problems: found() };
}

test('a lesson may have recordings of some lines only', async () => {
  const file: LinesFile = { voice: 'machine', lines: [measured] };
  expect(await load(file)).toEqual({ lines: file, problems: [] });
});

test('a lesson may have no recordings', async () => {
  expect(await load(undefined)).toEqual({ lines: null, problems: [] });
});

test.each([
  ['no JSON', '{', RECORDING, /lines.json: must be what npm run lines writes/],
  [
    'nobody speaks',
    { voice: 'parrot', lines: [] },
    RECORDING,
    /voice: must be "person" or "machine"/,
  ],
  [
    'too quiet',
    { voice: 'person', lines: [{ ...measured, loudness: -18.1 }] },
    RECORDING,
    /too quiet/,
  ],
  [
    'too loud',
    { voice: 'person', lines: [{ ...measured, loudness: -13.9 }] },
    RECORDING,
    /too loud/,
  ],
  ['missing', { voice: 'person', lines: [measured] }, null, /02.m4a: is missing/],
  ['changed', { voice: 'person', lines: [measured] }, Buffer.from('other'), /02.m4a: has changed/],
  [
    'another text',
    { voice: 'person', lines: [{ ...measured, says: 'Tschüss!' }] },
    RECORDING,
    /02.m4a: says "Tschüss!", and line 2 of text.txt does not/,
  ],
])('%s is a problem that names the file', async (_, file, recording, problem) => {
  expect((await load(file, recording)).problems).toEqual([expect.stringMatching(problem)]);
});
