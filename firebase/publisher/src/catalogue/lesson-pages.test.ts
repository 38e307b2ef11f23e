import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LessonPageSchema, type LessonPage } from 'shared-contracts';
import { parse } from 'valibot';
import { loadContent } from '../content/load-content';
import { publishMedia } from '../media/publish-media';
import { hashOf } from '../line-sounds/lines-file';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { writeCatalogue } from './write-catalogue';

const folder = temporaryFolder();
const contentDir = join(folder, 'content');
const catalogueDir = join(folder, 'site');
const mediaDir = join(folder, 'media');
const mediaOrigin = 'https://media.example';

/** A text of six lines with the id of their lesson. The fourth has one more word. */
const textOf = (id: string) =>
  Array.from({ length: 6 }, (_, i) => {
    const more = i === 3 ? ' Gheim!' : '';
    return `${id} dialect ${i + 1}.${more}\n${id} english ${i + 1}.\n`;
  }).join('\n');
const entryOf = (word: string, german: string) =>
  `  - word: ${word}\n    part: adjective\n    english: it\n    german: ${german}\n`;

const LINES = [1, 2, 3, 6];
const SPOKEN = ['tram', 'recording', 'by-link'];
const recording = (line: number, id = 'tram') => `recording of ${id} ${line}`;
const linesOf = (id: string) =>
  LINES.map((line) => ({
    line,
    hash: hashOf(Buffer.from(recording(line, id))),
    seconds: 1,
    loudness: -16,
    says: `${id} dialect ${line}.`,
  }));

const CONTENT: Files = {
  'glossary/a.yaml': `state: sample\nentries:\n${entryOf('dialect', 'Mundart')}${entryOf('gheim', 'verborgen')}`,
  ...Object.fromEntries(
    ['tram', 'free-mini', 'paid-mini', 'recording', 'draft', 'by-link'].map((id) => [
      `lessons/${id}/text.txt`,
      textOf(id),
    ]),
  ),
  ...Object.fromEntries(
    SPOKEN.flatMap((id) => [
      [`lessons/${id}/lines/lines.json`, JSON.stringify({ voice: 'machine', lines: linesOf(id) })],
      ...LINES.map((line) => [`lessons/${id}/lines/0${line}.m4a`, recording(line, id)]),
    ]),
  ),
};
writeContent(contentDir, CONTENT);

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const page = (id: string): LessonPage =>
  parse(
    LessonPageSchema,
    JSON.parse(readFileSync(join(catalogueDir, `previews/${id}.json`), 'utf8')),
  );

beforeAll(async () => {
  await publishMedia(
    await loadContent(contentDir, false),
    mediaDir,
    'a media key secret of the test',
  );
  await writeCatalogue({ contentDir, mediaOrigin, catalogueDir });
});

test('exactly the listed lessons have a page', () => {
  expect(readdirSync(join(catalogueDir, 'previews')).sort()).toEqual([
    'free-mini.json',
    'paid-mini.json',
    'recording.json',
    'tram.json',
  ]);
});

const heardIn = (id: string) =>
  page(id).lineSounds?.urls.map((url) =>
    readFileSync(join(mediaDir, (url ?? '').slice(mediaOrigin.length)), 'utf8'),
  );

test('a recording shows its first lines, with public copies of their sounds', () => {
  expect(page('recording').isWhole).toBe(false);
  expect(page('recording').lines).toEqual(
    [1, 2].map((line) => ({
      SwissGerman: `recording dialect ${line}.`,
      English: `recording english ${line}.`,
    })),
  );
  expect(heardIn('recording')).toEqual([recording(1, 'recording'), recording(2, 'recording')]);
});

test('a lesson shows its first lines, with public copies of their sounds', () => {
  const { lines: shown, lineSounds, isWhole, film, lesson } = page('tram');
  expect(lesson).toMatchObject({ DocID: 'tram', Type: 'lesson', Difficulty: 2 });
  expect({ isWhole, film }).toEqual({ isWhole: false, film: undefined });
  expect(shown.map(({ SwissGerman }) => SwissGerman)).toEqual([
    'tram dialect 1.',
    'tram dialect 2.',
  ]);
  expect(lineSounds?.voice).toBe('machine');
  expect(heardIn('tram')).toEqual([recording(1), recording(2)]);
});

