import type { Browser, Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { registry, registryEntry, shippingCopy } from '../support/ship';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

const REMOTE = 'mf-subscriptions';
const BEFORE = 'The free mini lessons stay free for everyone.';
const AFTER = 'The free mini lessons stay free for ever.';
const SENTENCE = { file: 'src/messages/subscriptions.ts', text: BEFORE };

/** Stored seeds of browsers, by the bucket that they give for this remote. */
const SEEDS = { 1.02: '0.9', 67.63: '0.5' } as const;

const WHY = ['--reason', 'A test ships'] as const;

/** Ends a canary that a failure left, for other tests of the same product. */
test.afterAll(async () => {
  const { canary } = await registryEntry(REMOTE);
  if (canary) await registry('rollback', REMOTE, ...WHY);
});

/** Opens a page in a new browser context with a bucket. */
async function visitor(browser: Browser, bucket: keyof typeof SEEDS): Promise<Page> {
  const { origin } = addresses().sites.shell;
  const localStorage = [{ name: 'canary-seed', value: SEEDS[bucket] }];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

/** Opens a page, and waits until its screen is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-build]')).toHaveCount(0);
}

/** Makes the page read the registry again, as when its tab comes back into view. */
async function readAgain(page: Page, sequence: number): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(
    (number) => localStorage.getItem('registry-accepted')?.startsWith(`${number} `),
    sequence,
  );
}

/** The row of `/__remotes` with the browser's build of the remote, and the reason. */
const row = (page: Page) => page.getByRole('row').filter({ hasText: REMOTE });

const containers = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((key) => /^mf_subscriptions_[^_]+$/.test(key)));

test('[CMD-publish-remote] [CMD-registry] two builds of a remote: a share and testers get the canary, the same bytes become the build for all in an open page, and a rollback brings the first build back', async ({
  page: tester,
  browser,
}) => {
  test.slow();
  const { manifest: first } = await registryEntry(REMOTE);
  const copy = shippingCopy(REMOTE, SENTENCE);
  const pages: Page[] = [];
  try {
    copy.say(AFTER);
    const said = await copy.publish('--canary', '5%', ...WHY);
    const { canary } = await registryEntry(REMOTE);
    const { build = '' } = canary?.manifest ?? {};
    expect(said).toContain(`${REMOTE}: build ${build} is the canary of 5 % as registry `);
    expect(build).not.toBe(first.build);
    expect((await registryEntry(REMOTE)).manifest).toEqual(first);

    // Give the tester a bucket above the share.
    await tester.addInitScript((seed) => localStorage.setItem('canary-seed', seed), SEEDS[67.63]);
    await open(tester, '/subscriptions');
    await expect(tester.getByText(BEFORE)).toBeVisible();
    await open(tester, '/subscriptions?channel=canary');
    await expect(tester.getByText(AFTER)).toBeVisible();
    // The page says it once, and names the page with details.
    const joined = tester.getByRole('alertdialog', { name: 'You have joined the testers.' });
    await expect(joined).toContainText('/__remotes');
    await open(tester, '/__remotes');
    await expect(joined).toHaveCount(0);
    await expect(row(tester)).toContainText('Canary: this browser is a tester');
    // A page of another remote names the canary with its share only.
    await tester.goto('/home');
    await tester.getByRole('main').locator('a[href="/subscriptions"]').first().click();
    await expect(tester.getByText(AFTER)).toBeVisible();

    const [inShare, outside] = [await visitor(browser, 1.02), await visitor(browser, 67.63)];
    pages.push(inShare, outside);
    const asked: string[] = [];
    inShare.on('request', (request) => asked.push(request.url()));
    await open(inShare, '/subscriptions');
    await expect(inShare.getByText(AFTER)).toBeVisible();
    await open(inShare, '/__remotes');
    await expect(row(inShare)).toContainText('Canary: bucket 1.02 is below 5 %');
    // From the second page on, the browser requests only its own build. Forget the requests of the
    // page before at the first navigation; later navigations are inside the new page.
    inShare.once('framenavigated', () => void asked.splice(0));
    await open(inShare, '/subscriptions');
    await expect(inShare.getByText(AFTER)).toBeVisible();
    const { origin } = addresses().sites[REMOTE];
    expect(asked.filter((url) => url.startsWith(origin) && /remoteEntry/.test(url))).toEqual([
      `${origin}/${canary?.manifest?.entry.file}`,
    ]);
    const named = JSON.stringify(canary?.manifest);
    const scripts = asked.filter((url) => url.startsWith(origin) && url.endsWith('.js'));
    expect(scripts.filter((url) => !named.includes(url.slice(origin.length + 1)))).toEqual([]);

    await open(outside, '/cancel');
    await expect(mainHeading(outside, 'You left the checkout')).toBeVisible();

    expect(await registry('canary', REMOTE, '20%', ...WHY)).toContain(
      `gives build ${build} to 20 %`,
    );
    expect(await registry('promote', REMOTE, ...WHY)).toContain(`gives build ${build} to all`);
    const promoted = await registryEntry(REMOTE);
    // The manifest has the digests of all files, so these are the bytes of the canary.
    expect(promoted.manifest).toEqual(canary?.manifest);
    expect(promoted.canary).toBeUndefined();

    await readAgain(outside, promoted.sequence);
    await outside.getByRole('link', { name: 'Back to the plans' }).click();
    await expect(outside.getByText(AFTER)).toBeVisible();
    expect((await containers(outside)).sort()).toEqual(
      [first.build, build].map((each) => `mf_subscriptions_${each}`).sort(),
    );
    await outside.goBack();
    await expect(mainHeading(outside, 'You left the checkout')).toBeVisible();

    expect(await registry('rollback', REMOTE, ...WHY)).toContain(
      `to build ${first.build} as registry`,
    );
    const back = await registryEntry(REMOTE);
    expect(back.manifest).toEqual(first);
    await readAgain(outside, back.sequence);
    await outside.getByRole('link', { name: 'Back to the plans' }).click();
    await expect(outside.getByText(BEFORE)).toBeVisible();
    expect(await registry('verify')).toContain('The release log is whole');
    expect(await registry('status')).toMatch(new RegExp(`${REMOTE} +${first.build} +live[;\n]`));
  } finally {
    if ((await registryEntry(REMOTE)).manifest.build !== first.build) {
      await registry('rollback', REMOTE, ...WHY);
    }
    await Promise.all(pages.map((page) => page.context().close()));
    copy.remove();
  }
});
