import { expectAccessible } from '../support/accessible';
import { newestLesson } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf, play, videoOf } from '../support/video';

/** A lesson with a link to the recording of a live lesson. */
const WITH_MONDAY_LESSON = '/videos/fondue-aabig';

test.describe('a BASIC member', () => {
  test.use({ who: 'basic' });

  test.beforeEach(async ({ page }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    await expect(controlsOf(page)).toBeVisible();
  });

  test('hides a language of the text, reveals one line of it, and finds it so again [ABOUT-translations]', async ({
    page,
  }) => {
    const text = page.getByRole('region', { name: 'Line by line' });
    const [, english = ''] = newestLesson.lines[1] ?? [];
    await text.getByRole('button', { name: 'English', exact: true }).click();
    await expect(text.getByText(english, { exact: true })).toHaveCount(0);
    await expect(text.locator('[lang="gsw"]')).toHaveCount(newestLesson.lines.length);

    await text.getByRole('button', { name: 'Show the English of line 2' }).click();
    await expect(text.getByText(english, { exact: true })).toBeVisible();
    await expect(text.getByRole('button', { name: /^Show the English of line/ })).toHaveCount(
      newestLesson.lines.filter(([, translation]) => translation !== '').length - 1,
    );
    await expectAccessible(page, 'section:has(button[aria-label^="Show the English"])');

    await page.reload();
    await expect(text.getByRole('button', { name: 'English', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(text.getByText(english, { exact: true })).toHaveCount(0);
  });

  test('enlarges a photo, and comes back to where they were', async ({ page }) => {
    const photo = page.getByRole('button', { name: /^Enlarge photo 1 of/ });
    await photo.click();
    const dialog = page.getByRole('dialog', { name: /^Photo 1 of/ });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(photo).toBeFocused();
  });

  test('downloads the grammar as a PDF; a failure says so and can be tried again [CALL-getGrammarPDFurl]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/getGrammarPDFurl|ERR_FAILED/]);
    const get = page.getByRole('button', { name: 'Get the grammar PDF' });
    await page.route(/getGrammarPDFurl/, (route) => route.abort());
    await get.click();
    await expect(page.getByRole('alert').filter({ hasText: 'grammar PDF' })).toBeVisible();

    await page.unroute(/getGrammarPDFurl/);
    const downloading = page.waitForEvent('download');
    await get.click();
    expect((await downloading).suggestedFilename()).toBe('si-und-du.pdf');
    await expect(page).toHaveURL(`/videos/${newestLesson.id}`);
    const link = page.getByRole('link', { name: 'Download the grammar PDF again' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-disposition']).toBe('attachment; filename="si-und-du.pdf"');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

  test('opens the recorded Monday lesson from the lesson it belongs to [ASYNC-monday-lesson] [ENTITY-lesson-monday] [ABOUT-recordings]', async ({
    page,
  }) => {
    await page.goto(WITH_MONDAY_LESSON);
    const link = page.getByRole('region', { name: 'More for this lesson' }).getByRole('link');
    const title = (await link.first().textContent()) ?? '';
    await link.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(controlsOf(page)).toBeVisible();
    await play(videoOf(page));
  });
});

test('a visitor sees neither video nor text beyond the preview, nor anything that belongs to a lesson [ROLE-server-enforced]', async ({
  page,
}) => {
  await page.goto(`/videos/${newestLesson.id}`);
  await expect(page.locator('section', { hasText: 'No access.' }).first()).toBeVisible();
  await expect(videoOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'More for this lesson' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The first lines' })).toBeVisible();
  const shown = await page.getByRole('main').textContent();
  for (const [dialect, english] of newestLesson.lines.slice(2)) {
    expect(shown).not.toContain(dialect);
    expect(shown).not.toContain(english);
  }
});
