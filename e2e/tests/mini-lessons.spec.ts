import type { Page } from '@playwright/test';
import { freeMiniLesson, listedLessons, membersMiniLesson } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf, expectToPlay, seekTo, videoOf } from '../support/video';

const next = (page: Page) => page.getByRole('button', { name: 'Next mini lesson' });
const position = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Your way through the mini lessons' })
    .getByText(/^\d+ of \d+$/);
const prompt = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

/** Closes every prompt as soon as it covers the page. */
async function putPromptsOff(page: Page): Promise<void> {
  const notNow = prompt(page).getByRole('button', { name: 'Not now' });
  await page.addLocatorHandler(notNow, () => notNow.click());
}

/** Waits until the mini lesson shows its video, or that it is for members. */
async function expectOpened(page: Page): Promise<void> {
  const main = page.locator('main');
  const locked = main.getByText('Watch this mini lesson with BASIC', { exact: true });
  await expect(main.locator('video').or(locked)).toBeAttached();
}

/** Paths of all listed mini lessons. */
const MINI_PATHS = listedLessons
  .filter(({ type }) => type === 'mini_lesson')
  .map(({ id }) => `/mini-lessons/${id}`)
  .sort();

const isFree = (path: string) =>
  listedLessons.some(({ id, isForMembers }) => path.endsWith(`/${id}`) && !isForMembers);

test('a visitor opens a free mini lesson by its link, and goes through all others once, free ones first @full [ASYNC-mini-random] [ASYNC-mini-index] [ASYNC-mini-single] [DOC-read-mini-index] [MINI-next-index] [MINI-twelve-seeded]', async ({
  page,
}) => {
  await putPromptsOff(page);
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(position(page)).toHaveText(/^1 of /);
  const count = Number((await position(page).innerText()).split(' of ')[1]);
  const met = [new URL(page.url()).pathname];
  for (let step = 1; step < count; step += 1) {
    await next(page).click();
    await expect(position(page)).toHaveText(`${step + 1} of ${count}`);
    met.push(new URL(page.url()).pathname);
    await expectOpened(page);
  }
  expect(new Set(met).size).toBe(count);
  expect(met.toSorted()).toEqual(MINI_PATHS);
  expect(count).toBeGreaterThanOrEqual(12);
  expect(met.map(isFree)).toEqual(met.map(isFree).toSorted().reverse());
  await next(page).click();
  await expect(page).toHaveURL(`/mini-lessons/${freeMiniLesson.id}`);
});

test('one for members offers a visitor 30 days free [ERROR-mini-missing] [CONST-mini-trial] [MINI-needs-url-and-text]', async ({
  page,
}) => {
  await page.goto(`/mini-lessons/${membersMiniLesson.id}`);
  await expect(page.getByRole('alertdialog', { name: 'VIP/BASIC only' })).toContainText('30 days');
  await expect(videoOf(page)).toHaveCount(0);
});

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

  test('opens one for members', async ({ page }) => {
    await page.goto(`/mini-lessons/${membersMiniLesson.id}`);
    await expect(page.getByRole('article').locator('video')).toBeAttached();
    await expect(prompt(page)).toHaveCount(0);
  });
});

test("one that cannot be looked up says 'Oops. Something went wrong. Try again', and opens on Retry [ERROR-mini-lookup] [MINI-missing-index]", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/Failed to load resource|net::ERR_/]);
  let isThere = false;
  await page.route(/getSecureData/, (route) =>
    isThere ? route.continue() : route.abort('connectionreset'),
  );
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(prompt(page)).toContainText('Oops. Something went wrong. Try again');
  await page.keyboard.press('Escape');
  isThere = true;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').locator('video')).toBeAttached();
});

test('the next one after a playing film plays by itself unless the browser refuses, and the end of a film leads to the same as the button @full [PLAYER-options] [PLAYER-autoplay-failure-logged]', async ({
  page,
}) => {
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(position(page)).toHaveText(/^1 of /);
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  await expectToPlay(videoOf(page));
  await next(page).click();
  await expect(position(page)).toHaveText(/^2 of /);
  await expectToPlay(videoOf(page));
  const video = videoOf(page);
  // The player has our controls and sound, and does not loop.
  await expect(controlsOf(page)).toBeVisible();
  expect(
    await video.evaluate(({ controls, muted, loop }: HTMLVideoElement) => [controls, muted, loop]),
  ).toEqual([false, false, false]);

  // Make the browser refuse to play without a press.
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('no interaction yet', 'NotAllowedError'));
    };
  });
  const logged = page.waitForEvent('console', (message) => /refused to play/.test(message.text()));
  await next(page).click();
  await expect(position(page)).toHaveText(/^3 of /);
  expect((await logged).type()).toBe('info');
  await expect(prompt(page)).toHaveCount(0);
  await controlsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectToPlay(videoOf(page));
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration);
  await seekTo(video, seconds - 1);
  const offered = page.getByRole('link', { name: /^Next:/ });
  await expect(offered).toBeVisible();
  const path = (await offered.getAttribute('href')) ?? '';
  await next(page).click();
  await expect(page).toHaveURL(path);
  await expectToPlay(videoOf(page));
});
