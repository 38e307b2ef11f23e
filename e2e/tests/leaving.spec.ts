import type { Page } from '@playwright/test';
import { freeMiniLesson, listedLessons, newestLesson } from '../support/content';
import { createLearner, logInAs, storedAt } from '../support/learner';
import { longRunUnless } from '../support/long-run';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, play, positionOf, seekTo, videoOf } from '../support/video';

/** Ways to leave the page right after the last action, before anything is stored. */
const WAYS_TO_LEAVE = {
  'a reload': (page: Page) => page.reload(),
  'another page': (page: Page) => page.goto('/subscriptions'),
  'closing the tab': (page: Page) => page.close(),
};
/** Every run closes the tab, because that leaves the page the least time. */
const isInEveryRun = (way: string) => way === 'closing the tab';

const lesson = listedLessons.filter(({ type }) => type === 'lesson').at(-1)!;

interface Day {
  readonly mapValue: { readonly fields: { readonly cards?: { readonly integerValue: string } } };
}
interface StoredProgress {
  readonly days?: { readonly mapValue: { readonly fields: Readonly<Record<string, Day>> } };
  readonly resumeAt?: {
    readonly mapValue: {
      readonly fields: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
    };
  };
}

for (const [way, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(`no answer is lost by ${way} right after it${longRunUnless(isInEveryRun(way))}`, async ({
    page,
    request,
  }) => {
    const { uid, ...learner } = await createSubscriber(request);
    // Wait for the stored progress, because the page counts answers from then on.
    const known = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes(`/LearnerState/${uid}"`),
    );
    await logInAs(page, learner, `/flashcards/${newestLesson.id}`);
    await known;
    await expect(page.getByRole('button', { name: 'Turn the card', exact: true })).toBeVisible();
    for (const key of [' ', '2', ' ', 'ArrowLeft']) await page.keyboard.press(key);
    await leave(page);

    await expect
      .poll(async () => {
        const stored = (await storedAt(request, `LearnerState/${uid}`)) as StoredProgress;
        const days = Object.values(stored?.days?.mapValue.fields ?? {});
        return days.map(({ mapValue }) => mapValue.fields.cards?.integerValue);
      })
      .toEqual(['2']);
    await expect
      .poll(async () => {
        const path = `LearnerState/${uid}/Cards/${newestLesson.id}`;
        const stored = (await storedAt(request, path)) as
          { cards: { mapValue: { fields: object } } } | undefined;
        return Object.keys(stored?.cards.mapValue.fields ?? {}).length;
      })
      .toBe(2);
  });
}

test('the place in a mini lesson is kept too, for a learner without a plan @full', async ({
  page,
  request,
}) => {
  const { uid, ...learner } = await createLearner(request);
  await logInAs(page, learner, `/mini-lessons/${freeMiniLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
  const video = videoOf(page);
  await seekTo(video, 12);
  await play(video);
  await expect.poll(() => positionOf(video)).toBeGreaterThan(14);
  await page.goto('/home');
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(page.getByText(/^You stopped at 0:1\d$/)).toBeVisible();
  expect(await storedAt(request, `LearnerState/${uid}`)).toMatchObject({
    days: { mapValue: { fields: expect.any(Object) } },
  });
});

for (const [way, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(`the place in a lesson that plays is kept by ${way}${longRunUnless(isInEveryRun(way))}`, async ({
    page,
    request,
  }) => {
    const { uid, ...learner } = await createSubscriber(request);
    await logInAs(page, learner, `/videos/${lesson.id}`);
    await expect(controlsOf(page)).toBeVisible();
    const video = videoOf(page);
    await seekTo(video, 12);
    await play(video);
    await expect.poll(() => positionOf(video)).toBeGreaterThan(14);
    await leave(page);

    await expect
      .poll(async () => {
        const stored = (await storedAt(request, `LearnerState/${uid}`)) as StoredProgress;
        const position = stored?.resumeAt?.mapValue.fields[lesson.id] ?? {};
        return Number(Object.values(position)[0]);
      })
      .toBeGreaterThanOrEqual(13);
  });
}
