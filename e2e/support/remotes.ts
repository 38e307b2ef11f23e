import { expect, type Locator, type Page } from '@playwright/test';
import type { RemoteDefinition } from 'shared-contracts';
import { REMOTE_NAMES, type RemoteName } from 'delivery/addresses';
import { newestLesson } from './content';

/** One page of a remote, and the heading that a visitor reads there. */
export interface RemotePlace {
  readonly name: RemoteName;
  readonly path: string;
  readonly heading: string;
}

/** Of the remotes that the product came with: pages whose headings others rely on. */
const PLACES: Readonly<Record<string, Omit<RemotePlace, 'name'>>> = {
  'mf-auth': { path: '/settings', heading: 'Settings' },
  'mf-lessons': { path: '/home', heading: 'Understand the people around you' },
  'mf-subscriptions': { path: '/subscriptions', heading: 'Subscriptions' },
  'mf-live': { path: '/live-lessons', heading: 'Live lessons' },
};

/** The first page of a later remote; the heading is its title, as `new-remote` makes it. */
async function firstPlace(name: RemoteName): Promise<Omit<RemotePlace, 'name'>> {
  const { default: remote } = (await import(`../../${name}/remote.ts`)) as {
    readonly default: RemoteDefinition;
  };
  const route = remote.routes.find(({ path }) => !path.includes(':'));
  if (!route) throw new Error(`${name} has no page without a parameter`);
  return { path: route.path, heading: route.title };
}

/** One page of each remote, also of those that came later. */
export const REMOTES: readonly RemotePlace[] = await Promise.all(
  REMOTE_NAMES.map(async (name) => ({ name, ...(PLACES[name] ?? (await firstPlace(name))) })),
);

/** Each has a script and a style sheet, so each file that may fail. */
export const REMOTES_WITH_STYLES = REMOTES.filter(({ name }) => name in PLACES);

export const mainHeading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** What the page shows in place of a remote that failed. */
export const failureOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** What `npm test` tries of a list: one, another for each number. The long run tries them all. */
export const inTurn = <T>(all: readonly T[], number: number): readonly T[] =>
  process.env.FULL_TESTS === '1' ? all : all.slice(number % all.length).slice(0, 1);

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

/** Expects that a remote other than the one named still shows an alert, which OK closes. */
export async function expectAnAlert(page: Page, broken: RemotePlace['name']): Promise<void> {
  const alert = page.getByRole('alertdialog');
  if (broken === 'mf-auth') {
    await page.goto(`/flashcards/${newestLesson.id}`);
    await alert.getByRole('button', { name: 'Log In', exact: true }).click();
  } else {
    await page.goto('/sign-in-up');
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
  }
  await expect(alert).toHaveCount(0);
}

/** What has to work beside a broken remote: header and screen of each other one, and an alert. */
export const worksBeside = (
  page: Page,
  broken: RemotePlace['name'],
): readonly (() => Promise<void>)[] => [
  ...REMOTES.filter(({ name }) => name !== broken).map(
    (other) => () => expectToWork(page, [other]),
  ),
  () => expectAnAlert(page, broken),
];

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
