import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';

const FONT = /\.woff2$/;

test('fonts wait for the code at first, and come with the page once this browser has them', async ({
  page,
}) => {
  await page.goto('/');
  const fonts = page.locator('#fonts');
  await expect(fonts).toBeAttached();
  // Made by the code, not by the page.
  await expect(fonts).not.toHaveAttribute('media');
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await expect(fonts).toHaveAttribute('media', 'all');
});

test('fonts that this browser has lost leave the line to the code again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fonts', '1'));
  let go: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await isOpen;
    await route.continue();
  });
  const requests = recordRequests(page);
  const asked = () => requests.filter(({ pathname }) => FONT.test(pathname)).length;
  const styled = page.waitForResponse(/\/assets\/fonts\.[0-9a-f]+\.css$/);
  await page.goto('/', { waitUntil: 'commit' });
  await styled;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#fonts')).toHaveCount(0);
  expect(asked()).toBe(0);

  go();
  await expect.poll(asked).toBeGreaterThan(0);
});
