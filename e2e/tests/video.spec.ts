import type { Page } from '@playwright/test';
import { mediaOrigin } from '../support/backend';
import { freeMiniLesson, newestLesson } from '../support/content';
import { lessonCard } from '../support/lesson-card';
import { isPlaylist, isSegment, recordRequests } from '../support/requests';
import { expect, test } from '../support/test';
import { controlsOf, expectToPlay, play, videoOf } from '../support/video';

/** First byte of every packet of a transport stream; an encrypted stream looks like noise. */
const SYNC_BYTE = 0x47;
const PACKET = 188;

async function isTransportStream(page: Page, url: URL): Promise<boolean> {
  const body = await (await page.request.get(url.href)).body();
  return [0, 1, 2, 3].every((packet) => body[packet * PACKET] === SYNC_BYTE);
}

const SEGMENTS = /\.ts$/;

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

  test('opens a lesson from home, and its encrypted video plays [PLAYER-streams] [ACCESS-granted] [VIDEO-loading-then-playable] [ABOUT-video-lessons] [ASYNC-current-lesson] [ASYNC-secret-data]', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.goto('/home');
    await lessonCard(page, newestLesson.title).click();
    await expect(page).toHaveURL(`/videos/${newestLesson.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newestLesson.title);
    const video = videoOf(page);
    await expect(controlsOf(page)).toBeVisible();
    await play(video);
    await expectToPlay(video);

    const media = requests.filter(({ origin }) => origin === mediaOrigin);
    const [segment] = media.filter(isSegment);
    const [playlist] = media.filter(isPlaylist).slice(1);
    expect(segment).toBeDefined();
    expect(await isTransportStream(page, segment!)).toBe(false);
    const text = await (await page.request.get(playlist!.href)).text();
    const [, key = ''] = /#EXT-X-KEY:METHOD=AES-128,URI="([^"]+)"/.exec(text) ?? [];
    expect(media.map(String)).toContain(new URL(key, playlist!.href).href);
  });

  test('asks for everything that the first picture needs at once, each file once', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    const isFirst = ({ pathname }: URL) => /\/(480p\.m3u8|key|480p\/000\.ts)$/.test(pathname);
    const asked = () => requests.filter((url) => url.origin === mediaOrigin && isFirst(url));
    // Hold back the first playlist, which names the other files.
    await page.route(/master\.m3u8$/, async (route) => {
      await expect.poll(() => asked().length).toBe(3);
      await route.continue();
    });
    await page.goto(`/videos/${newestLesson.id}`);
    await play(videoOf(page));
    await expectToPlay(videoOf(page));
    expect(asked()).toHaveLength(3);
  });

  test('sees a 16:9 frame, a loading indicator, and controls only once it can play [PLAYER-ratio] [PLAYER-loading-indicator] [PLAYER-controls-once-playable] [CONST-video-ratio]', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEGMENTS, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/videos/${newestLesson.id}`);
    const video = videoOf(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the video' })).toBeVisible();
    await expect(controlsOf(page)).toHaveCount(0);
    const box = await video.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(1920 / 1080, 1);

    release();
    await expect(controlsOf(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the video' })).toHaveCount(0);
  });

  test('leaves the page, and nothing more of the video is fetched', async ({ page }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    const video = videoOf(page);
    await play(video);
    await expectToPlay(video);
    // Play fast: a player that went on would request several segments a second.
    await video.evaluate((element: HTMLVideoElement) => (element.playbackRate = 8));

    await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Live lessons' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    const later = recordRequests(page);
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    await expect(lessonCard(page, newestLesson.title)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Live lessons' })).toBeVisible();
    expect(later.filter(isSegment).map(String)).toEqual([]);
  });
});

test('a visitor watches a free mini lesson, which needs no key [ABOUT-free-mini-lessons]', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/home');
  await lessonCard(page, freeMiniLesson.title).click();
  await expect(page).toHaveURL(`/mini-lessons/${freeMiniLesson.id}`);
  const [, english = ''] = freeMiniLesson.lines[0] ?? [];
  await expect(page.getByText(english, { exact: true })).toBeVisible();
  await play(videoOf(page));
  await expectToPlay(videoOf(page));
  const [segment] = requests.filter(isSegment);
  expect(segment?.origin).toBe(mediaOrigin);
  expect(await isTransportStream(page, segment!)).toBe(true);
});
