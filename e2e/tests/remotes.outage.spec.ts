import { longRunUnless, sampleOf } from '../support/long-run';
import { failureOf, mainHeading, REMOTES, retryRevives, worksBeside } from '../support/remotes';
import { expect, test } from '../support/test';

for (const [index, { name, path, heading }] of REMOTES.entries()) {
  /** Every run tries one of the four failures with each remote; the long run tries all pairs. */
  const tagOf = (failure: number) => longRunUnless(failure === index % 4);

  test.describe(name, () => {
    // The browser logs missing scripts, and the shell logs a build that it avoids.
    test.beforeEach(({ allowConsoleErrors }) =>
      allowConsoleErrors([
        /ERR_|Failed to load resource|Failed to find a valid digest|integrity|failed twice/i,
      ]),
    );

    test(`down: says so in its place, the others work, Retry revives it${tagOf(0)}`, async ({
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

    for (const [condition, words, failure] of [
      ['html', 'HTML instead of scripts', 1],
      ['broken', 'scripts that throw', 2],
    ] as const) {
      test(`${words}: says so in its place, the others work, Retry revives it${tagOf(failure)}`, async ({
        page,
        sites,
        allowConsoleErrors,
      }) => {
        allowConsoleErrors([/Unexpected token|broken|MIME type/]);
        await sites[condition](name);
        await page.goto(path);
        await expect(failureOf(page)).toBeVisible();
        for (const works of sampleOf(worksBeside(page, name), failure)) await works();
        await page.goto(path);
        await expect(failureOf(page)).toBeVisible();
        await sites.up(name);
        await retryRevives(page, heading);
      });
    }

    test(`hanging: shows the page as it was published, then that it takes too long; the others work, Retry revives it${tagOf(3)}`, async ({
      page,
      sites,
    }) => {
      await sites.hang(name);
      for (const works of sampleOf(worksBeside(page, name), 3)) await works();
      // The host gives up on the page's clock.
      await page.clock.install();
      // Do not wait for the load event, which waits for the script.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(mainHeading(page, heading)).toBeVisible();
      await expect(failureOf(page)).toHaveCount(0);
      await page.clock.runFor(15_000);
      await expect(failureOf(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await sites.up(name);
      await retryRevives(page, heading);
    });
  });
}

test.describe('meanwhile', () => {
  const name = 'mf-live';
  const path = '/live-lessons';

  test.beforeEach(({ allowConsoleErrors }) =>
    allowConsoleErrors([/ERR_|Failed to load resource|failed twice/]),
  );

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