test('a preview has only the words of its lines', () => {
  const { words } = page('tram');
  expect(words?.entries.map(({ german }) => german)).toEqual(['Mundart']);
  expect(words?.places).toEqual([
    { line: 0, from: 0, to: 4 },
    { line: 0, from: 5, to: 12, entry: 0 },
    { line: 1, from: 0, to: 4 },
    { line: 1, from: 5, to: 12, entry: 0 },
  ]);
  expect(page('free-mini').words).toBeUndefined();
  const published = filesIn(catalogueDir).map((file) => readFileSync(file, 'utf8'));
  expect(published.join('\n')).toContain('Mundart');
  expect(published.join('\n')).not.toContain('verborgen');
});

test('a free mini lesson shows its whole text and names its film', () => {
  const { lines: shown, isWhole, film, lineSounds } = page('free-mini');
  expect(shown).toHaveLength(6);
  expect({ isWhole, lineSounds }).toEqual({ isWhole: true, lineSounds: undefined });
  const master = (film ?? '').slice(mediaOrigin.length);
  expect(readFileSync(join(mediaDir, master), 'utf8')).toContain('#EXTM3U');
});

test('no public file has a paid line beyond the preview, or the address of its recording', () => {
  const published = filesIn(catalogueDir).map((file) => readFileSync(file, 'utf8'));
  const all = published.join('\n');
  expect(all).toContain('tram dialect 2.');
  for (const id of ['tram', 'paid-mini', 'recording', 'draft', 'by-link']) {
    const first = id === 'draft' || id === 'by-link' ? 1 : 3;
    for (let line = first; line <= 6; line += 1) {
      expect(all).not.toContain(`${id} dialect ${line}.`);
      expect(all).not.toContain(`${id} english ${line}.`);
    }
  }
  // A public name would follow from the recording; the published name does not.
  const spoken = SPOKEN.flatMap((id) => linesOf(id).map((each) => ({ id, ...each })));
  for (const { id, line, hash } of spoken) {
    const names = filesIn(mediaDir).filter(
      (file) => readFileSync(file, 'utf8') === recording(line, id),
    );
    const isShown = id !== 'by-link' && line <= 2;
    expect(names.filter((name) => name.includes(hash.slice(0, 8)))).toHaveLength(isShown ? 1 : 0);
    expect(names).toHaveLength(isShown ? 2 : 1);
    const kept = names.find((name) => !name.includes(hash.slice(0, 8))) ?? '';
    expect(all).not.toContain(kept.split('/').at(-1));
  }
});

test('only the file of a changed lesson is written, and that of an unlisted one is deleted', async () => {
  const times = () =>
    Object.fromEntries(
      filesIn(join(catalogueDir, 'previews')).map((file) => [file, statSync(file).ino]),
    );
  const before = times();
  writeContent(contentDir, {
    ...CONTENT,
    'lessons/free-mini/lesson.yaml':
      'Title: Nöi\nSubtitle: New\nclip: meadow\nType: mini_lesson\nDate: 2026-11-21\naccess: free',
  });
  await writeCatalogue({ contentDir, mediaOrigin, catalogueDir });
  const changed = Object.entries(times()).filter(([file, inode]) => before[file] !== inode);
  expect(changed.map(([file]) => file)).toEqual([join(catalogueDir, 'previews/free-mini.json')]);
  expect(page('free-mini').lesson.Title).toBe('Nöi');

  writeContent(contentDir, {
    ...CONTENT,
    'lessons/tram/lesson.yaml':
      'Title: Tram\nSubtitle: Tram\nclip: lake\nType: lesson\nDate: 2026-11-20\nisAvailableLessons: false\nPhotos: [stop.webp]\nAudios: [bell.mp3]',
  });
  await writeCatalogue({ contentDir, mediaOrigin, catalogueDir });
  expect(readdirSync(join(catalogueDir, 'previews')).sort()).toEqual([
    'free-mini.json',
    'paid-mini.json',
    'recording.json',
  ]);
});
