import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newestLesson } from '../support/content';
import { lessonCard } from '../support/lesson-card';
import { createLearner, logInAs, writeAsServer } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const week = (page: Page) => page.getByRole('region', { name: 'Your week' });

/** Scrolls to the progress, which loads when the learner comes near. */
async function lookAtWeek(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Grüezi/);
  // Wait for the lessons, because placeholders have headings, too.
  await expect(lessonCard(page, newestLesson.title)).toBeVisible();
  await page.getByRole('heading', { name: 'Mini lessons', exact: true }).scrollIntoViewIfNeeded();
  await expect(week(page)).toBeVisible();
}

test('what was practised is in the week of home, and what is due leads to its cards', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  await logInAs(page, learner, `/flashcards/${newestLesson.id}`);
  await expect(page.getByRole('button', { name: 'Turn the card', exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await lookAtWeek(page);
  // Accept any day, because midnight may have passed.
  await expect(week(page).getByRole('img', { name: /^Answers to cards: .* 1(,|$)/ })).toBeVisible();
  await week(page).getByText('Show as a table').click();
  await expect(week(page).getByRole('table')).toHaveCount(3);
  await week(page)
    .getByRole('link', { name: new RegExp(`${newestLesson.title} 1 card`) })
    .click();
  await expect(page).toHaveURL(`/flashcards/${newestLesson.id}`);

  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: 'All my cards' }).click();
  await expect(page).toHaveURL('/flashcards/all');
  await expect(page.getByRole('heading', { level: 2, name: 'Due today 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^New \d+$/ })).toBeVisible();
  await expectAccessible(page);
});

test('what was begun can be continued; all of it is accessible @full', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  const response = await writeAsServer(request, `LearnerState/${learner.uid}`, {
    resumeAt: { mapValue: { fields: { [newestLesson.id]: { doubleValue: 65.5 } } } },
    updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
  });
  expect(response.ok()).toBe(true);
  await logInAs(page, learner);
  await lookAtWeek(page);
  await expect(
    week(page).getByRole('link', {
      name: new RegExp(`^${newestLesson.title} \\d minutes? left$`),
    }),
  ).toHaveAttribute('href', `/videos/${newestLesson.id}`);
  await expect(lessonCard(page, newestLesson.title).getByText(/percent watched$/)).toBeAttached();
  await expectAccessible(page, 'section:has(svg[role="img"])');
});
