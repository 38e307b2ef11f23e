import type { Locator, Page } from '@playwright/test';
import { freeMiniLesson } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf, play, seekTo, videoOf } from '../support/video';

const lines = (page: Page) =>
  page.getByRole('region', { name: 'Line by line' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play line 1,/ })).toBeVisible();
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

test('on a phone one button below the text repeats the line, and the lines have the room @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const ofLine = page.getByRole('button', { name: 'Repeat line 1' });
  await expect(ofLine).toBeHidden();
  await page.getByRole('button', { name: /^Play line 1,/ }).click();
  const buttons = page.getByRole('group', { name: 'Play line by line' });
  await buttons.getByRole('button', { name: 'Repeat this line' }).click();
  await expect(ofLine).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('button', { name: 'Repeat line 2' })).toBeVisible();
});

test('at 320 px the line that is spoken begins where the film ends, and is whole @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  const third = lines(page).nth(2);
  await third.getByRole('button', { name: /^Play line 3,/ }).click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  const film = page.getByRole('region', { name: 'Video player' });
  const gap = async () => {
    const [above, line] = [await film.boundingBox(), await third.boundingBox()];
    return Math.round(line!.y - above!.y - above!.height);
  };
  await expect.poll(gap).toBe(0);
  const buttons = page.getByRole('group', { name: 'Play line by line' });
  const [line, below] = [await third.boundingBox(), await buttons.boundingBox()];
  expect(line!.y + line!.height).toBeLessThanOrEqual(below!.y);
  await expect(film).toBeInViewport({ ratio: 1 });
});

test('at 320 px no control of the player cuts what is offered at the end @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page);
  const video = videoOf(page);
  await play(video);
  await seekTo(video, await video.evaluate(({ duration }: HTMLVideoElement) => duration - 0.5));
  const end = page.locator('[data-end]');
  await expect(end).toBeVisible();
  await expect(controlsOf(page)).toBeHidden();
  const film = page.getByRole('region', { name: 'Video player' });
  const [offered, whole] = [await end.boundingBox(), await film.boundingBox()];
  expect(offered!.y + offered!.height).toBe(whole!.y + whole!.height);
  const heights = await end.evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ]);
  expect(heights[0]).toBeLessThanOrEqual(heights[1]!);
});

test('on a phone with text at 200 % the time leaves room for the buttons beside it @full', async ({
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

  test('the caption is above the controls, on a wide screen and on a phone @full', async ({
    page,
  }) => {
    await open(page);
    await seekTo(videoOf(page), 2);
    const caption = page.locator('[data-captions]');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(caption).toBeVisible();
      const [said, band] = [await caption.boundingBox(), await controlsOf(page).boundingBox()];
      expect(said!.y + said!.height).toBeLessThanOrEqual(band!.y);
    }
  });
});

test('beside the film the lines fade out where they go on, and the last one ends above that @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page);
  const list = page.getByRole('region', { name: 'Line by line' }).getByRole('list');
  await expect(list).toHaveCSS('mask-image', /^linear-gradient\(.*calc\(100% - 48px\)/);
  const last = lines(page).last();
  await list.evaluate((all) => all.scrollTo(0, all.scrollHeight));
  const room = async () => {
    const [all, line] = [await list.boundingBox(), await last.boundingBox()];
    return all!.y + all!.height - line!.y - line!.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(48);
});
