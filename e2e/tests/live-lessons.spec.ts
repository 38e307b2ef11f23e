import type { Locator, Page } from '@playwright/test';
import { mediaOrigin } from '../support/backend';
import { logInAs } from '../support/learner';
import { field } from '../support/live-chat';
import { SEEN_A_MOMENT_AGO } from '../support/live-room';
import { withExpiredToken } from '../support/media-token';
import { createVip, endPlan } from '../support/subscriber';
import { expect, test } from '../support/test';
import { expectToPlay, positionOf, videoOf } from '../support/video';

/** Console error for a failed request. */
const FAILED = /Failed to load resource|net::ERR_/;
const roomOf = (page: Page): Locator => page.getByRole('region', { name: 'The live room' });

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter the room' }).click();
  await expect(roomOf(page)).toBeVisible();
}

/** Waits until the picture moves at the live edge. No lesson runs, so the button says so. */
async function expectLive(page: Page): Promise<void> {
  const live = page.getByRole('button', { name: 'Not live yet: this is a test picture' });
  await expect(live).toBeVisible();
  const video = videoOf(page);
  await expectToPlay(video, (await positionOf(video)) + 1);
}

/** Collects later playlists of the stream, oldest first; the list grows. */
function collectPlaylists(page: Page): readonly string[] {
  const playlists: string[] = [];
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== mediaOrigin || !/\/\d+p\.m3u8$/.test(pathname) || !response.ok()) return;
    const text = await response.text().catch(() => '');
    if (text !== '') playlists.push(text);
  });
  return playlists;
}

/** Number of the oldest segment in a playlist. */
const firstOf = (playlist: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);

for (const [who, title, redirect, first] of [
  ['visitor', 'No access', /\/sign-in-up/, 'Try VIP free for 30 days'],
  ['basic', 'VIP', /\/subscriptions/, 'Change to VIP'],
] as const) {
  test.describe(() => {
    test.use({ who });
    test(`${who}: the alert says why the room is closed, and leads on [ROLE-visitor-redirected] [ACCESS-live-not-vip] [ACCESS-live-not-signed-in] [DIALOG-vip] [ERROR-live-not-vip] [ERROR-live-not-signed-in]`, async ({
      page,
    }) => {
      await page.goto('/live-lessons');
      const alert = page.getByRole('alertdialog', { name: title });
      await expect(alert).toBeVisible();
      await expect(page.locator('video, iframe')).toHaveCount(0);
      // The page behind the alert explains it, too.
      await expect(page.getByText(first, { exact: true })).toBeAttached();
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(redirect);
      // Going back shows the locked room without the alert.
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Hear line 1' })).toBeVisible();
      await expect(page.getByRole('link', { name: first })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  });
}

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sees what is locked right below the heading, before the date @full', async ({ page }) => {
    await page.goto('/live-lessons');
    await page.getByRole('button', { name: 'See what it is' }).click();
    const offer = page.getByRole('link', { name: 'Try VIP free for 30 days' });
    await expect(offer).toBeInViewport({ ratio: 1 });
    const panel = (await page.getByRole('region', { name: 'Take part with VIP' }).boundingBox())!;
    const date = (await page.getByRole('region', { name: 'The next live lesson' }).boundingBox())!;
    expect(panel.y).toBeLessThan(date.y);
  });
});

/** Windows that show picture, controls and the chat's field together. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 1280, height: 800 },
];

/** A member has fewer buttons than a teacher, so a smaller window shows the field, too. */
const MEMBERS_SCREENS = [...SCREENS, { width: 320, height: 568 }];

/** Expects picture, controls and field in each window, at the top of the page. */
async function expectOnOneScreen(
  page: Page,
  sizes: typeof SCREENS,
  ...others: readonly Locator[]
): Promise<void> {
  const inRoom = (name: string) => roomOf(page).getByRole('button', { name });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const seen of [inRoom('Pause'), inRoom('Full screen'), field(page), ...others]) {
      await expect(seen, JSON.stringify(size)).toBeInViewport({ ratio: 1 });
    }
    const picture = (await videoOf(page).boundingBox())!;
    expect(picture.height, JSON.stringify(size)).toBeGreaterThan(120);
  }
}

