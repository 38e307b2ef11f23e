import type { Locator, Page } from '@playwright/test';
import { closeLiveRooms, SEEN_A_MOMENT_AGO } from '../support/live-room';
import { expect, test } from '../support/test';

const roomOf = (page: Page): Locator => page.getByRole('region', { name: 'The live room' });

/** This test ends the lesson for everybody, so it runs alone. */
test.describe('a teacher', () => {
  test.use({ who: 'teacher' });
  // After a failure, end the rehearsal, so that later tests of the room do not fail.
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
    await expect(member.getByRole('button', { name: 'Enter the room' })).toBeVisible();
    await expect(roomOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Rehearse' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Open the room to members now?' });
    await expect(ask).toContainText(/The lesson is on Monday \d+ \w+\./);
    await expect(roomOf(member)).toHaveCount(0);
    await ask.getByRole('button', { name: 'Open the room' }).click();
    await expect(page.getByText('The rehearsal is on.')).toBeVisible();
    await expect(roomOf(member)).toBeVisible();
    await expect(roomOf(member).getByText('Rehearsal', { exact: true })).toBeVisible();
    // Both names mean that the lesson is live; on a busy machine the film falls behind.
    const edge = roomOf(member).getByRole('button', {
      name: /^(You are watching live|Back to live)$/,
    });
    await expect(edge).toBeVisible();
    await page.getByRole('button', { name: 'End the rehearsal' }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(roomOf(member)).toHaveCount(0);
    await expect(member.getByText('The teacher has closed the room.')).toBeVisible();
    // The lesson ended before its day, so it was a rehearsal and nothing is live.
    await expect(roomOf(page).getByText('Not live yet', { exact: true }).first()).toBeVisible();
    await context.close();
  });
});
