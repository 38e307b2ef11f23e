import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { createLearner, logInAs, storedAt, writeAsServer } from '../support/learner';
import { recordShifts, shiftsOf } from '../support/shifts';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { expectToPlay, playFaster, seekTo, videoOf } from '../support/video';

const path = (page: Page) => page.getByRole('region', { name: 'Your path', exact: true });
/** Titles of the next three lessons. */
const next = (page: Page) => path(page).getByRole('list').first().locator('[lang="gsw"]');

/** Reads the stored answers. */
async function answersOf(request: APIRequestContext, uid: string) {
  type Fields = { readonly path?: { readonly mapValue: { readonly fields: object } } };
  const fields = (await storedAt(request, `LearnerState/${uid}`)) as Fields | undefined;
  return fields?.path?.mapValue.fields;
}

test('a new member answers three questions, and a finished lesson moves the next three on @full', async ({
  page,
  request,
}) => {
  await playFaster(page);
  const learner = await createLearner(request);
  const map = (fields: object) => ({ mapValue: { fields } });
  const begun = await writeAsServer(request, `LearnerState/${learner.uid}`, {
    played: map({ 'wie-spaat-isch-es': { stringValue: '0-120' } }),
    updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
  });
  expect(begun.ok()).toBe(true);
  await logInAs(page, learner);
  const answer = (name: string) => path(page).getByRole('button', { name, exact: true }).click();
  await answer('Work');
  await expect(path(page).getByText('Question 2 of 3')).toBeVisible();
  await answer('Yes');
  await answer('A few words');
  await expect(path(page).getByRole('heading', { level: 3 })).toBeFocused();
  const sound = page.waitForResponse((response) => response.url().endsWith('.m4a'));
  await answer('Hear the sentence');
  expect((await sound).ok()).toBe(true);
  await answer('Walk round the lake');
  // "A few words" begins at level 2, German adds a level, and the unknown line subtracts one.
  await expect(path(page).getByText('Level 2 of 5: Out and about').first()).toBeVisible();
  // Without a plan free lessons come first: the rest of level 2, then of level 1, about work.
  await expect(next(page)).toHaveText(['Wie spaat isch es?', 'Wie häissisch?', 'Zele bis zää']);
  await expect
    .poll(() => answersOf(request, learner.uid))
    .toEqual({
      why: { stringValue: 'work' },
      german: { stringValue: 'yes' },
      understands: { stringValue: 'words' },
      heard: { stringValue: 'wrong' },
    });

  await recordShifts(page);
  await page.reload();
  await expect(next(page)).toHaveCount(3);
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
  const title = await path(page).getAttribute('aria-labelledby');
  await expectAccessible(page, `[aria-labelledby="${title}"]`);

  await path(page)
    .getByRole('link', { name: /^Wie spaat isch es\?/ })
    .first()
    .click();
  const video = videoOf(page);
  await expectToPlay(video);
  // Play the rest, because a jump to the end does not finish a lesson.
  await seekTo(video, 12);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 60_000 })
    .toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(next(page)).toHaveText(['Wie häissisch?', 'Zele bis zää', 'D Wuchetääg']);
});

test('a member chooses a track, whose lessons come first, also after a reload @full', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  await logInAs(page, learner);
  const press = (name: string) => path(page).getByRole('button', { name, exact: true }).click();
  for (const answer of ['Skip', 'Yes', 'Skip']) await press(answer);
  await expect(next(page).first()).toHaveText('Wie spaat isch es?');
  await path(page).getByText('Tracks', { exact: true }).click();
  const track = path(page).getByRole('listitem').filter({ hasText: 'New at work' });
  await expect(track.getByText('Hoi mitenand, ich bi nöi da.')).toBeVisible();
  await track.getByRole('button', { name: 'Choose this track' }).click();
  const lessons = ['Wie häissisch?', 'Grüezi mitenand'];
  await expect.poll(async () => (await next(page).allTextContents()).slice(0, 2)).toEqual(lessons);
  await expect
    .poll(() => answersOf(request, learner.uid))
    .toMatchObject({ german: { stringValue: 'yes' }, track: { stringValue: 'new-at-work' } });
  await expectAccessible(page);

  await recordShifts(page);
  await page.reload();
  await expect.poll(async () => (await next(page).allTextContents()).slice(0, 2)).toEqual(lessons);
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
});
