import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../problems';
import { hashOf } from '../line-sounds/lines-file';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { makeFilm } from './make-film';

const RECORDING = 'a recording';
const says = ['Grüezi mitenand.', 'Merci.'];
const linesFile = (count: number) =>
  JSON.stringify({
    voice: 'person',
    lines: says.slice(0, count).map((sentence, index) => ({
      line: index + 1,
      hash: hashOf(Buffer.from(RECORDING)),
      seconds: 1,
      loudness: -16,
      says: sentence,
    })),
  });
const RECORDED: Files = {
  'lessons/tram/lines/01.m4a': RECORDING,
  'lessons/tram/lines/02.m4a': RECORDING,
  'lessons/tram/lines/lines.json': linesFile(2),
};

const base = temporaryFolder();
let count = 0;
const folderOf = (files: Files) => writeContent(join(base, String((count += 1))), files);

async function problemsOf(root: string, lesson: string): Promise<readonly string[]> {
  const error = await makeFilm(root, lesson).catch((reason: unknown) => reason);
  return error instanceof ContentError ? error.problems : [String(error)];
}

test.each<[string, string, Files, RegExp]>([
  ['an unknown lesson', 'trem', {}, /^lessons\/trem: there is no such lesson with a text.txt$/],
  [
    'a lesson without its lesson.yaml',
    'tram',
    { ...RECORDED, 'lessons/tram/lesson.yaml': null },
    /^lessons\/tram\/lesson.yaml: is missing; add this file$/,
  ],
  ['a lesson without recordings', 'tram', {}, /^lessons\/tram\/lines: has no recording of line 1;/],
  [
    'a line without a recording',
    'tram',
    { ...RECORDED, 'lessons/tram/lines/lines.json': linesFile(1) },
    /^lessons\/tram\/lines: has no recording of line 2; a film needs one of every line/,
  ],
  [
    'a recording that has changed',
    'tram',
    { ...RECORDED, 'lessons/tram/lines/02.m4a': 'another' },
    /02.m4a: has changed since it was measured; run npm run lines$/,
  ],
])('%s is a problem, and nothing is written', async (_, lesson, files, problem) => {
  const root = folderOf(files);
  expect(await problemsOf(root, lesson)).toEqual([expect.stringMatching(problem)]);
  expect(existsSync(join(root, 'lessons', lesson, 'film.json'))).toBe(false);
});

test('a teacher’s own film stays', async () => {
  const root = folderOf({ ...RECORDED, 'clips/tram/master.m3u8': 'a film of the school' });
  expect(await problemsOf(root, 'tram')).toEqual([
    'clips/tram: somebody else made this film, so it stays; delete that folder to make another',
  ]);
  expect(readFileSync(join(root, 'clips/tram/master.m3u8'), 'utf8')).toBe('a film of the school');
});
