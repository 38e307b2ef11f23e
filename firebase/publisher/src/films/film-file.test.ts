import { join } from 'node:path';
import { ContentError } from '../problems';
import { loadContent } from '../content/load-content';
import { hashOf } from '../line-sounds/lines-file';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';

const LINE = Buffer.from('a recording').toString();
const line = (number: number, says: string, seconds = 1) => ({
  line: number,
  hash: hashOf(Buffer.from(LINE)),
  seconds,
  loudness: -16,
  says,
});
const recordings = [line(1, 'Grüezi!'), line(2, 'Adie!')];
const FILM = { pace: 'talk', seconds: 5, recordings: recordings.map(({ hash }) => hash) };

const base = temporaryFolder();
let count = 0;

/** The problems of a mini lesson whose film has two recordings. */
async function problemsOf(film: unknown, changes: Files = {}) {
  const clip = writeContent(join(base, `content-${(count += 1)}`), {
    'lessons/gruss/lesson.yaml':
      'Title: Gruess\nSubtitle: Hello\nType: mini_lesson\naccess: free\nDate: 2026-11-01\nclip: gruss\n',
    'lessons/gruss/text.txt':
      '[0:01 - 0:02.3]\nGrüezi!\nHello!\n\n[0:03 - 0:04.3]\nAdie!\nGoodbye!\n',
    'lessons/gruss/picture.webp': 'picture',
    'lessons/gruss/lines/01.m4a': LINE,
    'lessons/gruss/lines/02.m4a': LINE,
    'lessons/gruss/lines/lines.json': JSON.stringify({ voice: 'machine', lines: recordings }),
    'lessons/gruss/film.json': typeof film === 'string' ? film : JSON.stringify(film),
    'clips/gruss/master.m3u8': '#EXTM3U\n240p/index.m3u8\n480p/index.m3u8\n',
    ...Object.fromEntries(
      ['240p', '480p'].flatMap((rendition) => [
        [
          `clips/gruss/${rendition}/index.m3u8`,
          '#EXTM3U\n#EXTINF:1.0,\n000.ts\n#EXTINF:4.0,\n001.ts\n#EXT-X-ENDLIST\n',
        ],
        [`clips/gruss/${rendition}/000.ts`, 'first'],
        [`clips/gruss/${rendition}/001.ts`, 'second'],
      ]),
    ),
    ...changes,
  });
  return loadContent(clip, false).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    },
  );
}

test('a film of the present recordings has no problems', async () => {
  expect(await problemsOf(FILM)).toEqual([]);
});

test.each<[string, unknown, Files, RegExp]>([
  ['no JSON', '{', {}, /film.json: must be what npm run films writes/],
  ['another pace', { ...FILM, pace: 'fast' }, {}, /pace: must be "talk", "parts" or "explained"/],
  [
    'another recording since',
    { ...FILM, recordings: ['0', '1'] },
    {},
    /film.json: the recordings have changed since the film was made; run npm run films -- gruss/,
  ],
  [
    'a line more since',
    { ...FILM, recordings: FILM.recordings.slice(1) },
    {},
    /the recordings have changed/,
  ],
  ['another film', { ...FILM, seconds: 9 }, {}, /the clip plays 5 s, and not 9 s/],
  [
    'a clip that many share',
    FILM,
    {
      'lessons/gruss/lesson.yaml':
        'Title: Gruess\nSubtitle: Hello\nType: mini_lesson\naccess: free\nDate: 2026-11-01\nclip: meadow\n',
    },
    /the lesson shows the clip "meadow"; delete this file, or run npm run films/,
  ],
  [
    'times that somebody shortened',
    FILM,
    {
      'lessons/gruss/text.txt':
        '[0:01 - 0:02.3]\nGrüezi!\nHello!\n\n[0:03 - 0:03.9]\nAdie!\nGoodbye!\n',
    },
    /line 2 is over before its recording is/,
  ],
])('%s is a problem that says what to do', async (_, film, changes, problem) => {
  expect(await problemsOf(film, changes)).toEqual([expect.stringMatching(problem)]);
});
