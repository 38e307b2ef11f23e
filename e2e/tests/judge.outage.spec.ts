import type { APIRequestContext, Browser } from '@playwright/test';
import type { RegisteredRemote } from 'shared-contracts';
import { endCanaries } from 'common/canary-judge';
import { VERDICTS_PATH, type SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses } from 'delivery/addresses';
import { signAsJudge, signLocally } from 'delivery/signing/sign-locally';
import { mainHeading } from '../support/remotes';
import { reportFrom } from '../support/reports';
import { registry as runRegistry, shipOneInFive } from '../support/ship';
import { expect, test } from '../support/test';

/** Waits without a limit: the judge acts within a minute, but the machine may be slow. */
const BY_ITSELF = { timeout: 0 };

const STABLE = 100;
const CANARY = 60;

const endCanary = () =>
  runRegistry('rollback', 'mf-live', '--reason', 'The test is over', '--override');

async function registryOf(request: APIRequestContext) {
  const registry = (await (await request.get('/registry.json')).json()) as SignedRegistry;
  const remotes = registry.remotes as RegisteredRemote[];
  const canary = remotes.find(({ name }) => name === 'mf-live')?.canary?.manifest?.build;
  return { registry, canary };
}

// This test changes the builds of all browsers, so it runs alone.
test('[CMD-judge] a canary that throws for one learner in five is rolled back by itself, and no stable learner ever saw it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto('/live-lessons');
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();

  const tester = await browser.newContext({ baseURL: baseURL ?? '' });
  const { build, stable } = await shipOneInFive();
  try {
    // Put the browser into the fifth for which the canary throws.
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

    // The tester's next page has the stable build, by the registry that the judge has signed.
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

/**
 * Makes a tester of a deployed product, where the judge's verdict is a file beside the registry.
 */
async function deployedTester(browser: Browser, baseURL: string, hasEnded: boolean) {
  const tester = await browser.newContext({ baseURL });
  // Put the browser into the fifth for which the canary throws.
  await tester.addInitScript(() => localStorage.setItem('canary-seed', '0.005'));
  let basis = '';
  await tester.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const {
      key: _key,
      signature: _signature,
      ...registry
    } = JSON.parse(await response.text()) as SignedRegistry &
      Readonly<Record<'key' | 'signature', unknown>>;
    basis = signLocally(addresses(), { ...registry, verdicts: VERDICTS_PATH });
    await route.fulfill({ response, body: basis });
  });
  await tester.route(`**${VERDICTS_PATH}`, (route) => {
    if (!hasEnded) return route.fulfill({ status: 204 });
    const judged = endCanaries(basis, ['mf-live'], { reason: 'It is worse', now: new Date() });
    return route.fulfill({ body: signAsJudge(addresses(), judged) });
  });
  return tester;
}

test('[CMD-judge] where the judge cannot deploy, its verdict reaches the browsers of the canary, and pages that still carry it give them the stable build', async ({
  browser,
  request,
  baseURL,
}) => {
  const { build } = await shipOneInFive();
  const unaware = await deployedTester(browser, baseURL ?? '', false);
  const tester = await deployedTester(browser, baseURL ?? '', true);
  try {
    const his = await tester.newPage();
    const asked: string[] = [];
    his.on('request', (each) => asked.push(each.url()));
    const told = his.waitForResponse(`**${VERDICTS_PATH}`);
    await his.goto('/?channel=canary');
    await (await told).finished();
    await expect
      .poll(() => his.evaluate(() => localStorage.getItem('canaries-ended')))
      .toMatch(/^\d+ mf-live$/);
    // Open the screen as the first one, too: the page still names the canary.
    await his.goto('/live-lessons');
    expect(await his.locator('#registry').textContent()).toContain(build);
    await expect(mainHeading(his, 'Live lessons')).toBeVisible();
    await his.goto('/__remotes');
    const followed = his.getByRole('region', { name: 'Registry' });
    await expect(followed).toContainText('The judge: It is worse');
    await expect(followed).not.toContainText('not followed');
    expect(asked.filter((url) => url.includes(build))).toEqual([]);

    const hers = await unaware.newPage();
    await hers.goto('/live-lessons?channel=canary');
    await expect(hers.getByRole('alert')).toContainText('Live lessons could not start.');
  } finally {
    await Promise.all([tester.close(), unaware.close()]);
    if ((await registryOf(request)).canary === build) await endCanary();
  }
});
