import type { Page } from '@playwright/test';
import { listedLessons, newestLesson } from '../support/content';
import { logInAs, storedAt } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, play, positionOf, seekTo, videoOf } from '../support/video';

/** Neither may wait for anything: what counts is that the page goes while something is not stored. */
const WAYS_TO_LEAVE = {
  'a reload': (page: Page) => page.reload(),
  'another page': (page: Page) => page.goto('/subscriptions'),
  'closing the tab': (page: Page) => page.close(),
};

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
  test(`no answer is lost by ${way} right after it`, async ({ page, request }) => {
    const { uid, ...learner } = await createSubscriber(request);
    await logInAs(page, learner, `/flashcards/${newestLesson.id}`);
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

for (const [way, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(`the place in a lesson that plays is kept by ${way}`, async ({ page, request }) => {
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
