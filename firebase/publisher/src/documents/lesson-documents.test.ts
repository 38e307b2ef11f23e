import { join } from 'node:path';
import { loadContent } from '../content/load-content';
import { listedLessons } from '../catalogue/publish-catalogue';
import { temporaryFolder, writeContent } from '../testing/content-folder';
import { newestFirst, secretsOf, videoOf } from './lesson-documents';

const media = {
  mediaId: 'lake.0a1b2c3d',
  opening: ['240p.m3u8', 'key'],
  picture: 'lessons/x/0a1b2c3d.webp',
  Photos: ['lessons/x/photo.webp'],
  Audios: ['lessons/x/audio.mp3'],
};
const contentDir = writeContent(join(temporaryFolder(), 'content'));

async function documents() {
  const { lessons } = await loadContent(contentDir, false);
  return lessons.map((lesson) => ({
    video: videoOf(lesson, media, 'https://media.example'),
    secrets: secretsOf(lesson, media),
  }));
}

test('each kind of lesson needs its plan', async () => {
  const tiers = (await documents()).map(({ video, secrets }) => [
    video.DocID,
    secrets.requiredTier,
    video.isFree,
  ]);
  expect(tiers).toEqual([
    ['by-link', 1, false],
    ['draft', 1, false],
    ['free-mini', 0, true],
    ['paid-mini', 1, false],
    ['recording', 2, false],
    ['tram', 1, false],
  ]);
});

test('the public document holds nothing that is paid for', async () => {
  const tram = (await documents()).at(-1)?.video;
  expect(tram).toEqual({
    DocID: 'tram',
    Title: 'Grüezi',
    Subtitle: 'Hello',
    Difficulty: 2,
    Type: 'lesson',
    Date: '2026-11-20',
    VideoThumbnailURL: 'https://media.example/lessons/x/0a1b2c3d.webp',
    isAvailable: true,
    isAvailableLessons: true,
    isFree: false,
    MondayLessonID: 'recording',
  });
});

test('the catalogue lists lessons and mini lessons, newest first: no draft, nothing by link only', async () => {
  const videos = (await documents()).map(({ video }) => video).sort(newestFirst);
  const lessons = listedLessons(videos);
  expect(lessons.map(({ DocID }) => DocID)).toEqual(['free-mini', 'tram', 'paid-mini']);
  expect(Object.keys(lessons[0] ?? {}).sort()).toEqual(
    [
      'Date',
      'Difficulty',
      'DocID',
      'Subtitle',
      'Title',
      'Type',
      'VideoThumbnailURL',
      'isFree',
    ].sort(),
  );
});
