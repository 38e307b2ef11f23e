import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lessonCard, lessonCards } from '../support/lesson-card';
import { serveLongCatalogue } from '../support/long-catalogue';
import { expect, test } from '../support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all lessons' });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const said = (page: Page) => page.getByRole('main').getByRole('status');
/** The matching lessons, without the free ones that a visitor is offered below. */
const matches = (page: Page) =>
  page
    .getByRole('region', { name: 'Search results' })
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear search' });

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

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

test('works by the keyboard alone, says that nothing matches, and shows results accessibly @full', async ({
  page,
}) => {
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
  await expectAccessible(page);
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

test('finds among 2,000 lessons, and shows them in batches @full', async ({ page }) => {
  await serveLongCatalogue(page, 2000);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await field(page).focus();
  await page.keyboard.type('baanhof', { delay: 50 });
  // Wait for this sentence, because home has others until the results arrive.
  await expect(said(page).filter({ hasText: '“baanhof”' })).toBeVisible();
  await clear(page).click();
  await choice(page, 'Order').selectOption('Oldest first');
  await expect(said(page).filter({ hasText: /^2,000 lessons$/ })).toBeVisible();
  // Expect the first batch of results only.
  await expect(lessonCards(page)).toHaveCount(24);
});
