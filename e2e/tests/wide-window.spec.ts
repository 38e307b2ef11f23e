import type { Locator } from '@playwright/test';
import { linkedLesson } from '../support/content';
import { longRunUnless } from '../support/long-run';
import { ROUTES } from '../support/routes';
import { expect, test, type Who } from '../support/test';

/** One path of each screen, without the log-in, which is a card over a picture. */
const SCREENS = ROUTES.filter(
  ({ id, title }, index) =>
    id !== 'ROUTE-sign-in-up' && ROUTES.findIndex((route) => route.title === title) === index,
);
const pathsOf = (who: Who) =>
  SCREENS.filter(({ account = 'visitor' }) => account === who).map(({ path }) => path);
/** Paths with another screen for a member. */
const OF_MEMBERS = [
  '/home',
  '/flashcards/due',
  '/flashcards/all',
  '/live-meeting',
  '/settings',
  '/my-account',
];

test.use({ who: 'vip', viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });

for (const [who, paths] of [
  ['visitor', pathsOf('visitor')],
  ['vip', [...pathsOf('vip'), ...OF_MEMBERS]],
] as const) {
  test.describe(who, () => {
    test.use({ who });

    test('every screen begins at one left edge @full', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title, path).toBeVisible();
        const edge = (await page
          .getByRole('banner')
          .getByRole('link', { name: /Grüezi/ })
          .boundingBox())!.x;
        // Poll, because a title has no box while it is replaced.
        const distance = async () => Math.abs(((await title.boundingBox())?.x ?? NaN) - edge);
        // Allow a few pixels, because letters begin after the edge of their box.
        await expect.poll(distance, { message: path }).toBeLessThanOrEqual(4);
      }
    });
  });
}

test('the pictures of home are dimmed in the dark theme, and not in the light one @full', async ({
  page,
}) => {
  await page.goto('/home');
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  const filters = () =>
    pictures.evaluateAll((all) => [
      ...new Set(all.map((picture) => getComputedStyle(picture).filter)),
    ]);
  await expect.poll(filters).toEqual([expect.stringMatching(/^brightness\(0\.\d+\)$/)]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(filters).toEqual(['none']);
});

for (const [width, height] of [
  [1280, 800],
  [1600, 900],
] as const) {
  test(`at ${width} × ${height} film, words and what follows fill the lesson, and no card is alone${longRunUnless(width === 1280)}`, async ({
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
    // Comments arrive late, in the left column below the film.
    await expect(comments).toBeVisible();
    const below = async () => (await bottom(page.getByRole('article'))) - (await bottom(comments));
    await expect.poll(below).toBeLessThan(80);
    expect(await bottom(words)).toBeLessThanOrEqual(height);
    expect(await bottom(words)).toBeGreaterThan(await bottom(film));
    const german = page.getByRole('button', { name: /^Open the German version/ });
    const [button, picture] = [await german.boundingBox(), await film.boundingBox()];
    expect(picture!.x + picture!.width - button!.x - button!.width).toBeLessThan(24);
    const others = page.getByRole('region', { name: 'More lessons' }).getByRole('link');
    await expect(others).toHaveCount(12);
  });
}
