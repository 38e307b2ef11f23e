import type { Locator, Page } from '@playwright/test';
import { beginLiveLesson, closeLiveRooms, SEEN_A_MOMENT_AGO } from '../support/live-room';
import { expect, test } from '../support/test';
import { expectToPlay, positionOf, videoOf } from '../support/video';

/** The server asks a cold function for the first time. */
const COLD = { timeout: 20_000 };

const roomOf = (page: Page): Locator => page.getByRole('region', { name: 'The live room' });

/** It ends the lesson for everybody, so it runs alone. */
test.describe('a teacher', () => {
  test.use({ who: 'teacher' });
  // A rehearsal that a failure left open would make every later test of the room fail, too.
  test.afterEach(({ request }) => closeLiveRooms(request));

  test('rehearses before its day, and the room of members opens; ends it, and it closes [ABOUT-live-mondays]', async ({
    page,
    browser,
    baseURL,
    stateOf,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('vip'),
    });
    const member = await context.newPage();
    await Promise.all([page.goto('/live-lessons'), member.goto('/live-lessons')]);
    await expect(member.getByRole('button', { name: 'Enter the room' })).toBeVisible(COLD);
    await expect(roomOf(page)).toBeVisible(COLD);
    await page.getByRole('button', { name: 'Rehearse' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Open the room to members now?' });
    await expect(ask).toContainText(/The lesson is on Monday \d+ \w+\./);
    await expect(roomOf(member)).toHaveCount(0);
    await ask.getByRole('button', { name: 'Open the room' }).click();
    await expect(page.getByText('The rehearsal is on.')).toBeVisible();
    await expect(roomOf(member)).toBeVisible(COLD);
    await expect(roomOf(member).getByText('Live', { exact: true }).first()).toBeVisible();
    // Both names say that the lesson is live; on a busy machine the film falls behind.
    const edge = roomOf(member).getByRole('button', {
      name: /^(You are watching live|Back to live)$/,
    });
    await expect(edge).toBeVisible({ timeout: 40_000 });
    await page.getByRole('button', { name: 'End the rehearsal' }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(roomOf(member)).toHaveCount(0);
    await expect(member.getByText('The teacher has closed the room.')).toBeVisible();
    // It ended before its day, so it was a rehearsal: nothing is live any more.
    await expect(roomOf(page).getByText('Not live yet', { exact: true }).first()).toBeVisible();
    await context.close();
  });
});

/** It begins the lesson for everybody, so it runs alone. */
test.describe('a VIP', () => {
  test.use({ who: 'vip' });
  test.afterEach(({ request }) => closeLiveRooms(request));

  test('plays a lesson that has just begun from its start, and comes back to live', async ({
    page,
    request,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    await page.goto('/live-lessons');
    await page.getByRole('button', { name: 'Enter the room' }).click(COLD);
    const inRoom = (name: string | RegExp) => roomOf(page).getByRole('button', { name });
    const video = videoOf(page);
    await expect(inRoom(/^Not live yet: this is/)).toBeVisible({ timeout: 40_000 });
    await expectToPlay(video, (await positionOf(video)) + 1);
    const fromStart = inRoom('From the start');
    await expect(fromStart).toHaveCount(0);

    // The stream lists its last 24 seconds, and the player is some 12 seconds behind its edge.
    const next = page.getByRole('region', { name: 'The next live lesson' });
    const start = (await next.locator('time').getAttribute('datetime'))!;
    await beginLiveLesson(request, start.slice(0, 10), 17);
    await expect(fromStart).toBeVisible();
    const wentBack = await fromStart.evaluate((button: HTMLElement) => {
      const film = document.querySelector('video')!;
      const before = film.currentTime;
      button.click();
      return before - film.currentTime;
    });
    expect(wentBack).toBeGreaterThan(2);
    await expectToPlay(video, (await positionOf(video)) + 1);

    const earlier = await positionOf(video);
    await inRoom(/^(You are watching live|Back to live)$/).click();
    expect(await positionOf(video)).toBeGreaterThan(earlier + 2);
    await expectToPlay(video, (await positionOf(video)) + 1);
  });
});
