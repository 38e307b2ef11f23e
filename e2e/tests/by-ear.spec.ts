import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoFindings } from '../support/accessible';
import { newestLesson } from '../support/content';
import { createLearner, logInAs, storedAt, writeAsServer } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, play, seekTo, videoOf } from '../support/video';

/** A free mini lesson of 22 seconds, about which a teacher asks something. */
const MINI = 'adie-und-tschuess';

const button = (page: Page) => page.getByRole('button', { name: 'Questions by ear', exact: true });
/** The question. A line of the text is also a group with its sentence as name, so it has `lang`. */
const question = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: /[?.]$/ }).and(page.locator(':not([lang])'));
const answers = (page: Page) => question(page).getByRole('listitem').getByRole('button');
const text = (page: Page) => page.getByRole('region', { name: 'Line by line' });
const captions = (page: Page) => page.locator('[data-captions]');
const hear = (page: Page) => question(page).getByRole('button', { name: /^Play the lines?$/ });
const verdict = (page: Page) => question(page).getByText(/^(Right\.|Not this time\.)$/);

/** Answers the open question by its choices from the top. @returns whether that was right */
async function answer(page: Page): Promise<boolean> {
  const all = answers(page);
  await hear(page).click();
  for (const one of await all.all()) {
    if ((await verdict(page).count()) === 0) await one.click();
  }
  const isRight = (await verdict(page).textContent()) === 'Right.';
  await question(page)
    .getByRole('button', { name: /^(Next question|Show the result)$/ })
    .click();
  return isRight;
}

interface StoredHeard {
  readonly lines: {
    readonly mapValue: { readonly fields?: Record<string, { integerValue: string }> };
  };
  readonly missed: { readonly integerValue: string };
}

/** Reads the stored answers of a learner, once they are stored. */
async function heardBy(request: APIRequestContext, uid: string, lesson: string) {
  const read = async () =>
    (await storedAt(request, `LearnerState/${uid}/Heard/${lesson}`)) as StoredHeard | undefined;
  await expect.poll(read, { timeout: 20_000 }).toBeDefined();
  const stored = await read();
  return {
    lines: Object.entries(stored?.lines.mapValue.fields ?? {}).map(
      ([words, { integerValue }]) => [words, Number(integerValue)] as const,
    ),
    missed: Number(stored?.missed.integerValue),
  };
}

interface StoredProgress {
  readonly understood?: {
    readonly mapValue: { readonly fields?: Record<string, { readonly stringValue: string }> };
  };
}

/** Reads the lines that count as understood, sorted. */
async function understoodBy(request: APIRequestContext, uid: string, lesson: string) {
  const stored = ((await storedAt(request, `LearnerState/${uid}`)) ?? {}) as StoredProgress;
  const lines = stored.understood?.mapValue.fields?.[lesson]?.stringValue.split('\n') ?? [];
  return lines.map((line) => line.slice(line.indexOf(' ') + 1)).sort();
}

test('a lesson asks five questions, hides text and captions, and ends with what was missed @full', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  await logInAs(page, learner, `/videos/${newestLesson.id}`);
  await expect(controlsOf(page)).toBeVisible();
  const video = videoOf(page);
  await play(video);
  await expect(captions(page)).toBeVisible();
  await expect(text(page)).toBeVisible();
  await button(page).click();
  await expect(question(page)).toBeVisible();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(captions(page)).toHaveCount(0);
  await expect(text(page)).toHaveCount(0);
  const sound = page.waitForRequest(/\.m4a$/);
  await question(page).getByRole('button', { name: 'Play the line' }).click();
  await sound;
  await expectAccessible(page);

  let right = 0;
  for (let place = 1; place <= 5; place += 1) {
    await expect(question(page).getByText(`Question ${place} of 5`)).toBeVisible();
    if (await answer(page)) right += 1;
  }
  await expect(
    page.getByRole('heading', { name: `You understood ${right} of 5 by ear` }),
  ).toBeFocused();
  await expect(page.getByText(/points?\b/i)).toHaveCount(0);
  await expectNoFindings(page, 'the result');
  const watch = page.getByRole('button', { name: /^Watch line \d+,/ }).first();
  if (right < 5) {
    await page
      .getByRole('button', { name: /^Hear line \d+$/ })
      .first()
      .click();
    await watch.click();
    await expect(video).toHaveJSProperty('paused', false);
  } else await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(text(page)).toBeVisible();

  // The lesson asks each line once. A right answer makes the line count as understood.
  const heard = () => heardBy(request, learner.uid, newestLesson.id);
  await expect.poll(async () => (await heard()).lines.length).toBeGreaterThanOrEqual(6);
  const { lines, missed } = await heard();
  expect(missed).toBe(lines.filter(([, times]) => times === 0).length);
  const words = lines.filter(([, times]) => times === 2).map(([line]) => line);
  await expect
    .poll(() => understoodBy(request, learner.uid, newestLesson.id), { timeout: 20_000 })
    .toEqual(words.sort());
});

test('after a film a visitor is asked two questions, once; the keyboard answers them, and an account keeps them @full', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/mini-lessons/${MINI}`);
  await expect(controlsOf(page)).toBeVisible();
  await expect(button(page)).toBeVisible();
  const video = videoOf(page);
  await seekTo(video, 19.5);
  await play(video);
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-end]')).toBeVisible();
  await expect(page.locator('[data-end]').getByText(/^in \d+ s$/)).toHaveCount(0);
  const isWider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isWider()).toBe(false);

  for (const place of [1, 2]) {
    await expect(question(page).getByText(`Question ${place} of 2`)).toBeVisible();
    await hear(page).focus();
    await page.keyboard.press('Enter');
    await answers(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(answers(page).first()).toBeFocused();
    await expect(verdict(page)).toBeVisible();
    const next = question(page).getByRole('button', { name: /^(Next question|Show the result)$/ });
    await next.focus();
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByRole('heading', { name: /^You understood \d of 2 by ear$/ }),
  ).toBeVisible();
  expect(await isWider()).toBe(false);
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(button(page)).toBeFocused();
  await seekTo(video, 19.5);
  await play(video);
  await expect(page.locator('[data-end]')).toBeVisible({ timeout: 15_000 });
  await expect(text(page)).toBeVisible();

  await button(page).click();
  const account = page.getByRole('link', { name: 'Create an account to keep them' });
  await expect(account).toHaveAttribute('href', /^\/sign-in-up/);
  const learner = await createLearner(request);
  await logInAs(page, learner, `/mini-lessons/${MINI}`);
  const { lines } = await heardBy(request, learner.uid, MINI);
  expect(lines).toHaveLength(2);
});

test('missed lines come back in Today, and lead to their questions; those of no lesson do not @full', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  const missed = (lesson: string, ...words: readonly string[]) =>
    writeAsServer(request, `LearnerState/${learner.uid}/Heard/${lesson}`, {
      lines: {
        mapValue: {
          fields: Object.fromEntries(words.map((each) => [each, { integerValue: '0' }])),
        },
      },
      missed: { integerValue: String(words.length) },
      updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
    });
  expect((await missed('withdrawn', 'ade', 'hoi', 'merci')).ok()).toBe(true);
  expect((await missed(newestLesson.id, 'hoi', 'merci')).ok()).toBe(true);
  await logInAs(page, learner, '/home');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByText('2 lines to hear again')).toBeVisible();
  await today.getByRole('link', { name: 'Listen' }).click();
  await expect(page).toHaveURL(new RegExp(`/videos/${newestLesson.id}\\?`));
  await expect(question(page).getByText('Question 1 of 5')).toBeVisible();
  await expect(text(page)).toHaveCount(0);
});
