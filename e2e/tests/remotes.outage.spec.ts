import {
  failureOf,
  inTurn,
  mainHeading,
  REMOTES,
  retryRevives,
  worksBeside,
} from '../support/remotes';
import { expect, test } from '../support/test';

// The browser logs scripts that do not arrive; the shell logs a build that it avoids.
test.beforeEach(({ allowConsoleErrors }) =>
  allowConsoleErrors([
    /ERR_|Failed to load resource|Failed to find a valid digest|integrity|failed twice/i,
  ]),
);

for (const { name, path, heading } of REMOTES) {
  test(`${name} down: says so in its place, the others work, Retry revives it`, async ({
    page,
    sites,
  }) => {
    await sites.down(name);
    for (const works of worksBeside(page, name)) await works();
    await page.goto(path);
    await expect(failureOf(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await sites.up(name);
    await retryRevives(page, heading);
  });
}

for (const [condition, words, turn] of [
  ['html', 'HTML instead of scripts', 0],
  ['broken', 'scripts that throw', 1],
] as const) {
  for (const { name, path, heading } of inTurn(REMOTES, turn)) {
    test(`${name}, ${words}: says so in its place, the others work, Retry revives it`, async ({
      page,
      sites,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors([/Unexpected token|broken|MIME type/]);
      await sites[condition](name);
      await page.goto(path);
      await expect(failureOf(page)).toBeVisible();
      for (const works of inTurn(worksBeside(page, name), turn)) await works();
      await page.goto(path);
      await expect(failureOf(page)).toBeVisible();
      await sites.up(name);
      await retryRevives(page, heading);
    });
  }
}

for (const { name, path, heading } of inTurn(REMOTES, 2)) {
  test(`${name} hanging: shows the page as it was published, then that it takes too long; the others work, Retry revives it`, async ({
    page,
    sites,
  }) => {
    await sites.hang(name);
    for (const works of inTurn(worksBeside(page, name), 2)) await works();
    // A script that never arrives keeps the page's load event waiting.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(failureOf(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await sites.up(name);
    await retryRevives(page, heading);
  });
}

test.describe('meanwhile', () => {
  const name = 'mf-live';
  const path = '/live-lessons';

  test('Retry while it is still down says so again', async ({ page, sites }) => {
    await sites.down(name);
    await page.goto(path);
    await failureOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(failureOf(page)).toBeVisible();
    await sites.up(name);
    await retryRevives(page, 'Live lessons');
  });

  test('the learner goes elsewhere while a remote hangs', async ({ page, sites }) => {
    await sites.hang(name);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(mainHeading(page, 'Live lessons')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    await expect(mainHeading(page, 'Understand the people around you')).toBeVisible();
  });
});
