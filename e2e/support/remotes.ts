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

/** Pages of the remotes that are part of the product. */
const PLACES: Readonly<Record<string, Omit<RemotePlace, 'name'>>> = {
  'mf-auth': { path: '/settings', heading: 'Settings' },
  'mf-lessons': { path: '/home', heading: 'Understand the people around you' },
  'mf-subscriptions': { path: '/subscriptions', heading: 'Subscriptions' },
  'mf-live': { path: '/live-lessons', heading: 'Live lessons' },
};

/** Finds the first page of an added remote; `new-remote` makes its title the heading. */
async function firstPlace(name: RemoteName): Promise<Omit<RemotePlace, 'name'>> {
  const { default: remote } = (await import(`../../${name}/remote.ts`)) as {
    readonly default: RemoteDefinition;
  };
  const route = remote.routes.find(({ path }) => !path.includes(':'));
  if (!route) throw new Error(`${name} has no page without a parameter`);
  return { path: route.path, heading: route.title };
}

/** One page of each remote, also of added ones. */
export const REMOTES: readonly RemotePlace[] = await Promise.all(
  REMOTE_NAMES.map(async (name) => ({ name, ...(PLACES[name] ?? (await firstPlace(name))) })),
);

/** Remotes whose screen has a script and a style sheet, which may fail. */
export const REMOTES_WITH_STYLES = REMOTES.filter(({ name }) => name in PLACES);

export const mainHeading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** The alert with Retry in place of a failed remote. */
export const failureOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Waits until the screen's code has hydrated the prerendered page, or has failed. */
export const untilHydrated = (page: Page) => expect(page.locator('[data-build]')).toHaveCount(0);

/** Opens a path inside the app, without loading a page. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Expects that the header and the screens of these remotes work. */
export async function expectToWork(page: Page, places: readonly RemotePlace[]): Promise<void> {
  for (const { path, heading } of places) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'HOME' })).toBeVisible();
  }
}

/** Expects that another remote than the broken one still shows an alert, which a button closes. */
async function expectAnAlert(page: Page, broken: RemotePlace['name']): Promise<void> {
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

/** Checks that each other remote and an alert work while one remote is broken. */
export const worksBeside = (
  page: Page,
  broken: RemotePlace['name'],
): readonly (() => Promise<void>)[] => [
  ...REMOTES.filter(({ name }) => name !== broken).map(
    (other) => () => expectToWork(page, [other]),
  ),
  () => expectAnAlert(page, broken),
];

/** Marks the window; only a reload removes the mark. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isSamePage: true }));

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSamePage' in window);

/** Presses Retry, and expects the screen without a reload. */
export async function retryRevives(page: Page, heading: string): Promise<void> {
  await mark(page);
  await failureOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(mainHeading(page, heading)).toBeVisible();
  await expect(failureOf(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}
