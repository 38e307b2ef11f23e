import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueSchema } from 'shared-contracts';
import { parse } from 'valibot';
import { loadContent } from '../content/load-content';
import { publishMedia } from '../media/publish-media';
import { temporaryFolder, writeContent } from '../testing/content-folder';
import { writeCatalogue } from './write-catalogue';

const folder = temporaryFolder();
const mediaDir = join(folder, 'media');
const mediaOrigin = 'https://media.example';
const contentDir = writeContent(join(folder, 'content'));

test('lists the listed lessons, newest first, with the published addresses of pictures', async () => {
  const file = await writeCatalogue({ contentDir, mediaOrigin, catalogueDir: folder });
  expect(file).toMatch(/^catalogue\.[0-9a-f]{8}\.json$/);
  expect(existsSync(mediaDir)).toBe(false);
  const { lessons } = parse(
    CatalogueSchema,
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
  );
  expect(lessons.map(({ DocID }) => DocID)).toEqual(['free-mini', 'tram', 'paid-mini']);

  const content = await loadContent(contentDir, false);
  const media = await publishMedia(content, mediaDir, 'a media key secret of the test');
  expect(lessons.map(({ VideoThumbnailURL }) => VideoThumbnailURL)).toEqual(
    lessons.map(({ DocID }) => `${mediaOrigin}/${media.lessons.get(DocID)?.picture}`),
  );
});

test('a mistake in the folder writes nothing', async () => {
  const broken = writeContent(join(folder, 'broken'), { 'lessons/aaa/lesson.yaml': 'Title: x' });
  const catalogueDir = join(folder, 'site');
  const written = writeCatalogue({ contentDir: broken, mediaOrigin, catalogueDir });
  await expect(written).rejects.toMatchObject({ name: 'ContentError' });
  expect(existsSync(catalogueDir)).toBe(false);
});
