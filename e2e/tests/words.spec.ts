import type { Locator, Page, Route } from '@playwright/test';
import { expectNoFindings } from '../support/accessible';
import { firestoreOrigin, functionsOrigin } from '../support/backend';
import {
  freeMiniLesson,
  listedLessons,
  newestLesson,
  type ContentLesson,
} from '../support/content';
import { logInAs } from '../support/learner';
import { recordRequests } from '../support/requests';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { videoOf } from '../support/video';

const MINI = `/mini-lessons/${freeMiniLesson.id}`;

/** Buttons of the words of a line, in their order. */
const wordsOf = (page: Page, line: string) =>
  page.getByRole('group', { name: line, exact: true }).getByRole('button');

const firstLine = (lesson: typeof freeMiniLesson): string => {
  const [line] = lesson.lines;
  if (!line) throw new Error(`${lesson.id} has no line`);
  return line[0];
};

const wordsIn = (line: string): readonly string[] => line.match(/\p{L}{4,}/gu) ?? [];

const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

test('a visitor opens words of a free mini lesson by mouse and keys, without asking the server', async ({
  page,
}) => {
  await page.goto(MINI);
  const words = wordsOf(page, firstLine(freeMiniLesson));
  const dialog = page.getByRole('dialog');
  await words.first().click();
  await expect(dialog).toContainText('Standard German');
  await expect(dialog).toContainText('Sample: not yet checked by a teacher');
  await expectNoFindings(page, 'a word that is open', '[role="dialog"]');

  const requests = recordRequests(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(words.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The next focus is the sheet's button.
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.mouse.click(2, 2);
  await expect(dialog).toHaveCount(0);
  const backend = [functionsOrigin, firestoreOrigin];
  expect(requests.filter(({ origin }) => backend.includes(origin)).map(String)).toEqual([]);
});

test('a visitor reads why a word in standard German differs, with further lines @full', async ({
  page,
}) => {
  await page.goto(MINI);
  await wordsOf(page, firstLine(freeMiniLesson)).first().waitFor();
  await expect(page.getByRole('button', { name: /^Why\?/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Standard German' }).click();
  const mark = page.getByRole('button', { name: /^Why\?/ }).first();
  // A screen reader reads the sentence as the name of the group, before its marks.
  const sentence = page.getByRole('group').filter({ has: mark }).first();
  await expect(sentence).toHaveAccessibleName((await sentence.textContent()) ?? '');
  const requests = recordRequests(page);
  await mark.click();
  const dialog = page.getByRole('dialog', { name: /^Why\?/ });
  await expect(dialog).toContainText(/Another (word|sound|ending|order)/);
  await expect(dialog.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
  await expectNoFindings(page, 'why a word differs', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(mark).not.toBeFocused();
  const backend = [functionsOrigin, firestoreOrigin];
  expect(requests.filter(({ origin }) => backend.includes(origin)).map(String)).toEqual([]);
});

test('a visitor opens a word of a preview, without asking the server @full', async ({ page }) => {
  await page.goto(`/videos/${newestLesson.id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'See what it is' }).click();
  const words = wordsOf(page, firstLine(newestLesson));
  await words.first().waitFor();
  await expectNoFindings(page, 'the words of a preview');
  const requests = recordRequests(page);
  await words.first().click();
  await expect(page.getByRole('dialog')).toContainText('Standard German');
  const backend = [functionsOrigin, firestoreOrigin];
  expect(requests.filter(({ origin }) => backend.includes(origin)).map(String)).toEqual([]);
});

test.describe('a BASIC member', () => {
  test.use({ who: 'basic' });

  test('opens a word of a turned card; the card stays turned and in its place', async ({
    page,
  }) => {
    await page.goto(`/flashcards/${newestLesson.id}`);
    const practice = page.getByRole('region', { name: 'Practice' });
    await practice.getByRole('button', { name: 'Turn the card', exact: true }).click();
    const card = practice.getByRole('button', { name: /Turn back$/ });
    const line = practice.getByRole('group').last();
    const word = line.getByRole('button').first();
    await word.waitFor();
    // The words lie exactly over the sentence on the card.
    const sentence = (await line.textContent()) ?? '';
    const drawn = await card.getByText(sentence, { exact: true }).last().boundingBox();
    const over = await line.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((drawn?.[side] ?? 0) - (over?.[side] ?? 0))).toBeLessThan(1);
    }
    await word.click();
    await expect(page.getByRole('dialog')).toContainText('Standard German');
    await expect(card).toBeVisible();
    await expectNoFindings(page, 'a word of a card', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(word).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(word).toBeFocused();
  });
});

test.describe('a BASIC member on a phone', () => {
  test.use({ who: 'basic', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a word of a lesson by touch; the film waits, the line stays in sight, other lines lead on', async ({
    page,
  }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    const line = newestLesson.lines.at(-1)?.[0] ?? '';
    const words = wordsOf(page, line);
    await words.first().waitFor();
    const video = videoOf(page);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect.poll(() => isPaused(video)).toBe(false);

    await words.first().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => isPaused(video)).toBe(true);
    const sheet = await dialog.boundingBox();
    const spoken = await page.getByRole('group', { name: line, exact: true }).boundingBox();
    expect((spoken?.y ?? 0) + (spoken?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => isPaused(video)).toBe(false);
  });

  test('gets other lines of the plan that say a word, a visitor free ones alone @full', async ({
    page,
    browser,
    baseURL,
  }) => {
    const said = (lesson: ContentLesson) => lesson.lines.flatMap(([line]) => wordsIn(line));
    const common = said(freeMiniLesson).find((word) =>
      listedLessons.some((lesson) => lesson.isForMembers && said(lesson).includes(word)),
    );
    if (common === undefined) throw new Error('No other lesson says a word of the mini lesson');
    const linksOf = async (tab: Page) => {
      await tab.goto(MINI);
      await tab.getByRole('button', { name: common, exact: true }).first().click();
      await tab.getByRole('button', { name: 'More lines' }).click();
      const links = tab.getByRole('dialog').getByRole('link');
      const none = tab.getByText('No other lesson you can open has this word.');
      await expect(links.first().or(none)).toBeVisible();
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    };
    const idIn = (path: string) => path.split(/[/?]/)[2];
    const isForMembers = (path: string) =>
      listedLessons.find(({ id }) => id === idIn(path))?.isForMembers;
    const ofMember = await linksOf(page);
    expect(ofMember.some(isForMembers)).toBe(true);
    const visitor = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: { cookies: [], origins: [] },
    });
    const ofVisitor = await linksOf(await visitor.newPage());
    expect(ofVisitor.filter(isForMembers)).toEqual([]);
    await visitor.close();
  });
});

/** Removes the entry of a lesson's first word, because every word has an entry. */
async function withoutFirstEntry(route: Route): Promise<void> {
  const response = await route.fetch();
  if (route.request().method() !== 'POST') return route.fulfill({ response });
  const { result } = (await response.json()) as {
    result: { Words: { places: { entry?: number }[] } };
  };
  delete result.Words.places[0]?.entry;
  return route.fulfill({ response, json: { result } });
}

test('a word without an entry and an answer called right go to the teacher once, who marks them as done @full', async ({
  page,
  request,
  browser,
  stateOf,
  baseURL,
}) => {
  const learner = await createSubscriber(request);
  await page.route(/getSecureData_v2_0/, withoutFirstEntry);
  await logInAs(page, learner, `/videos/${newestLesson.id}`);
  const word = wordsOf(page, firstLine(newestLesson)).first();
  const text = (await word.textContent()) ?? '';
  await word.click();
  const ask = page.getByRole('dialog', { name: text, exact: true });
  await ask.getByRole('button', { name: 'Ask the teacher' }).click();
  await expect(ask).toContainText('A teacher will look at it.');
  await expectNoFindings(page, 'a word that was asked', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await word.click();
  await ask.getByRole('button', { name: 'Ask the teacher' }).click();
  await expect(ask).toContainText('You have asked this already.');

  await page.goto(`/flashcards/${newestLesson.id}`);
  const practice = page.getByRole('region', { name: 'Practice' });
  await practice.getByRole('switch', { name: 'Type the answers' }).check();
  const typed = `Chuchi ${learner.uid}`;
  await practice.getByRole('textbox', { name: 'Your answer' }).fill(typed);
  await practice.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(practice.getByText(/^Not this time/)).toBeVisible();
  await practice.getByRole('button', { name: 'My answer is right' }).click();
  await expect(practice.getByText('A teacher will look at it.')).toBeVisible();
  await expectNoFindings(page, 'an answer that was called right');

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await stateOf('teacher'),
  });
  const teacher = await context.newPage();
  await teacher.goto('/live-lessons');
  const waiting = teacher.getByRole('region', { name: 'Open questions' });
  const rows = waiting.getByRole('listitem');
  const answer = rows.filter({ hasText: typed });
  await expect(answer.getByRole('link')).toHaveAttribute('href', `/flashcards/${newestLesson.id}`);
  const words = rows
    .filter({ hasText: `A word without an entry, line 1` })
    .filter({ hasText: text });
  const count = await words.count();
  expect(count).toBeGreaterThan(0);
  await expect(words.last().getByRole('link')).toHaveText(newestLesson.title);
  await words.last().getByRole('button', { name: 'Done', exact: true }).click();
  await expect(words).toHaveCount(count - 1);
  await answer.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(answer).toHaveCount(0);
  await expectNoFindings(teacher, 'what waits for a teacher');
  await teacher.reload();
  await expect(rows.first().or(waiting.getByText(/^No question is waiting/))).toBeVisible();
  await expect(answer).toHaveCount(0);
  await expect(words).toHaveCount(count - 1);
  await context.close();
});

/** Median time from a press to the next frame, in ms; 8 when the browser measures none. */
const medianOf = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 8;

test('a press of a word is answered as fast as one of a line’s repeat button, on a slow phone @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const presses: { on: string; took: number }[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click' || !(entry.target instanceof Element)) continue;
        const button = entry.target.closest('button');
        const on = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
        presses.push({ on, took: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(MINI);
  const word = wordsOf(page, firstLine(freeMiniLesson)).first();
  const name = (await word.textContent()) ?? '';
  await expect(word).toBeVisible();
  const repeat = page.getByRole('button', { name: 'Repeat line 1', exact: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 0; round < 9; round += 1) {
    await repeat.click();
    await page.keyboard.press('Escape');
    await word.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const presses = await page.evaluate(
    () => (window as unknown as { presses: { on: string; took: number }[] }).presses,
  );
  const tookOn = (label: string) =>
    medianOf(presses.filter(({ on }) => on === label).map(({ took }) => took));
  // The browser counts in steps of 8 ms.
  expect(tookOn(name)).toBeLessThanOrEqual(1.2 * tookOn('Repeat line 1') + 8);
});