test.describe('a teacher', () => {
  test.use({ who: 'teacher' });

  test('sees picture, controls, the chat’s field and the way to rehearse on one screen @full', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    await page.goto('/live-lessons');
    await expect(roomOf(page)).toBeVisible();
    await expectLive(page);
    await expectOnOneScreen(page, SCREENS, page.getByRole('button', { name: 'Rehearse' }));
  });
});

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

  test('enters with the keyboard, sees picture, controls and the chat’s field on one screen, pauses, is behind, and comes back to what happens now @full', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    await page.goto('/live-lessons');
    await page.getByRole('button', { name: 'Enter the room' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The live room' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Leave the room' })).toBeFocused();
    await expectLive(page);
    await expectOnOneScreen(page, MEMBERS_SCREENS);
    // After a reload the member is in the room.
    await page.reload();
    await expect(roomOf(page)).toBeVisible();
    await expectLive(page);

    await roomOf(page).getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: /go to the newest picture/ }).click();
    await expectLive(page);
  });

  test('watches live while the playlist moves on, and again after the line was gone [ACCESS-live-granted] [ROLE-vip] [ENTITY-live-lesson] [ASYNC-live-urls]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([FAILED]);
    const playlists = collectPlaylists(page);
    await page.goto('/live-lessons');
    await enter(page);
    await expectLive(page);
    await expect.poll(() => playlists.length).toBeGreaterThan(0);
    const first = firstOf(playlists[0]!);

    // Cut the connection for longer than the player's buffer lasts.
    await page.route(`${mediaOrigin}/**`, (route) => route.abort('connectionreset'));
    await expect(roomOf(page).getByText('Reconnecting…')).toBeVisible();
    await page.unroute(`${mediaOrigin}/**`);
    await expectLive(page);

    // The playlist has dropped the first segment, and the picture still moves.
    await expect.poll(() => firstOf(playlists.at(-1)!)).toBeGreaterThan(first);
    await expectLive(page);
  });

  test('watches live for five minutes, from one film into the next @full', async ({
    page,
    allowConsoleErrors,
  }) => {
    test.slow();
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    const playlists = collectPlaylists(page);
    await page.goto('/live-lessons');
    await enter(page);
    await expectLive(page);
    const video = videoOf(page);
    const end = (await positionOf(video)) + 300;
    await expect.poll(() => positionOf(video), { timeout: 0 }).toBeGreaterThan(end);
    await expectLive(page);
    expect(playlists.some((text) => /^#EXT-X-DISCONTINUITY$/m.test(text))).toBe(true);
  });
});

test('a plan that ends during the lesson: the room closes within a minute, and its address ends [ACCESS-live-not-vip] [ROLE-server-enforced]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  // The rules refuse requests once the plan has ended.
  allowConsoleErrors([FAILED]);
  const learner = await createVip(request);
  await page.clock.install();
  await logInAs(page, learner, '/live-lessons');
  const asked = page.waitForRequest(/\/master\.m3u8$/);
  await enter(page);
  const address = (await asked).url();
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(withExpiredToken(address))).status()).toBe(403);

  await endPlan(request, learner);
  await page.clock.fastForward(45_000);
  await expect(page.getByRole('alertdialog', { name: 'VIP' })).toBeVisible();
  await expect(page.locator('video, iframe')).toHaveCount(0);
  // The last token is older than the end of the plan, and valid for a minute.
  const { e: expiry } = JSON.parse(
    Buffer.from(/\/s\/([^.]+)\./.exec(address)![1]!, 'base64url').toString(),
  ) as { e: number };
  expect(expiry * 1000).toBeLessThanOrEqual(Date.now() + 60_000);
});
