import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/accessible';
import { listedLessons } from '../support/content';
import { logInAs } from '../support/learner';
import { publishInto } from '../support/published-registry';
import { isMarked, mark } from '../support/remotes';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, play, positionOf, seekTo, videoOf } from '../support/video';

const lesson = listedLessons.find(({ type }) => type === 'lesson')!;
const PATH = `/videos/${lesson.id}`;

/** Milliseconds of the page's clock. */
const LONGER_THAN_THE_NOTICE_WAITS = 10_000;

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

async function openComments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(comment(page)).toBeVisible();
}

/**
 * Brings the page back into view, so that it reads the registry. It ignores a reading that began
 * before the release.
 *
 * @param shell build of the shell in the new registry
 */
async function comeBack(page: Page, shell: string): Promise<void> {
  await expect(async () => {
    const read = page.waitForResponse('**/registry.json', { timeout: 5_000 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await (await read).text()).toContain(`"shell":"${shell}"`);
  }).toPass();
}

/** Makes later pages name another build of the shell, as after a release. */
async function compose(page: Page, shell: string): Promise<void> {
  await page.addInitScript((next) => {
    // Deferred scripts run after this event.
    document.addEventListener('readystatechange', () => {
      const block = document.getElementById('registry');
      if (!block || document.readyState !== 'interactive') return;
      const textContent = block.textContent.replace(/"shell":"[^"]+"/, `"shell":"${next}"`);
      // Replace the script, because the policy forbids changing its text.
      const composed = { id: block.id, hidden: true, textContent };
      block.replaceWith(Object.assign(document.createElement('data'), composed));
    });
  }, shell);
}

/** Reads the build of the shell with which the page was composed. */
const shellOf = (page: Page) =>
  page.evaluate(() => {
    const composed = document.getElementById('registry')?.textContent ?? '';
    return /"shell":"([^"]+)"/.exec(composed)?.[1];
  });

test('a release in the middle of a session takes nothing away; it says so once, and a reload brings it with film and draft', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await logInAs(page, await createSubscriber(request, 'Lea Meier'), PATH);
  const publish = await publishInto(page);
  await expect(controlsOf(page)).toBeVisible();
  const video = videoOf(page);
  await openComments(page);
  await comment(page).fill('Merci vilmal für');
  await seekTo(video, 12);
  await play(video);
  await mark(page);

  await test.step('nothing comes while a film plays over a half-written comment', async () => {
    await compose(page, 'next0001');
    publish((remotes) => remotes, { shell: 'next0001' });
    await comeBack(page, 'next0001');
    await page.clock.runFor(LONGER_THAN_THE_NOTICE_WAITS);
    await expect.poll(() => positionOf(video)).toBeGreaterThan(13);
    await expect(notice(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect(comment(page)).toHaveValue('Merci vilmal für');
    const stored = page.waitForResponse(
      (response) => /documents:(commit|batchWrite)/.test(response.url()) && response.ok(),
    );
    await controlsOf(page).getByRole('button', { name: 'Pause' }).click();
    // The page stores the place after a while without changes.
    await page.clock.runFor(10_000);
    await stored;
  });

  await test.step('a reload by hand brings it, with film and draft', async () => {
    await page.reload();
    expect(await shellOf(page)).toBe('next0001');
    await expect(page.getByText(/^You stopped at 0:1\d$/)).toBeVisible();
    await openComments(page);
    await expect(comment(page)).toHaveValue('Merci vilmal für');
  });

  await test.step('the next one says so where nothing is under way, and is taken', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await comment(page).evaluate((field) => field.scrollIntoView());
    await compose(page, 'next0002');
    publish((remotes) => remotes, { shell: 'next0002' });
    await comeBack(page, 'next0002');
    await page.clock.runFor(LONGER_THAN_THE_NOTICE_WAITS);
    await expect(notice(page)).toContainText('A new version is ready – reload');
    const box = await notice(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await expectNoFindings(page, 'the notice', '[aria-label="New version"]');
    const loaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await shellOf(page)).toBe('next0002');
    await openComments(page);
    await expect(comment(page)).toHaveValue('Merci vilmal für');
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('where nothing is under way, the press of a link brings it too', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    publish((remotes) => remotes, { shell: 'next0003' });
    await comeBack(page, 'next0003');
    await page.clock.runFor(LONGER_THAN_THE_NOTICE_WAITS);
    // The page knows of the new version now.
    await expect(notice(page)).toBeVisible();
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    await expect(page).toHaveURL('/home');
    expect(await isMarked(page)).toBe(false);
  });
});
