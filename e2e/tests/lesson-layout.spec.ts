import type { Locator, Page } from '@playwright/test';
import { freeMiniLesson } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf, seekTo, videoOf } from '../support/video';

const lines = (page: Page) =>
  page.getByRole('region', { name: 'Line by line' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repeat line 1' })).toBeVisible();
}

test('on a phone the film stays in view while the text scrolls, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  const film = page.getByRole('region', { name: 'Video player' });
  const buttons = page.getByRole('group', { name: 'Play line by line' });
  await buttons.getByRole('button', { name: 'Next line' }).click();
  await expect(lines(page).first()).toHaveAttribute('aria-current', 'true');

  await lines(page)
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'end' }));
  await expect(film).toBeInViewport({ ratio: 1 });
  await expect(buttons).toBeInViewport({ ratio: 1 });
  const line = lines(page)
    .first()
    .getByRole('button', { name: /^Play line 1,/ });
  await line.focus();
  const [above, focused] = [await film.boundingBox(), await line.boundingBox()];
  expect(focused!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});

test('on a phone with text at 200 % the time leaves room for the buttons beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const time = await controlsOf(page).getByText('0:00').boundingBox();
  const captions = await controlsOf(page).getByRole('button', { name: 'Captions' }).boundingBox();
  expect(time!.x + time!.width).toBeLessThan(captions!.x);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const colour = (element: Locator, of: 'color' | 'backgroundColor' | 'borderLeftColor') =>
    element.evaluate((found, name) => getComputedStyle(found)[name], of);

  test('icons, the current line, pressed buttons and the difficulty can be told apart', async ({
    page,
  }) => {
    await open(page);
    const bar = controlsOf(page);
    const ground = await colour(bar, 'backgroundColor');
    expect(ground).toMatch(/^rgb\(/);
    expect(await colour(bar.getByRole('button', { name: 'Play' }), 'color')).not.toBe(ground);

    const loop = page.getByRole('button', { name: 'Repeat line 1' });
    const [off, on] = [loop, page.getByRole('button', { name: 'English', exact: true })];
    expect(await colour(on, 'backgroundColor')).not.toBe(await colour(off, 'backgroundColor'));

    await seekTo(videoOf(page), 2);
    await expect(lines(page).first()).toHaveAttribute('aria-current', 'true');
    expect(await colour(lines(page).first(), 'borderLeftColor')).not.toBe(
      await colour(lines(page).last(), 'borderLeftColor'),
    );

    const dots = page
      .getByText(/^Difficulty \d of 5$/)
      .first()
      .evaluate((found) => getComputedStyle(found, '::after').backgroundImage);
    expect(await dots).toContain('gradient');
  });

  for (const width of [1280, 390]) {
    test(`the caption is above the controls at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await seekTo(videoOf(page), 2);
      const caption = page.locator('[data-captions]');
      await expect(caption).toBeVisible();
      const [said, band] = [await caption.boundingBox(), await controlsOf(page).boundingBox()];
      expect(said!.y + said!.height).toBeLessThanOrEqual(band!.y);
    });
  }
});
