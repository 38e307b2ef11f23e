import type { Locator } from '@playwright/test';
import { linkedLesson, newestLesson } from '../support/content';
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

for (const [width, height] of [
  [1280, 800],
  [1600, 900],
] as const) {
  test(`at ${width} × ${height} film, words and what follows fill the lesson, and no card is alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/videos/${linkedLesson.id}`);
    await expect(page.getByRole('link', { name: 'Flashcards for this lesson' })).toBeVisible();
    const [film, words] = [
      page.getByRole('region', { name: 'Video player' }),
      page.getByRole('region', { name: 'Line by line' }),
    ];
    const comments = page.getByRole('region', { name: 'Comments' });
    const bottom = async (of: Locator) => {
      const box = (await of.boundingBox())!;
      return box.y + box.height;
    };
    // What comes late has its place in the left column, below the film.
    await expect(comments).toBeVisible();
    await expect
      .poll(() => bottom(page.getByRole('article')))
      .toBeLessThan((await bottom(comments)) + 80);
    expect(await bottom(words)).toBeLessThanOrEqual(height);
    expect(await bottom(words)).toBeGreaterThan(await bottom(film));
    const german = page.getByRole('button', { name: /^Open the German version/ });
    const [button, picture] = [await german.boundingBox(), await film.boundingBox()];
    expect(picture!.x + picture!.width - button!.x - button!.width).toBeLessThan(24);
    const others = page.getByRole('region', { name: 'More lessons' }).getByRole('link');
    await expect(others).toHaveCount(12);
  });
}
