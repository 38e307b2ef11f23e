import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { listedLessons } from '../support/content';
import { lessonCard, lessonCards } from '../support/lesson-card';
import { serveManyLessons } from '../support/many-lessons';
import { REST_REQUEST, serveLongCatalogue, titleOf } from '../support/long-catalogue';
import { expect, test, type Who } from '../support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all lessons' });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const said = (page: Page) => page.getByRole('main').getByRole('status');
/** The lessons that match. Below them a visitor is offered free ones. */
const matches = (page: Page) =>
  page
    .getByRole('region', { name: 'Search results' })
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear search' });

for (const who of ['visitor', 'vip'] satisfies Who[]) {
  test.describe(who, () => {
    test.use({ who });

    test('finds a lesson however it is spelled, opens it, and comes back to what was found', async ({
      page,
    }) => {
      await page.goto('/home');
      await field(page).fill('banhof');
      await expect(lessonCards(page)).toHaveCount(1);
      await expect(page).toHaveURL('/home?q=banhof');
      await lessonCard(page, 'Äxgüsi, wo isch de Baanhof?').click();
      await expect(page).toHaveURL('/videos/wo-isch-de-baanhof');
      await page.goBack();
      await expect(said(page)).toHaveText(/^1 lesson(?: and \d+ lines?)? for “banhof”$/);
      await expect(field(page)).toHaveValue('banhof');
      await page.goBack();
      await expect(page).toHaveURL('/home');
      await expect(field(page)).toHaveValue('');
      await expect(page.getByRole('region', { name: 'This week’s video' })).toBeVisible();
      await page.goForward();
      await expect(lessonCards(page)).toHaveCount(1);
    });
  });
}

test('goes by difficulty and by age, and a link shows the same', async ({ page }) => {
  await page.goto('/');
  await choice(page, 'Difficulty').selectOption('1');
  await choice(page, 'Order').selectOption('Oldest first');
  await expect(page).toHaveURL('/?level=1&sort=oldest');
  const wanted = listedLessons
    .filter(({ difficulty }) => difficulty === 1)
    .map(({ date }) => date)
    .toSorted();
  const dates = () =>
    lessonCards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  await expect.poll(dates).toEqual(wanted);
  await page.reload();
  await expect.poll(dates).toEqual(wanted);
  await expect(choice(page, 'Difficulty')).toHaveValue('1');
});

test('works by the keyboard alone, and says that nothing matches', async ({ page }) => {
  await page.goto('/home');
  await field(page).focus();
  await page.keyboard.type('xylophon');
  await expect(page.getByRole('heading', { name: 'No lesson matches “xylophon”' })).toBeVisible();
  await expect(said(page)).toHaveText('No lesson matches “xylophon”');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/home');
  await page.keyboard.type('fondue');
  await expect(matches(page)).toHaveCount(1);
});

test('finds in what is not on the first page; without it, what was typed stays', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_FAILED/]);
  await serveLongCatalogue(page);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(lessonCard(page, titleOf(1))).toBeVisible();
  let isDown = true;
  await page.route(REST_REQUEST, (route) => (isDown ? route.abort() : route.fallback()));
  await field(page).fill('lektion 7');
  await expect(page.getByText('Not all lessons could be searched')).toBeVisible();
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(lessonCard(page, titleOf(70))).toBeVisible();
  await expect(field(page)).toHaveValue('lektion 7');
});

test('takes along what was typed before its code came', async ({ page }) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await field(page).fill('fondue');
  await page.keyboard.press('Enter');
  release();
  await expect(matches(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('fondue');
});

test('is an ordinary form where no script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/home');
  await field(page).fill('fondue');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home?q=fondue');
  await context.close();
});

test('finds among 2,000 lessons, and shows them in batches', async ({ page }) => {
  await serveManyLessons(page, 2000);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await field(page).focus();
  await page.keyboard.type('baanhof', { delay: 50 });
  // Home has sentences of its own until the results are there.
  await expect(said(page).filter({ hasText: '“baanhof”' })).toBeVisible();
  await clear(page).click();
  await choice(page, 'Order').selectOption('Oldest first');
  await expect(said(page).filter({ hasText: /^2,000 lessons$/ })).toBeVisible();
  // What was found comes in batches: not one card for each lesson.
  await expect(lessonCards(page)).toHaveCount(24);
});

const STATES = [
  ['results', '/?q=wo', '“wo”'],
  ['nothing', '/?q=xylophon', 'No lesson matches'],
] as const;
for (const [what, path, text] of STATES) {
  test(`${what} is accessible in both themes, at 320 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  });
}
