import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newestLesson, recording } from '../support/content';
import { logInAs } from '../support/learner';
import { isSegment, recordRequests } from '../support/requests';
import { createVip } from '../support/subscriber';
import { expect, test } from '../support/test';
import {
  controlsOf,
  cueOf,
  expectToPlay,
  play,
  positionOf,
  seekTo,
  videoOf,
} from '../support/video';

/** Waits until the newest lesson is playable and its captions are read. */
async function playableVideo(page: Page): Promise<Locator> {
  await expect(controlsOf(page)).toBeVisible();
  const video = videoOf(page);
  await cueOf(video, newestLesson.lines.length);
  return video;
}

const lineOf = (page: Page, line: number) =>
  page
    .getByRole('region', { name: 'Line by line' })
    .getByRole('listitem')
    .nth(line - 1);
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

// Use a new learner, so that the lesson starts at its beginning.
test.beforeEach(async ({ page, request }) => {
  await logInAs(page, await createVip(request), `/videos/${newestLesson.id}`);
});

test('captions are over the picture in dialect at first, then in English, in both or in none', async ({
  page,
}) => {
  const video = await playableVideo(page);
  const captions = page.locator('[data-captions]');
  const { start } = await cueOf(video, 2);
  await seekTo(video, start + 0.1);
  const [dialect = '', english = ''] = newestLesson.lines[1] ?? [];
  await expect(captions).toHaveText(dialect);

  const choose = async (name: string) => {
    const button = controlsOf(page).getByRole('button', { name: 'Captions' });
    await button.click();
    const menu = page.getByRole('group', { name: 'Captions' }).first();
    await menu.getByRole('radio', { name, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };
  await choose('Off');
  await expect(captions).toHaveCount(0);
  await choose('Both');
  await expect(captions.locator('[lang="gsw"]')).toHaveText(dialect);
  await expect(captions.locator('[lang="en"]')).toHaveText(english);
  await choose('English');
  await expect(captions.locator('[lang="gsw"]')).toHaveCount(0);
  await expect(captions).toHaveText(english);

  // "Listen first" hides captions and lines until the film has said them.
  const listenFirst = page.getByRole('button', { name: 'Listen first' });
  await listenFirst.click();
  await expect(captions).toHaveCount(0);
  await expect(lineOf(page, 2)).not.toContainText(english);
  await lineOf(page, 2).getByRole('button', { name: 'Reveal line 2' }).click();
  await expect(lineOf(page, 2)).toContainText(english);
  await expect(lineOf(page, 3).getByRole('button', { name: 'Reveal line 3' })).toBeVisible();
  await listenFirst.click();
  await expect(captions).toHaveText(english);

  // The device remembers the choice, and a pause between two lines has no caption.
  await page.reload();
  await cueOf(video, newestLesson.lines.length);
  await seekTo(video, start + 0.1);
  await expect(captions).toHaveText(english);
  await seekTo(video, 0.1);
  await expect(captions).toHaveCount(0);
});

test('the transcript follows the video, a press on a line leads to it, and the video waits after each line when it is told to', async ({
  page,
}) => {
  const video = await playableVideo(page);
  const last = newestLesson.lines.length;
  const { start, end } = await cueOf(video, 3);
  await lineOf(page, 3)
    .getByRole('button', { name: /^Play line 3,/ })
    .click();
  await expect.poll(() => positionOf(video)).toBeGreaterThanOrEqual(start);
  expect(await positionOf(video)).toBeLessThan(end);
  await expect(lineOf(page, 3)).toHaveAttribute('aria-current', 'true');

  await page.evaluate(() => scrollTo(0, 0));
  await seekTo(video, (await cueOf(video, last)).start);
  await expect(lineOf(page, last)).toHaveAttribute('aria-current', 'true');
  await expect(lineOf(page, 3)).not.toHaveAttribute('aria-current', 'true');
  await expect(lineOf(page, last)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const { end: endOfLine } = await cueOf(video, 2);
  await page.getByRole('button', { name: 'Pause after each line' }).click();
  await seekTo(video, endOfLine - 0.5);
  await play(video);
  await expect.poll(() => isPaused(video)).toBe(true);
  expect(await positionOf(video)).toBeCloseTo(endOfLine, 0);
  await expect(lineOf(page, 2)).toHaveAttribute('aria-current', 'true');
  await controlsOf(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => positionOf(video)).toBeGreaterThan(endOfLine + 0.3);
});

test('keys act while the focus is in the player or the text, and can be switched off', async ({
  page,
}) => {
  const video = await playableVideo(page);
  await video.evaluate((element: HTMLVideoElement) => (element.muted = true));
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).focus();
  await page.keyboard.press('k');
  expect(await isPaused(video)).toBe(true);

  await controlsOf(page).getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(video)).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(video)).toBe(true);
  const before = await positionOf(video);
  await page.keyboard.press('l');
  await expect.poll(() => positionOf(video)).toBeCloseTo(before + 10, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => positionOf(video)).toBeCloseTo(before + 5, 0);
  await page.keyboard.press('m');
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);

  await page.keyboard.press('f');
  await expect(controlsOf(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(
    controlsOf(page).getByRole('button', { name: 'Full screen', exact: true }),
  ).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help.getByText('10 seconds back or forward')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  const settings = controlsOf(page).getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await lineOf(page, 1)
    .getByRole('button', { name: /^Play line 1,/ })
    .focus();
  await page.keyboard.press('k');
  expect(await isPaused(video)).toBe(true);
});

test('the quality is chosen in the settings, where a film has several @full', async ({ page }) => {
  await page.goto(`/videos/${recording.id}`);
  const video = videoOf(page);
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();

  const later = recordRequests(page);
  const quality = page.getByRole('group', { name: 'Quality' }).getByRole('radio');
  const lowest = page.getByRole('radio', { name: /^\d+p$/ }).first();
  const name = await lowest.evaluate((radio) => radio.closest('label')?.textContent ?? '');
  await expect(quality.first()).toBeChecked();
  await lowest.check();
  await page.keyboard.press('Escape');
  await seekTo(video, 150);
  await play(video);
  await expectToPlay(video, 151);
  const segments = later.filter(isSegment).map(({ pathname }) => pathname);
  expect(segments.length).toBeGreaterThan(0);
  expect(segments.at(-1)).toContain(`/${name}/`);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(
    parseInt(name, 10),
  );
});

test('the parts of a film are on the seek bar, and the settings lead to each @full', async ({
  page,
}) => {
  const video = await playableVideo(page);
  const slider = controlsOf(page).getByRole('slider', { name: 'Position' });
  await expect(slider).toHaveAttribute('aria-valuetext', /, Dialogue$/);
  await expect(controlsOf(page).locator('[data-chapter]')).toHaveCount(2);
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();
  // The film jumps a moment after the press, once the part is loaded.
  for (const part of ['Line by line', 'Dialogue, faster']) {
    const button = page.getByRole('group', { name: 'Part of the video' }).getByRole('button');
    await button.filter({ hasText: new RegExp(`^${part}$`) }).click();
    await expect(button.and(page.locator('[aria-current]'))).toHaveText(part);
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`, ${part}$`));
  }
  await page.keyboard.press('Escape');

  // The part for practising a line shows its translation alone, and the text follows.
  await controlsOf(page).getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('radio', { name: 'Both', exact: true }).check();
  await page.keyboard.press('Escape');
  const practised = await video.evaluate((element: HTMLVideoElement) => {
    const of = (track: number, id: string) =>
      [...(element.textTracks[track]?.cues ?? [])].find((cue) => cue.id === id)?.startTime ?? 0;
    return { heard: of(0, '2.2'), meaning: of(1, '2.3') };
  });
  const captions = page.locator('[data-captions]');
  const [dialect = '', english = ''] = newestLesson.lines[1] ?? [];
  await seekTo(video, practised.heard + 0.1);
  await expect(captions).toHaveText(dialect);
  await seekTo(video, practised.meaning + 0.1);
  await expect(captions).toHaveText(english);
  await expect(lineOf(page, 2)).toHaveAttribute('aria-current', 'true');
});

