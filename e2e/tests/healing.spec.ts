import { addresses } from 'delivery/addresses';
import { mainHeading } from '../support/remotes';
import { openAndRead, publishInto, withBuild } from '../support/published-registry';
import { expect, test } from '../support/test';

const BAD = 'bad00001';
const BAD_ENTRY = 'remoteEntry.bad00001.js';

test('a build that failed twice in a browser is not tried there again, also offline: the last good one is shown, and then the next', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // On a busy machine the session's code may fail to load, after the network is off.
  allowConsoleErrors([
    /broken|failed twice|ERR_INTERNET_DISCONNECTED|registry\.json|identity provider cannot be loaded/,
  ]);
  await page.goto('/live-lessons');
  await expect(page.locator('[data-build]')).toHaveCount(0);
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();

  let asked = 0;
  await context.route(`**/${BAD_ENTRY}`, async (route) => {
    asked += 1;
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'throw new Error("broken")',
    });
  });
  const bad = withBuild('mf-live', { build: BAD, container: 'bad', entry: { file: BAD_ENTRY } });
  (await publishInto(page))(bad);
  await openAndRead(page, '/__remotes');
  const row = page.getByRole('row').filter({ hasText: 'mf-live' });
  await expect(row).toContainText(BAD);
  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Live lessons could not start.' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
  await expect(alert).toHaveCount(0);
  const before = asked;

  // Open another page, as after a web view was killed: only the storage remembers.
  await page.close();
  const next = await context.newPage();
  const publish = await publishInto(next);
  publish(bad);
  const site = addresses().sites['mf-live'].origin;
  const good = Promise.all(
    [
      /remoteEntry\.[0-9a-f]+\.js$/,
      /live_lessons\.[0-9a-f]+\.js$/,
      /live_lessons\.[0-9a-f]+\.css$/,
    ].map((file) =>
      next.waitForEvent(
        'requestfinished',
        // Skip bytes that are fetched ahead of a script: they may not be in the cache yet.
        (request) =>
          request.resourceType() !== 'fetch' &&
          request.url().startsWith(site) &&
          file.test(request.url()),
      ),
    ),
  );
  await openAndRead(next, '/__remotes');
  const nextRow = next.getByRole('row').filter({ hasText: 'mf-live' });
  await expect(nextRow).toContainText(`${BAD} failed in this browser`);
  await expect(nextRow).toContainText('Last good build');
  // The idle browser fetches the screen, because the header leads to it.
  await good;
  await context.setOffline(true);
  await next.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  await expect(mainHeading(next, 'Live lessons')).toBeVisible();
  expect(asked).toBe(before);
  await context.setOffline(false);

  publish(withBuild('mf-live', { build: 'good0002' }));
  await openAndRead(next, '/__remotes');
  await expect(nextRow).toContainText('good0002');
  await expect(nextRow).toContainText('Registered');
  await expect(nextRow).not.toContainText('failed');
});
