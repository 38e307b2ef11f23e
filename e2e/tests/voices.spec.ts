import type { Page } from '@playwright/test';
import { newestLesson } from '../support/content';
import { expect, test } from '../support/test';

/** Presses a speaker and waits until the browser has the recording. */
async function hear(page: Page, line: number): Promise<void> {
  const sound = page.waitForResponse((response) => /\/lessons\/.+\.m4a$/.test(response.url()));
  await page.getByRole('button', { name: `Hear line ${line}`, exact: true }).click();
  expect([200, 206]).toContain((await sound).status());
  await expect(page.getByText('could not be played')).toHaveCount(0);
}

test('a stranger hears the first sentence with the second tap from home [ABOUT-free-mini-lessons]', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Start with a free mini lesson' })
    .getByRole('link')
    .click();
  await hear(page, 1);
  await expect(page.getByText('Sample: machine voice')).toBeVisible();
});

test.describe('a BASIC member', () => {
  test.use({ who: 'basic' });

  test('hears each line of a lesson, and is told that its film has music only', async ({
    page,
  }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    await expect(page.getByRole('button', { name: /^Hear line/ })).toHaveCount(
      newestLesson.lines.length,
    );
    await expect(page.getByText(/The film has music only/)).toBeVisible();
    await hear(page, 2);
  });

  test('hears on a card the line that says its words', async ({ page }) => {
    await page.goto(`/flashcards/${newestLesson.id}`);
    await expect(page.getByText('Sample: machine voice')).toBeVisible();
    const sound = page.waitForResponse((response) => /\.m4a$/.test(response.url()));
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    expect([200, 206]).toContain((await sound).status());
  });
});

test.describe('a learner without a plan', () => {
  test.use({ who: 'free' });

  test('gets no address of a recording of a closed lesson [ROLE-server-enforced]', async ({
    page,
  }) => {
    const answer = page.waitForResponse((response) => response.url().includes('getSecureData'));
    await page.goto(`/videos/${newestLesson.id}`);
    expect(await (await answer).text()).not.toContain('.m4a');
  });
});
