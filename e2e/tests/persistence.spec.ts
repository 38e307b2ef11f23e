import type { Page } from '@playwright/test';
import { freeMiniLesson, firstPageLessons, newestLesson } from '../support/content';
import { createLearner, logInByForm } from '../support/learner';
import { lessonCard, lessonCards } from '../support/lesson-card';
import { expect, test } from '../support/test';

const CATALOGUE = /\/catalogue\.([0-9a-f]{8}\.)?json$/;

/** Reads the local storage: texts by key. */
const stored = (page: Page) =>
  page.evaluate(() =>
    new Promise<Record<string, string>>((resolve, reject) => {
      const opening = indexedDB.open('persistence');
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const found: Record<string, string> = {};
        const cursor = database.transaction('state').objectStore('state').openCursor();
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (at) {
            found[String(at.key)] = String(at.value);
            at.continue();
          } else {
            database.close();
            resolve(found);
          }
        };
      };
    }).catch(() => ({}) as Record<string, string>),
  );

/** Overwrites an entry of the product. */
const corrupt = (page: Page, key: string, value: string) =>
  page.evaluate(
    ([at, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('persistence');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('state', 'readwrite');
          writing.objectStore('state').put(text, at);
          writing.oncomplete = () => resolve();
        };
      }),
    [key, value] as const,
  );

const isStored = (page: Page, key: string) =>
  expect.poll(async () => key in (await stored(page)), `${key} is stored`).toBe(true);

/** Opens home from another page, which does not hold the lessons. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
}

test.describe('a member', () => {
  test.use({ who: 'basic' });

  test('stores the whitelist, and nothing personal in it [ENTITY-persisted] [CONST-persistence]', async ({
    page,
  }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    await isStored(page, 'lessons');
    await isStored(page, 'metadata');
    await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
    await isStored(page, 'miniLessonsIndex');
    const all = await stored(page);
    expect(Object.keys(all).sort()).toEqual(['lessons', 'metadata', 'miniLessonsIndex']);
    const text = JSON.stringify(all);
    expect(text).not.toContain('basic@example.com');
    expect(text).not.toMatch(/UID|hasAccess|m3u8/);
  });
});

test('home shows the lessons of the last visit when the list cannot be fetched, and says so', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_FAILED/]);
  await page.goto('/home');
  await isStored(page, 'lessons');
  await page.route(CATALOGUE, (route) => route.abort());
  await goHome(page);
  await expect(page.getByText(/These are the lessons from your last visit/)).toBeVisible();
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  await lessonCard(page, newestLesson.title).click();
  await expect(page.getByRole('heading', { level: 1, name: newestLesson.title })).toBeVisible();
  await page.unroute(CATALOGUE);
  // Going back also removes the refusal of the lesson.
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/These are the lessons from your last visit/)).toHaveCount(0);
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
});

test('corrupt entries are discarded and harm nothing @full', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_FAILED/]);
  await page.goto('/home');
  await isStored(page, 'metadata');
  await isStored(page, 'lessons');
  await corrupt(page, 'lessons', '[{"DocID":');
  await corrupt(page, 'metadata', '{"windowInnerHeight":"high"}');
  await page.route(CATALOGUE, (route) => route.abort());
  await goHome(page);
  await expect(page.getByText('The lessons could not be loaded')).toBeVisible();
  await page.unroute(CATALOGUE);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  await expect.poll(async () => (await stored(page)).metadata).toContain('resizeListenerTurnedOn');
});

test('who is logged in is known without IndexedDB, which answers late while a page starts', async ({
  page,
  request,
}) => {
  await logInByForm(page, await createLearner(request), `/videos/${newestLesson.id}`);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toHaveCount(0);
  await expect(page.getByText('Opening the lesson')).toHaveCount(0);
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  // The SDK's default storage of the user.
  expect(names).not.toContain('firebaseLocalStorageDb');
});
