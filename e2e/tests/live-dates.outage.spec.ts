import type { Page } from '@playwright/test';
import { callFunction, idTokenOf } from '../support/backend';
import { forgetLiveChanges, SEEN_A_MOMENT_AGO } from '../support/live-room';
import { expect, test } from '../support/test';

const nextOf = (page: Page) => page.getByRole('region', { name: 'The next live lesson' });
const formOf = (page: Page) => page.getByRole('region', { name: 'Date and Zoom link' });

/** This test moves the lesson for everybody, so it runs alone. */
test.describe('a teacher', () => {
  test.use({ who: 'teacher', timezoneId: 'Europe/Zurich' });
  test.afterEach(({ request }) => forgetLiveChanges(request));

  test('moves the next lesson and gives it a meeting: a member who waits reads it, and Today after a reload', async ({
    page,
    browser,
    baseURL,
    stateOf,
    request,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO, /status of 400/]);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('vip'),
      timezoneId: 'Europe/Zurich',
    });
    const member = await context.newPage();
    await Promise.all([page.goto('/live-lessons'), member.goto('/live-lessons')]);
    await expect(nextOf(member).getByText(/^Monday/)).toBeVisible();
    const date = formOf(page).getByLabel('The next lesson begins');
    await expect(date).toBeVisible();

    const planned = await date.inputValue();
    const day = new Date(`${planned}Z`);
    // Try a past date first, which the server refuses.
    await date.fill('2026-01-05T20:00');
    await formOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(formOf(page).getByRole('alert')).toContainText('This time is over already');

    day.setUTCDate(day.getUTCDate() + 1);
    const moved = `${day.toISOString().slice(0, 10)}T18:30`;
    await date.fill(moved);
    await expect(formOf(page).getByText(/^Learners will read: Tuesday.* at 18:30\./)).toBeVisible();
    await formOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(formOf(page).getByText(/^Saved\./)).toBeVisible();
    await expect(date).toHaveValue(moved);
    await expect(nextOf(member).getByText(/^Tuesday.*\s18:30/)).toBeVisible();
    await expect(nextOf(member).getByText(/^Moved from Monday.* 20:00$/)).toBeVisible();

    // Add the meeting, which the lesson did not have.
    await formOf(page).getByLabel('Link to the Zoom meeting').fill('https://zoom.us/j/1234567890');
    await formOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(formOf(page).getByText(/^Saved\./)).toBeVisible();
    await member.goto('/live-meeting');
    await member.getByRole('button', { name: 'Join' }).click();
    await expect(member.getByRole('button', { name: 'Open Zoom' })).toBeVisible();

    await member.goto('/home');
    const today = member.getByRole('region', { name: 'Today' });
    await expect(today.getByText(/^Tue.* 18:30$/)).toBeVisible();

    // The server refuses the change by a member.
    for (const who of ['basic', 'vip'] as const) {
      const answer = await callFunction(
        request,
        'changeLiveLesson',
        { revision: 2, joinUrl: 'https://elsewhere.example/j/1' },
        await idTokenOf(request, who),
      );
      expect(answer.status()).toBe(403);
    }
    await context.close();
  });
});
