import type { APIRequestContext } from '@playwright/test';
import type { RegisteredRemote } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { endCanary, shipOneInFive } from '../support/one-in-five';
import { mainHeading } from '../support/remotes';
import { reportFrom } from '../support/reports';
import { expect, test } from '../support/test';

/** The judge acts within a minute; the machine may be slow besides. */
const BY_ITSELF = { timeout: 120_000 };

const STABLE = 100;
const CANARY = 30;

async function registryOf(request: APIRequestContext) {
  const registry = (await (await request.get('/registry.json')).json()) as SignedRegistry;
  const remotes = registry.remotes as RegisteredRemote[];
  const canary = remotes.find(({ name }) => name === 'mf-live')?.canary?.manifest?.build;
  return { registry, canary };
}

// It changes what all browsers get, so it runs alone.
test('[CMD-judge] a canary that throws for one learner in five is rolled back by itself, and no stable learner ever saw it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto('/live-lessons');
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();

  const tester = await browser.newContext({ baseURL: baseURL ?? '' });
  const { build, stable } = await shipOneInFive();
  try {
    // One of the fifth.
    await tester.addInitScript(() => localStorage.setItem('canary-seed', '0.005'));
    const his = await tester.newPage();
    const reported = his.waitForRequest((each) => each.url().endsWith('/__events'));
    await his.goto('/live-lessons?channel=canary');
    await expect(his.getByRole('alert')).toContainText('Live lessons could not start.');
    await reported;

    for (let one = 1; one <= STABLE; one += 1) {
      const status = await reportFrom(one, { build: stable, channel: 'stable', outcome: 'ok' });
      expect(status).toBe(204);
    }
    for (let one = 1; one <= CANARY; one += 1) {
      const outcome = one % 5 === 0 ? 'failed-to-evaluate' : 'ok';
      await reportFrom(1000 + one, { build, channel: 'canary', outcome });
    }
    await page.reload();
    await expect.poll(async () => (await registryOf(request)).canary, BY_ITSELF).toBeUndefined();
    const { registry } = await registryOf(request);
    expect(registry.by).toBe('The judge');
    expect(registry.reason).toMatch(/^The canary \w+ is worse: \d+ of \d+ browsers failed/);

    // The tester's next page is the stable one, and it follows what the judge has signed.
    await his.goto('/__remotes');
    const followed = his.getByRole('region', { name: 'Registry' });
    await expect(followed).toContainText('The judge: The canary');
    await expect(followed).not.toContainText('not followed');
    await his.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
    await expect(mainHeading(his, 'Live lessons')).toBeVisible();

    await page.reload();
    await expect(mainHeading(page, 'Live lessons')).toBeVisible();
    expect(asked.filter((url) => url.includes(build))).toEqual([]);
  } finally {
    await tester.close();
    if ((await registryOf(request)).canary === build) await endCanary();
  }
});
