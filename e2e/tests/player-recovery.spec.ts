import { newestLesson } from '../support/content';
import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';
import { controlsOf, expectToPlay, play, positionOf, seekTo, videoOf } from '../support/video';

/** What the browser says of a request that failed. */
const FAILED = /Failed to load resource|net::ERR_/;
const SEGMENTS = /\.ts$/;
/** Far from what is loaded when the picture comes. */
const LATER = 90;

test.use({ who: 'basic' });

test.beforeEach(async ({ page }) => {
  await page.goto(`/videos/${newestLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
});

test('a segment that fails three times: the video plays on [VIDEO-fatal-network]', async ({
  page,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors([FAILED]);
  const video = videoOf(page);
  const failures = new Map<string, number>();
  await page.route(SEGMENTS, async (route) => {
    const url = route.request().url();
    const count = (failures.get(url) ?? 0) + 1;
    failures.set(url, count);
    if (count <= 3) await route.abort('connectionreset');
    else await route.continue();
  });
  await seekTo(video, LATER);
  await play(video);
  await expectToPlay(video, LATER + 1);
  expect(Math.max(...failures.values())).toBeGreaterThan(3);
});

test('a line that is gone: the player says that it reconnects, and plays on once it is back [VIDEO-fatal-network]', async ({
  page,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors([FAILED]);
  const video = videoOf(page);
  let isGone = true;
  await page.route(SEGMENTS, async (route) => {
    if (isGone) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  await seekTo(video, LATER);
  await play(video);
  await expect(page.getByText('Reconnecting…')).toBeVisible({ timeout: 20_000 });
  isGone = false;
  await expectToPlay(video, LATER + 1);
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
});

test('a corrupted segment: the player recovers and plays on [VIDEO-fatal-media]', async ({
  page,
}) => {
  test.slow();
  const video = videoOf(page);
  let corrupted = '';
  await page.route(SEGMENTS, async (route) => {
    if (corrupted !== '') return route.continue();
    corrupted = route.request().url();
    const response = await route.fetch();
    const noise = Buffer.alloc((await response.body()).length, 0x5a);
    return route.fulfill({ response, body: noise });
  });
  await seekTo(video, LATER);
  await play(video);
  await expectToPlay(video, LATER + 1);
  expect(corrupted).not.toBe('');
});

test('an expired token: the player asks for a fresh one and keeps its place [VIDEO-fatal-network]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([FAILED]);
  const video = videoOf(page);
  const source = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.endsWith('/master.m3u8')),
  );
  const [, token = ''] = /\/s\/([^/]+)\//.exec(source ?? '') ?? [];
  expect(token).not.toBe('');
  await seekTo(video, LATER);
  await play(video);
  await expectToPlay(video, LATER + 1);
  const place = await positionOf(video);

  await page.route(
    (url) => url.pathname.startsWith(`/s/${token}/`),
    (route) => route.fulfill({ status: 403 }),
  );
  const later = recordRequests(page);
  // Another quality needs another list of segments, which the old token does not open any more.
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();
  for (const height of await page.getByRole('radio', { name: /^\d+p$/ }).all()) {
    await height.check();
  }
  await page.keyboard.press('Escape');
  await expect
    .poll(() => later.filter(({ pathname }) => pathname.includes('getSecureData')).length)
    .toBeGreaterThan(0);
  await expectToPlay(video, place + 1);
  expect(later.some(({ pathname }) => /^\/s\/.+\/master\.m3u8$/.test(pathname))).toBe(true);
});
