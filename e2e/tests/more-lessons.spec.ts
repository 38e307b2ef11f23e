import type { Page } from '@playwright/test';
import { firestoreOrigin } from '../support/backend';
import { lessonCard } from '../support/lesson-card';
import {
  idOf,
  PREVIOUS,
  REST_REQUEST,
  serveLongCatalogue,
  titleOf,
} from '../support/long-catalogue';
import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';

const previous = (page: Page) => page.getByRole('region', { name: 'Previous videos' });
const cards = (page: Page) => previous(page).getByRole('link');
const more = (page: Page) => previous(page).getByRole('button', { name: 'More lessons' });
/** Opens home from another page, because the page of home holds the published catalogue. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Grüezi/ })
    .click();
  await expect(previous(page)).toBeVisible();
}
/** Removes the observer, so that only the button loads more lessons. */
const withoutObserver = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test.beforeEach(({ page }) => serveLongCatalogue(page));

test('home shows a first page, and the rest to who scrolls to its end', async ({ page }) => {
  const requests = recordRequests(page);
  const rest = () => requests.filter(({ pathname }) => REST_REQUEST.test(pathname)).length;
  await openHome(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(previous(page).getByText('25 of 73')).toBeVisible();
  expect(rest()).toBe(0);

  for (const [number, shown] of [
    [25, 48],
    [49, PREVIOUS],
  ] as const) {
    await lessonCard(page, titleOf(number)).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
  }
  await expect(cards(page)).toHaveCount(PREVIOUS);
  await expect(more(page)).toHaveCount(0);
  expect(rest()).toBe(1);
});

test('who comes back from a lesson finds the same lessons at the same place', async ({
  page,
  allowConsoleErrors,
}) => {
  // The server does not know made-up lessons, and they have no pages.
  allowConsoleErrors([/getSecureData/, /\/previews\//]);
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutObserver(page);
  await openHome(page);
  await more(page).click();
  await more(page).click();
  const card = lessonCard(page, titleOf(60));
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  const placeOf = async () => Math.round((await card.boundingBox())?.y ?? NaN);
  const before = await placeOf();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf(60) })).toBeAttached();
  await page.goBack();
  await expect(cards(page)).toHaveCount(PREVIOUS);
  await expect.poll(placeOf).toBe(before);
});

test('a lesson that is not on the first page costs one static file and no read @full', async ({
  page,
  allowConsoleErrors,
}) => {
  // The server refuses a visitor the flashcards, and a made-up lesson has no preview.
  allowConsoleErrors([/getFlashcardsCloudFunction/, /previews\/lektion-70\.json/]);
  const requests = recordRequests(page);
  await page.goto(`/flashcards/${idOf(70)}`);
  await expect(page.getByRole('heading', { level: 1, name: titleOf(70) })).toBeVisible();
  expect(requests.filter(({ pathname }) => REST_REQUEST.test(pathname))).toHaveLength(1);
  expect(requests.filter(({ origin }) => origin === firestoreOrigin)).toEqual([]);
});
