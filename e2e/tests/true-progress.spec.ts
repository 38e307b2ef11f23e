import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newestLesson } from '../support/content';
import { lessonCard } from '../support/lesson-card';
import { createLearner, logInAs, storedAt, writeAsServer, type Learner } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { expectToPlay, playFaster, positionOf, seekTo, videoOf } from '../support/video';

/** Two free mini lessons; the first has 20 seconds in one part. */
const FILM = 'wie-spaat-isch-es';
const OTHER = 'wie-haeissisch';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });
const ending = (page: Page) => page.locator('[data-end]').getByRole('heading');
const isOver = (video: Locator, is = true) =>
  expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 60_000 })
    .toBe(is);

/** Opens a mini lesson, and presses Play. */
async function press(page: Page, film = FILM): Promise<Locator> {
  await page.goto(`/mini-lessons/${film}`);
  const video = videoOf(page);
  await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
  await expectToPlay(video, 0.2);
  return video;
}

/** Hides the tab, or shows it again, as the browser tells the page. */
const turnTab = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

interface Stored {
  readonly finished?: { readonly mapValue: { readonly fields?: object } };
  readonly played?: {
    readonly mapValue: { readonly fields?: Record<string, { readonly stringValue: string }> };
  };
  readonly days?: {
    readonly mapValue: {
      readonly fields?: Record<
        string,
        { mapValue: { fields: { seconds: { doubleValue?: number; integerValue?: string } } } }
      >;
    };
  };
}

/** Reads the stored progress: finished lessons, played seconds of a film, seconds of all days. */
async function progressOf(request: APIRequestContext, { uid }: Learner, film = FILM) {
  const stored = ((await storedAt(request, `LearnerState/${uid}`)) ?? {}) as Stored;
  const text = stored.played?.mapValue.fields?.[film]?.stringValue ?? '';
  const played = [...text.matchAll(/(\d+)-(\d+)/g)].reduce(
    (sum, [, from, to]) => sum + (Number(to) - Number(from)) / 10,
    0,
  );
  const days = Object.values(stored.days?.mapValue.fields ?? {}).map(({ mapValue }) => {
    const { doubleValue, integerValue } = mapValue.fields.seconds;
    return doubleValue ?? Number(integerValue);
  });
  return {
    finished: Object.keys(stored.finished?.mapValue.fields ?? {}),
    played,
    seconds: days.reduce((sum, one) => sum + one, 0),
  };
}

/** Does nothing for 45 seconds after a film: questions close after 30, the next film waits ten. */
async function waitAtEnd(page: Page): Promise<void> {
  await isOver(videoOf(page));
  for (let second = 0; second < 45; second += 1) await page.clock.fastForward(1_000);
}

test('a tab that is left alone asks after two lessons, and counts no word as understood @full', async ({
  page,
  request,
}) => {
  await playFaster(page);
  await page.clock.install();
  const learner = await createLearner(request);
  await logInAs(page, learner, `/mini-lessons/${OTHER}`);
  await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
  const path = () => new URL(page.url()).pathname;
  // The first lesson does not count, because a press started it.
  for (let lesson = 1; lesson <= 2; lesson += 1) {
    const present = path();
    await waitAtEnd(page);
    await expect.poll(path).not.toBe(present);
    await isOver(videoOf(page), false);
  }
  const last = path();
  await waitAtEnd(page);
  await expect(page.getByText('Still here?')).toBeVisible();
  await expect(page.locator('[data-end]').getByText(/^in \d+ s$/)).toHaveCount(0);
  expect(path()).toBe(last);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  const way = page.getByRole('region', { name: 'Your path', exact: true });
  await way.getByRole('button', { name: 'Skip' }).click();
  await way.getByRole('button', { name: 'Skip' }).click();
  await way.getByRole('button', { name: 'Skip' }).click();
  await expect(way.getByText('0 words and 0 minutes understood so far')).toBeVisible();
});

test('a hidden tab counts nothing; at double speed, and over a reload, the lesson is finished @full', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  await logInAs(page, learner);
  const video = await press(page);
  await expectToPlay(video, 2);
  await turnTab(page, 'hidden');
  const left = await positionOf(video);
  await expectToPlay(video, left + 4);
  await turnTab(page, 'visible');
  await player(page).getByRole('button', { name: 'Pause', exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect.poll(async () => (await progressOf(request, learner)).played).toBeGreaterThan(1);
  expect((await progressOf(request, learner)).played).toBeLessThan(left + 1.5);

  // Play the film again from its beginning, at double speed, with a reload in between.
  await playFaster(page);
  let again = await press(page);
  await seekTo(again, 0);
  await expectToPlay(again, 8);
  await page.reload();
  again = await press(page);
  await seekTo(again, 6);
  await isOver(again);
  await expect(ending(page)).toHaveText(/^(You heard|Lesson finished)/);
  await expect.poll(async () => (await progressOf(request, learner)).finished).toEqual([FILM]);
});

test('two tabs that play lose nothing of each other, and one minute counts once @full', async ({
  page,
  context,
  request,
}) => {
  const learner = await createLearner(request);
  await logInAs(page, learner);
  const second = await context.newPage();
  const one = await press(page);
  const other = await press(second);
  await seekTo(other, 10);
  await Promise.all([isOver(one), isOver(other)]);
  await expect
    .poll(async () => (await progressOf(request, learner)).played, { timeout: 30_000 })
    .toBeGreaterThan(17);
  const { played, seconds, finished } = await progressOf(request, learner);
  expect(played).toBeLessThan(21);
  expect(finished).toEqual([FILM]);
  // Allow for a few more than 20 seconds: a tab may start before it knows of the other.
  expect(seconds).toBeLessThan(27);
});

test('Today, the week, the path, the card and the account say the same', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  const text = (stringValue: string) => ({ stringValue });
  const map = (fields: object) => ({ mapValue: { fields } });
  const day = new Date().toLocaleDateString('sv-SE');
  const response = await writeAsServer(request, `LearnerState/${learner.uid}`, {
    finished: map({ [newestLesson.id]: text(day) }),
    played: map({ [newestLesson.id]: text('0-1500'), [FILM]: text('0-50') }),
    understood: map({ [newestLesson.id]: text('400 ja ich bi\n310 hoi ich') }),
    days: map({ [day]: map({ seconds: { doubleValue: 150 }, cards: { integerValue: '3' } }) }),
    path: map({
      why: text('skipped'),
      german: text('skipped'),
      understands: text('skipped'),
      heard: text('skipped'),
    }),
    updatedAt: { timestampValue: '2026-11-16T12:00:00Z' },
  });
  expect(response.ok()).toBe(true);
  const done = 'In all: 1 day and 3 minutes, 1 lesson finished';
  const understood = '4 words and 1 minute understood so far';

  await logInAs(page, learner, '/my-account');
  const account = page.getByRole('region', { name: 'Your progress' });
  await expect(account.getByText(done)).toBeVisible();
  await expect(account.getByText(understood)).toBeVisible();

  await page.goto('/home');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('meter', { name: 'Daily goal' })).toHaveAttribute(
    'aria-valuetext',
    '3 of 5 minutes',
  );
  const path = page.getByRole('region', { name: 'Your path', exact: true });
  await expect(path.getByText(understood)).toBeVisible();
  await expect(lessonCard(page, newestLesson.title).getByText('Finished')).toBeAttached();
  await page.getByRole('heading', { name: 'Mini lessons', exact: true }).scrollIntoViewIfNeeded();
  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week.getByText(`${done}. ${understood}`)).toBeVisible();
  await expect(week.getByText(/^3 minutes in 7 days/)).toBeVisible();
});
