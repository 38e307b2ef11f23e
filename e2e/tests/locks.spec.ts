import type { Page } from '@playwright/test';
import { submitLogIn, emailOf, PASSWORD } from '../support/accounts';
import { newestLesson } from '../support/content';
import { expect, test } from '../support/test';

const card = (page: Page) =>
  page.getByRole('region', { name: 'Previous videos' }).getByRole('link').first();

for (const [who, isLocked] of [
  ['free', true],
  ['basic', false],
] as const) {
  test.describe(who, () => {
    test.use({ who });

    test(`${who}: lessons are ${isLocked ? '' : 'not '}locked, also in the first paint of the next visit`, async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors([/\.js/]);
      await page.goto('/home');
      const lock = card(page).getByText('BASIC', { exact: true });
      await expect(lock).toBeVisible({ visible: isLocked });
      const tier = await page.evaluate(() => document.documentElement.dataset.tier);
      await page.route('**/*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'commit' });
      await expect(card(page)).toBeVisible();
      await expect(lock).toBeVisible({ visible: isLocked });
      expect(await page.evaluate(() => document.documentElement.dataset.tier)).toBe(tier);
    });
  });
}

test('after a log-in from a locked lesson one Back leaves it', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: newestLesson.title }).click();
  await page
    .getByRole('alertdialog', { name: 'No access.' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page).toHaveURL(/\/sign-in-up/);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await submitLogIn(page, emailOf('basic'), PASSWORD);
  await expect(page).toHaveURL(`/videos/${newestLesson.id}`);
  await expect(page.locator('video')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});
