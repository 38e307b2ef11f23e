import type { Page } from '@playwright/test';
import { freeMiniLesson, listedLessons, membersMiniLesson } from '../support/content';
import { expect, test, type Who } from '../support/test';
import { controlsOf, expectToPlay, seekTo, videoOf } from '../support/video';

const next = (page: Page) => page.getByRole('button', { name: 'Next mini lesson' });
const position = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Your way through the mini lessons' })
    .getByText(/^\d+ of \d+$/);
const prompt = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

/** Dismisses every prompt as soon as it covers the page. */
async function putPromptsOff(page: Page): Promise<void> {
  const notNow = prompt(page).getByRole('button', { name: 'Not now' });
  await page.addLocatorHandler(notNow, () => notNow.click());
}

/** The answer about this mini lesson is there: its video, or that it is for members. */
async function expectOpened(page: Page): Promise<void> {
  const main = page.locator('main');
  const locked = main.getByText('Watch this mini lesson with BASIC', { exact: true });
  await expect(main.locator('video').or(locked)).toBeAttached();
}

/** The address of every listed mini lesson of the school. */
const MINI_PATHS = listedLessons
  .filter(({ type }) => type === 'mini_lesson')
  .map(({ id }) => `/mini-lessons/${id}`)
  .sort();

const isFree = (path: string) =>
  listedLessons.some(({ id, isForMembers }) => path.endsWith(`/${id}`) && !isForMembers);

for (const who of ['visitor', 'vip'] as const satisfies readonly Who[]) {
  test.describe(who, () => {
    test.use({ who });
    const isMember = who === 'vip';

    test('opens a free mini lesson by its link, and goes through all others once [ASYNC-mini-random] [ASYNC-mini-index] [ASYNC-mini-single] [DOC-read-mini-index] [MINI-next-index] [MINI-twelve-seeded]', async ({
      page,
    }) => {
      await putPromptsOff(page);
      await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
      await expect(position(page)).toHaveText(/^\d+ of /);
      // What an account has finished in another test stands before.
      const [begin = 0, count = 0] = (await position(page).innerText()).split(' of ').map(Number);
      const met = new Set([new URL(page.url()).pathname]);
      for (let step = 0; step < count - 1; step += 1) {
        await next(page).click();
        await expect(position(page)).toHaveText(`${((begin + step) % count) + 1} of ${count}`);
        met.add(new URL(page.url()).pathname);
        await expectOpened(page);
      }
      expect(met.size).toBe(count);
      expect([...met].sort()).toEqual(MINI_PATHS);
      expect(count).toBeGreaterThanOrEqual(12);
      if (!isMember && begin === 1)
        expect([...met].map(isFree)).toEqual([...met].map(isFree).toSorted().reverse());
      await next(page).click();
      await expect(page).toHaveURL(`/mini-lessons/${freeMiniLesson.id}`);
    });

    test(`one for members ${isMember ? 'opens' : 'offers 30 days free'} [ERROR-mini-missing] [CONST-mini-trial]`, async ({
      page,
    }) => {
      await page.goto(`/mini-lessons/${membersMiniLesson.id}`);
      if (isMember) {
        await expect(page.getByRole('article').locator('video')).toBeAttached();
        await expect(prompt(page)).toHaveCount(0);
      } else {
        await expect(prompt(page)).toContainText('VIP/BASIC only');
        await expect(prompt(page)).toContainText('30 days');
      }
    });
  });
}

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

test('without an index the next one is an internal error, which says so, and is read again [MINI-missing-index]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/The randomized index is missing/]);
  let isMissing = true;
  await page.route(/documents:batchGet/, async (route) => {
    const body = route.request().postData() ?? '';
    const name = /projects[^"]+mini_lessons_collection_attributes/.exec(body)?.[0];
    if (!isMissing || name === undefined) return route.continue();
    return route.fulfill({ json: [{ missing: name, readTime: new Date().toISOString() }] });
  });
  const logged = page.waitForEvent('console', (message) => /malformed/.test(message.text()));
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await logged;
  await next(page).click();
  await expect(prompt(page)).toContainText('Oops. Something went wrong. Try again');
  await page.keyboard.press('Escape');
  isMissing = false;
  await next(page).click();
  await expect(position(page)).toHaveText(/^2 of /);
});

test('keeps the keyboard on the button while going on', async ({ page }) => {
  await putPromptsOff(page);
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(position(page)).toHaveText(/^1 of /);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText(/^2 of /);
  await expectOpened(page);
  await expect(prompt(page)).toHaveCount(0);
  await expect(next(page)).toBeFocused();
});

test('the next one after a playing film plays by itself unless the browser refuses, and the end of a film leads to the same as the button [PLAYER-options] [PLAYER-autoplay-failure-logged]', async ({
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
  // The lesson's player has its own controls and sound, and ends; no screen asks for anything else.
  await expect(controlsOf(page)).toBeVisible();
  expect(
    await video.evaluate(({ controls, muted, loop }: HTMLVideoElement) => [controls, muted, loop]),
  ).toEqual([false, false, false]);

  // A browser that plays nothing by itself.
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
