import { expect, type Locator, type Page } from '@playwright/test';

/** One page of each remote, and a text that a visitor reads there. */
export const REMOTES = [
  { name: 'mf-auth', path: '/settings', heading: 'Settings' },
  { name: 'mf-lessons', path: '/home', heading: 'Understand the people around you' },
  { name: 'mf-subscriptions', path: '/subscriptions', heading: 'Subscriptions' },
  { name: 'mf-live', path: '/live-lessons', heading: 'Live lessons' },
] as const;
export type RemotePlace = (typeof REMOTES)[number];

export const mainHeading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** What the page shows in place of a remote that failed. */
export const failureOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Waits until the screen's code has hydrated the prerendered page, or has failed. */
const settled = (page: Page) => expect(page.locator('[data-build]')).toHaveCount(0);

/** Header, and the screens of these remotes. */
export async function expectToWork(page: Page, places: readonly RemotePlace[]): Promise<void> {
  for (const { path, heading } of places) {
    await page.goto(path);
    await settled(page);
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'HOME' })).toBeVisible();
  }
}

/** Leaves something on the window that only a reload of the page would remove. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isSamePage: true }));

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSamePage' in window);

/** Presses Retry and expects the screen, without a reload of the page. */
export async function retryRevives(page: Page, heading: string): Promise<void> {
  await mark(page);
  await failureOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(mainHeading(page, heading)).toBeVisible();
  await expect(failureOf(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}
