import type { Route } from '@playwright/test';
import { addresses } from 'tooling/addresses';
import { expectToWork, failureOf, REMOTES, retryRevives } from '../support/remotes';
import { expect, test } from '../support/test';

const { origin } = addresses().sites['mf-live'];
const filesOf = (pattern: RegExp) => (url: URL) =>
  url.origin === origin && pattern.test(url.pathname);

const STYLES = filesOf(/\.css$/);
/** Not the entry: a file that a new release no longer has. */
const CHUNKS = filesOf(/live.lessons.*\.js$/);

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const throwing = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: 'throw new Error("broken")',
  });
const never = () => undefined;
/** The host gives up after eight seconds (`REMOTE_TIMEOUT_MS`), counted from the request. */
const PATIENT = { timeout: 20_000 };

for (const [what, files, answer] of [
  ['the code of the screen is missing', CHUNKS, missing],
  ['the code of the screen throws', CHUNKS, throwing],
  ['the code of the screen never arrives', CHUNKS, never],
] as const) {
  test(`${what}: the remote says so in its place, the others work, Retry revives it`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/ERR_|Failed to load resource|broken|MIME type|integrity/]);
    await page.route(files, answer);
    await page.goto('/live-lessons', { waitUntil: 'commit' });
    await expect(failureOf(page)).toBeVisible(PATIENT);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(files);
    await retryRevives(page, 'Live lessons');
    await expectToWork(page, REMOTES);
  });
}

// The page of a route holds the style sheet of its screen; from another page it has to be fetched.
for (const [what, answer] of [
  ['is missing', missing],
  ['never arrives', never],
] as const) {
  test(`a style sheet ${what}: the remote says so in its place, the others work, Retry revives it`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/ERR_|Failed to load resource|MIME type/]);
    await page.route(STYLES, answer);
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
    await expect(failureOf(page)).toBeVisible(PATIENT);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(STYLES);
    await retryRevives(page, 'Live lessons');
    await expectToWork(page, REMOTES);
  });
}