test('on a phone the settings show the titles of a recording’s parts whole @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/videos/${recording.id}`);
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();
  const parts = page.getByRole('group', { name: 'Part of the video' });
  await expect(parts.getByRole('button').first()).toBeVisible();
  const [shown, needed] = await parts.evaluate(({ parentElement: menu }) => [
    menu!.clientWidth,
    menu!.scrollWidth,
  ]);
  expect(needed).toBe(shown);
});

test('the controls leave the picture only with a mouse that rests, and never while focused @full', async ({
  page,
}) => {
  const video = await playableVideo(page);
  await play(video);
  const bar = controlsOf(page);
  const box = await video.boundingBox();
  await page.mouse.move(box!.x + 40, box!.y + 40);
  await expect(bar).toHaveCSS('opacity', '0');
  await page.mouse.move(box!.x + 60, box!.y + 60);
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await bar.getByRole('button', { name: 'Settings' }).focus();
  await expect(bar).toHaveCSS('opacity', '1');
});

test('keys work while nothing has the focus @full', async ({ page }) => {
  const video = await playableVideo(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('>');
  await expect(video).toHaveJSProperty('playbackRate', 1.25);
  await page.keyboard.press('<');
  await expect(video).toHaveJSProperty('playbackRate', 1);

  const { start, end } = await cueOf(video, 2);
  await seekTo(video, end - 0.3);
  await page.keyboard.press('r');
  await expect(video).toHaveJSProperty('paused', false);
  await page.keyboard.press('k');
  const now = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  // Allow a millisecond, because the browser cuts the position to microseconds.
  expect(now).toBeGreaterThan(start - 0.001);
  expect(now).toBeLessThan(end);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('the player is accessible with captions, menus and help, in both themes @full', async ({
  page,
}) => {
  // `routes.spec.ts` checks the rest of the screen.
  const PLAYER = '[aria-label="Video player"]';
  const video = await playableVideo(page);
  await controlsOf(page).getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('radio', { name: 'Both', exact: true }).check();
  await page.keyboard.press('Escape');
  await seekTo(video, (await cueOf(video, 2)).start + 0.1);
  await expect(page.locator('[data-captions]')).toBeVisible();
  await expectAccessible(page, PLAYER);
  await controlsOf(page).getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page, PLAYER);
  await page.getByRole('button', { name: 'Show the keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});
