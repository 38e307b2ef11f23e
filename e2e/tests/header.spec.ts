import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const hamburger = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Expects more red than green and blue, in either theme. */
async function expectRed(text: Locator): Promise<void> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(red, color).toBeGreaterThan(1.8 * Math.max(green, blue));
}

for (const width of [390, 1280]) {
  test(`stays at the top, 70 px high, at ${width} px [HEADER-fixed-70] [CONST-header]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const box = () => header(page).boundingBox();
    expect(await box()).toEqual({ x: 0, y: 0, width: expect.any(Number), height: 70 });
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await box()).toMatchObject({ y: 0, height: 70 });
  });
}

test('the logo leads home and says the terms of sale at 390 px [HEADER-logo-home] [HEADER-logo-line]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const logo = header(page).getByRole('link', { name: 'auto renews, cancel anytime' });
  await expect(logo.getByText('auto renews, cancel anytime', { exact: true })).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL('/home');
});

test.describe('at 1280 px', () => {
  test('HOME, Live Lessons in red with 7 PM, LOG IN, SIGN UP, and SETTINGS as an icon [HEADER-home] [HEADER-live] [HEADER-sign-up] [HEADER-settings] [ABOUT-header-daily]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const links = bar(page).getByRole('link');
    await expect(links).toHaveText(['HOME', 'Live Lessons 7 PM', 'LOG IN', 'SIGN UP', '']);
    const live = links.nth(1);
    await expectRed(live.getByText('Live Lessons', { exact: true }));
    await expect(live.getByText('7 PM', { exact: true })).toBeVisible();
    const settings = bar(page).getByRole('link', { name: 'SETTINGS', exact: true });
    await expect(settings.locator('svg')).toBeVisible();
    await expect(hamburger(page)).toBeHidden();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a hamburger opens a side panel with all links in words [HEADER-hamburger] [HEADER-settings]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(bar(page)).toBeHidden();
    await hamburger(page).click();
    const links = panel(page).getByRole('link');
    await expect(links).toHaveText([
      ...['HOME', 'Live Lessons 7 PM', 'SUBSCRIPTIONS', 'LOG IN', 'SIGN UP', 'SETTINGS'],
    ]);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expectRed(links.getByText('Live Lessons', { exact: true }));
  });

  test('the panel is modal; Escape closes it, and the focus returns', async ({ page }) => {
    await page.goto('/contact');
    await hamburger(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
});

test('collapses below 900 px, and not at 900 [HEADER-hamburger] [CONST-header]', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(bar(page)).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(hamburger(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
