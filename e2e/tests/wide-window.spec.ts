import { newestLesson } from '../support/content';
import { expect, test } from '../support/test';

const PATHS = [
  '/home',
  `/videos/${newestLesson.id}`,
  '/flashcards/due',
  '/live-lessons',
  '/live-meeting',
  '/subscriptions',
  '/settings',
  '/my-account',
];

test.use({ who: 'vip', viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });

test('every screen begins at one left edge, and a picture is dimmed in the dark theme', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, path).toBeVisible();
    const edge = (await page
      .getByRole('banner')
      .getByRole('link', { name: /Grüezi/ })
      .boundingBox())!.x;
    // Letters begin a few pixels after the edge of their box.
    await expect
      .poll(async () => Math.abs((await title.boundingBox())!.x - edge), { message: path })
      .toBeLessThanOrEqual(4);
  }
  await page.goto('/live-lessons');
  const picture = page.getByRole('main').locator('img').first();
  const filter = () => picture.evaluate((found) => getComputedStyle(found).filter);
  await expect.poll(filter).toMatch(/^brightness\(0\.\d+\)$/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(filter).toBe('none');
});
