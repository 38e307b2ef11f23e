import {
  allLessons,
  firstPageLessons,
  freeMiniLesson,
  listedLessons,
  newestLesson,
} from '../support/content';
import { firestoreOrigin, functionsOrigin, authOrigin } from '../support/backend';
import { lessonCard, lessonCards } from '../support/lesson-card';
import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';

const isPictureLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

test('lists every lesson, to who scrolls on, with its picture, title, difficulty and date [ABOUT-previous-videos]', async ({
  page,
}) => {
  expect(listedLessons.filter(({ type }) => type === 'lesson').length).toBeGreaterThan(60);
  await page.goto('/home');
  const cards = lessonCards(page);
  await page.getByRole('button', { name: 'More mini lessons' }).click();
  const scrolledOn = async () => {
    await cards.last().scrollIntoViewIfNeeded();
    return cards.count();
  };
  await expect.poll(scrolledOn, 'cards shown').toBe(listedLessons.length);

  const shown = await cards.evaluateAll((links) =>
    links.map((link) => ({
      title: link.querySelector('[lang="gsw"]')?.textContent,
      date: link.querySelector('time')?.dateTime,
      text: link.textContent,
    })),
  );
  for (const { title, subtitle, difficulty, date } of listedLessons) {
    const card = shown.find((one) => one.title === title);
    expect(card?.date, title).toBe(date);
    expect(card?.text, title).toContain(subtitle);
    expect(card?.text, title).toContain(`Difficulty ${difficulty} of 5`);
  }
  for (const { title } of [newestLesson, freeMiniLesson, listedLessons.at(-1) ?? newestLesson]) {
    const picture = lessonCard(page, title).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isPictureLoaded), `picture of ${title}`).toBe(true);
  }
});

test('shows a visitor the newest free mini lesson first, then what is free, and every shelf newest first', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(lessonCard(page, newestLesson.title)).toBeVisible();
  // Skip the card of the next live lesson, which also shows a time.
  const shelves = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('img') });
  const shown = await shelves.evaluateAll((sections) =>
    sections.map((section) =>
      [...section.querySelectorAll('a:has(time)')].map((card) => ({
        date: card.querySelector('time')?.dateTime ?? '',
        isFree: card.textContent.includes('Free'),
      })),
    ),
  );
  expect(shown[0]).toEqual([{ date: freeMiniLesson.date, isFree: true }]);
  expect(shown.flat()).toHaveLength(firstPageLessons.length);
  const sortedShelf = (shelf: (typeof shown)[number]) =>
    shelf.toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || b.date.localeCompare(a.date));
  for (const shelf of shown) expect(shelf).toEqual(sortedShelf(shelf));
});

test('shows neither drafts nor unlisted lessons nor recordings', async ({ page }) => {
  const hidden = allLessons.filter(({ isListed }) => !isListed);
  expect(hidden.length).toBeGreaterThan(2);
  await page.goto('/home');
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  for (const { title } of hidden) await expect(lessonCard(page, title)).toHaveCount(0);
});

const catalogues = (requests: readonly URL[]) =>
  requests.filter(({ pathname }) => /catalogue.*\.json$/.test(pathname));

test('costs a visitor neither a list nor a call nor a read: the page carries it', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  expect(catalogues(requests)).toEqual([]);
  const backend = [firestoreOrigin, functionsOrigin, authOrigin];
  expect(requests.filter(({ origin }) => backend.includes(origin)).map(String)).toEqual([]);
});

test('fetches the list once when home is opened from another page', async ({ page }) => {
  await page.goto('/contact');
  const requests = recordRequests(page);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  await page.getByRole('banner').getByRole('link', { name: 'SETTINGS' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(lessonCards(page)).toHaveCount(firstPageLessons.length);
  expect(catalogues(requests)).toHaveLength(1);
});
