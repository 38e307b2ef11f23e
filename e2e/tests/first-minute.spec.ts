import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { allLessons, newestLesson } from '../support/content';
import { expectFonts } from '../support/fonts';
import { freshEmail } from '../support/learner';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
/** Window of the smallest phones in use. */
const SMALLEST = { width: 360, height: 640 };
const sentences = (page: Page) => page.getByRole('region', { name: 'Hear three sentences' });

test.describe('on a phone of 360 × 640', () => {
  test.use({ viewport: SMALLEST });

  test('the button of the free film is in the first window [ABOUT-free-mini-lessons]', async ({
    page,
  }) => {
    await page.goto('/home');
    await expectFonts(page);
    const film = page.getByRole('region', { name: 'Start with a free mini lesson' });
    await expect(film.getByText('Watch the lesson')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('a visitor', () => {
  test.use({ viewport: PHONE });

  test('hears three sentences of lessons, and is asked back without an account', async ({
    page,
  }) => {
    await page.goto('/home');
    // Wait for the note, which arrives with the addresses of the sounds.
    await expect(sentences(page).getByText('Sample: machine voice')).toBeVisible();
    const said = await sentences(page).locator('[lang="gsw"]').allTextContents();
    const previewed = allLessons
      .filter(({ type, isListed }) => type === 'lesson' && isListed)
      .flatMap(({ lines }) => lines.slice(0, 2).map(([dialect]) => dialect));
    expect(said).toHaveLength(3);
    for (const sentence of said) expect(previewed).toContain(sentence);

    for (const number of [1, 2, 3]) {
      const sound = page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith('.m4a'),
      );
      await sentences(page)
        .getByRole('button', { name: `Hear sentence ${number}` })
        .click();
      expect((await sound).ok()).toBe(true);
    }
    await expect(sentences(page).getByText(/could not be played/)).toHaveCount(0);

    const asked = sentences(page).getByRole('group', { name: 'What did she ask?' });
    await asked.getByRole('button', { name: 'Is the coffee good?' }).click();
    await expect(asked.getByRole('status')).toHaveText(/^Not quite\./);
    await asked.getByRole('button', { name: 'Did you sleep well?' }).click();
    await expect(asked.getByRole('status')).toHaveText(/^Yes!/);
    await expect(page).toHaveURL('/home');
    await expectAccessible(page, 'section:has(> ul [role="group"])');
  });

  test('who signs up on the way to a lesson comes back to it; the questions wait on home @full', async ({
    page,
  }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    await page
      .getByRole('alertdialog', { name: 'No access.' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page).toHaveURL(/\/sign-in-up/);
    await page.getByLabel('Username').fill('Willi Wunsch');
    await page.getByLabel('Email', { exact: true }).fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    await expect(page).toHaveURL(`/videos/${newestLesson.id}`);
    await expect(page.getByRole('heading', { level: 1, name: newestLesson.title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your path' })).toHaveCount(0);
    await page.goto('/home');
    const path = page.getByRole('region', { name: 'Your path' });
    await expect(path.getByText('Question 1 of 3')).toBeVisible();
  });
});
