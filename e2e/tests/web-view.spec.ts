import { randomUUID } from 'node:crypto';
import type { Frame, Locator, Page } from '@playwright/test';
import { PASSWORD, submitLogIn } from '../support/accounts';
import { newestLesson } from '../support/content';
import { openSimulator } from '../support/simulator';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, expectToPlay, play, positionOf, seekTo, videoOf } from '../support/video';

const LESSON = `/videos/${newestLesson.id}`;
const LOG_IN = `/sign-in-up?startWithLogIn=true&next=${encodeURIComponent(LESSON)}`;

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`Nothing is seen of ${String(what)}.`);
  return { top: box.y, bottom: box.y + box.height };
};

/** Expects elements in the part of the phone's screen that system and keyboard leave free. */
async function expectInFreePart(page: Page, ...all: readonly Locator[]): Promise<void> {
  const part = (name: string) => page.locator(`.screen > .${name}`);
  const { bottom: top } = await boxOf(part('system.top'));
  const isOpen = (await part('keyboard').count()) > 0;
  const { top: bottom } = await boxOf(part(isOpen ? 'keyboard' : 'system.bottom'));
  for (const one of all) {
    await expect(async () => {
      const box = await boxOf(one);
      expect(box.top, String(one)).toBeGreaterThanOrEqual(top - 1);
      expect(box.bottom, String(one)).toBeLessThanOrEqual(bottom + 1);
    }).toPass();
  }
}

/** Expects that no other element covers the middle of an element, so a press reaches it. */
const expectNotCovered = (what: Locator): Promise<void> =>
  expect
    .poll(() =>
      what.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(hit);
      }),
    )
    .toBe(true);

for (const os of ['ios', 'android'] as const) {
  test(`${os}: a lesson between notch and keyboard comes back with its film and draft when the system has ended the page, and an hour later @full`, async ({
    page,
    request,
    allowConsoleErrors,
  }) => {
    // The film's earlier addresses expire.
    allowConsoleErrors([/status of 403/]);
    const { email } = await createSubscriber(request);
    await page.clock.install();
    const simulator = await openSimulator(page, { os, path: LOG_IN });
    let product = await simulator.product();

    // The keyboard covers neither the field of a dialog nor its buttons.
    await product.getByRole('button', { name: 'forgot password?' }).click();
    const dialog = product.getByRole('alertdialog');
    const address = dialog.getByRole('textbox');
    await expect(address).toBeFocused();
    await simulator.setKeyboard(true);
    await expect(page.getByRole('img', { name: 'Keyboard' })).toBeVisible();
    await expectInFreePart(page, address, ...(await dialog.getByRole('button').all()));
    await simulator.setKeyboard(false);
    await product.page().keyboard.press('Escape');

    await submitLogIn(product, email, PASSWORD);
    await expect(controlsOf(product)).toBeVisible();
    const header = (in_: Frame) => in_.getByRole('banner');
    await expectInFreePart(page, header(product));
    const film = videoOf(product);
    await expect(film).toHaveAttribute('playsinline');
    await seekTo(film, 12);
    await play(film);
    await expect.poll(() => positionOf(film)).toBeGreaterThan(14);
    const stored = page.waitForResponse(
      (response) => /documents:(commit|batchWrite)/.test(response.url()) && response.ok(),
    );
    await controlsOf(product).getByRole('button', { name: 'Pause' }).click();
    // The page stores the place after a while without changes.
    await page.clock.runFor(10_000);
    await stored;

    const comments = (in_: Frame) => in_.getByRole('button', { name: 'Comments', exact: true });
    const field = (in_: Frame) => in_.getByRole('textbox', { name: 'Your comment' });
    const text = `Half a thought ${randomUUID()}`;
    await comments(product).click();
    await field(product).click();
    await simulator.setKeyboard(true);
    await expectInFreePart(page, field(product), header(product));
    await expectNotCovered(field(product));
    await field(product).pressSequentially(text.slice(0, 12));
    await field(product).fill(text);

    product = await simulator.killPage();
    await expect(product.getByText(/^You stopped at 0:1\d$/)).toBeVisible();
    expect(new URL(product.url()).pathname).toBe(LESSON);
    await comments(product).click();
    await expect(field(product)).toHaveValue(text);

    // Leave for an hour: the film's addresses and the ID token expire.
    await play(videoOf(product));
    await expectToPlay(videoOf(product), 14);
    let isRenewed = false;
    await page.route(/\.(m3u8|m4s|ts|mp4)$/, (route) =>
      isRenewed ? route.continue() : route.fulfill({ status: 403, body: 'This link has expired.' }),
    );
    const renewed = page.waitForResponse(
      (response) => /securetoken/.test(response.url()) && response.ok(),
    );
    await page.clock.fastForward('01:05:00');
    const asking = page.waitForRequest(/getSecureData/);
    await seekTo(videoOf(product), 100);
    const asked = await asking;
    await renewed;
    isRenewed = true;
    expect(asked.headers().authorization).toMatch(/^Bearer /);
    await expectToPlay(videoOf(product), 101);
  });
}
