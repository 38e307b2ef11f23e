import { listedLessons } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf, play, positionOf, seekTo, videoOf } from '../support/video';

/** A lesson that no other test watches as this learner. */
const lesson = listedLessons.filter(({ type }) => type === 'lesson').at(-1)!;

test.use({ who: 'private' });

test('a learner goes on where they were, also after leaving the page, and can start over @full', async ({
  page,
}) => {
  await page.goto(`/videos/${lesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
  const video = videoOf(page);
  await seekTo(video, 12);
  await play(video);
  await expect.poll(() => positionOf(video)).toBeGreaterThan(14);
  const stored = page.waitForResponse(
    (response) => /documents:(commit|batchWrite)/.test(response.url()) && response.ok(),
  );
  await controlsOf(page).getByRole('button', { name: 'Pause' }).click();
  const left = await positionOf(video);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await stored;

  await page.goto(`/videos/${lesson.id}`);
  const resumed = page.getByText(/^You stopped at 0:1\d$/);
  await expect(resumed).toBeVisible();
  const film = page.getByRole('region', { name: 'Video player' });
  const mark = film.getByText('Sample: machine voice');
  // The mark hides, because the message takes its corner.
  await expect(mark).toBeHidden();
  expect(Math.abs((await positionOf(video)) - left)).toBeLessThan(3);
  await page.getByRole('button', { name: 'Start over' }).first().click();
  await expect(resumed).toHaveCount(0);
  await expect(mark).toBeVisible();
  await expect.poll(() => positionOf(video)).toBeLessThan(5);
});
