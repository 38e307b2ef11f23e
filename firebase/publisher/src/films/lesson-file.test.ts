import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError, Problems } from '../problems';
import { readLessonFile } from './lesson-file';

const folder = mkdtempSync(join(tmpdir(), 'lesson-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(text: string) {
  writeFileSync(join(folder, 'lesson.yaml'), text);
  const problems = new Problems();
  const file = await readLessonFile(folder, 'lesson.yaml', problems);
  problems.throwIfAny();
  return file;
}

test.each([
  ['Type: lesson\nDifficulty: 3\n', 'lesson', 3],
  ['Title: "Type: mini_lesson"\n"Type" : \'lesson\' # and no mini lesson\n', 'lesson', undefined],
  ['Difficulty: "hard"\n', undefined, undefined],
])('of %j it reads type and difficulty', async (text, Type, Difficulty) => {
  const file = await read(text);
  expect([file?.Type, file?.Difficulty]).toEqual([Type, Difficulty]);
});

test.each([
  [
    '# ours\nclip: old # of 2025\nPhotos: [a.webp]\n',
    '# ours\nclip: tram # of 2025\nPhotos: [a.webp]\n',
  ],
  ['clip: "the old one"\nType: lesson\n', 'clip: tram\nType: lesson\n'],
  ['clip:\nType: lesson\n', 'clip: tram\nType: lesson\n'],
  [
    'Title: |\n  clip: of words\nType: lesson\n',
    'Title: |\n  clip: of words\nType: lesson\nclip: tram\n',
  ],
])('%j names its film as %j', async (before, after) => {
  expect((await read(before))?.withClip('tram')).toBe(after);
});

test('a file that is not YAML is a problem that names the line', async () => {
  const error = await read('Type: lesson\nTitle: [a\n').catch((reason: unknown) => reason);
  const problems = error instanceof ContentError ? error.problems : [];
  expect(problems).toEqual([expect.stringMatching(/^lesson\.yaml: line \d: is not valid YAML: /)]);
});
