import { newestLesson, recording } from '../support/content';
import { logInAs } from '../support/learner';
import { withExpiredToken } from '../support/media-token';
import { createVip } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, expectToPlay, play, seekTo, videoOf } from '../support/video';

/** Console error for a failed request. */
const FAILED = /Failed to load resource|net::ERR_/;
const SEGMENTS = /\.ts$/;
/** Seconds; far beyond the part that is loaded at first. */
const LATER = 90;

// Use a new learner, so that the lesson starts at its beginning.
test.beforeEach(async ({ page, request }) => {
  await logInAs(page, await createVip(request), `/videos/${newestLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
});

test('a line that is gone: the player says that it reconnects, and plays on once it is back [VIDEO-fatal-network]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([FAILED]);
  const video = videoOf(page);
  let isGone = true;
  await page.route(SEGMENTS, async (route) => {
    if (isGone) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  await seekTo(video, LATER);
  // The request of this press ends only when the connection is back.
  await controlsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  isGone = false;
  await expectToPlay(video, LATER + 1);
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
});

test('a corrupted segment: the player recovers and plays on [VIDEO-fatal-media]', async ({
  page,
}) => {
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

test('an error of the player itself: it starts again at the same place [VIDEO-fatal-other]', async ({
  page,
}) => {
  const video = videoOf(page);
  // A request that cannot be made is neither a network nor a media error. Break a request for the
  // later place: the player fetches half a minute ahead, less than nine segments.
  await page.evaluate(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = new Proxy(open, {
      apply(target, request, args: Parameters<typeof open>) {
        if (!/\/0(09|1\d)\.ts$/.test(String(args[1]))) return Reflect.apply(target, request, args);
        XMLHttpRequest.prototype.open = open;
        throw new Error('no request');
      },
    });
  });
  const noticed = page.waitForEvent('console', (message) =>
    /The video stopped.*internalException/s.test(message.text()),
  );
  const begun = page.waitForRequest(/\/master\.m3u8$/);
  await seekTo(video, LATER);
  await noticed;
  await begun;
  await play(video);
  await expectToPlay(video, LATER + 1);
});

test('an expired token: the player asks for a fresh one and keeps its place [VIDEO-fatal-network]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([FAILED]);
  const video = videoOf(page);
  // Delay the playlist of the other quality until the token has expired.
  let expire: () => void = () => undefined;
  const hasExpired = new Promise<void>((resolve) => (expire = resolve));
  let isRenewed = false;
  const refusals: string[] = [];
  await page.route(/\/480p\.m3u8$/, async (route) => {
    await hasExpired;
    if (isRenewed) return route.continue();
    const response = await route.fetch({ url: withExpiredToken(route.request().url()) });
    refusals.push(await response.text());
    return route.fulfill({ response });
  });
  await page.goto(`/videos/${recording.id}`);
  await expect(controlsOf(page)).toBeVisible();
  await seekTo(video, LATER);
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThanOrEqual(3);
  // On a slow machine the player would stay with the first quality.
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '480p' }).check();

  const asked = page.waitForRequest(/getSecureData/);
  const begun = page.waitForRequest(/\/master\.m3u8$/);
  expire();
  await asked;
  isRenewed = true;
  await begun;
  await expect(controlsOf(page)).toBeVisible();
  await play(video);
  await expectToPlay(video, LATER);
  expect(new Set(refusals)).toEqual(new Set(['This link has expired.']));
});
