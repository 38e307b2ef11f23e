import type { APIResponse, Route } from '@playwright/test';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses } from 'delivery/addresses';
import { signLocally } from 'delivery/signing/sign-locally';
import { sampleOf } from '../support/long-run';
import { openAndRead, publishInto } from '../support/published-registry';
import { expectToWork, mainHeading, REMOTES } from '../support/remotes';
import { changeSiteConfig } from '../support/site-config';
import { expect, test } from '../support/test';

const REGISTRY = '**/registry.json';

test('registry.json that cannot be reached: the page works from the registry it carries', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/registry\.json/]);
  await page.route(REGISTRY, (route) => route.abort());
  await expectToWork(page, sampleOf(REMOTES, 0));
  await page.goto('/home');
  const asked = page.waitForRequest(REGISTRY);
  await page.reload();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
});

const registryOf = async (response: APIResponse) => (await response.json()) as SignedRegistry;

test('a registry.json that is tampered with, older than the page or expired decides nothing, takes no screen away, and /__remotes says so', async ({
  page,
}) => {
  const changes = {
    tampered: (text: string) => text.replace('"sequence":', '"sequence": '),
    newer: (text: string) => {
      const registry = JSON.parse(text) as SignedRegistry;
      const [first, ...rest] = registry.remotes as { manifest: { version: string } }[];
      const remotes = [{ ...first, manifest: { ...first?.manifest, version: '9.9.9' } }, ...rest];
      return signLocally(addresses(), { ...registry, sequence: registry.sequence + 1, remotes });
    },
    /** The published registry, which is older than the one that the browser has accepted. */
    older: (text: string) => text,
    expired(text: string) {
      const registry = JSON.parse(text) as SignedRegistry;
      const times = {
        publishedAt: '2026-01-01T08:00:00.000Z',
        expires: '2026-01-31T08:00:00.000Z',
      };
      const sequence = registry.sequence + 2;
      return signLocally(addresses(), { ...registry, ...times, sequence });
    },
  };
  let change: keyof typeof changes = 'tampered';
  await page.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changes[change](await response.text()) });
  });
  const standing = page.getByRole('region', { name: 'Registry' });
  const registered = page.getByRole('row').filter({ hasText: 'Registered' });
  const read = async (next: keyof typeof changes) => {
    change = next;
    await page.goto('/__remotes');
  };
  await read('tampered');
  await expect(standing).toContainText('its signature does not belong to its bytes');
  await expect(standing).toContainText('from this page');
  await expect(registered).toHaveCount(REMOTES.length);
  await expectToWork(page, sampleOf(REMOTES, 0));
  await read('newer');
  await expect(standing).toContainText('from /registry.json');
  await expect(standing).not.toContainText('not followed');
  await expect(registered.filter({ hasText: '9.9.9' })).toHaveCount(1);
  await read('older');
  await expect(standing).toContainText('it is older than a registry');
  await expect(registered.filter({ hasText: '9.9.9' })).toHaveCount(0);
  await expect(registered).toHaveCount(REMOTES.length);
  await expectToWork(page, sampleOf(REMOTES, 1));
  await read('expired');
  await expect(standing).toContainText('it has expired');
  await expect(registered).toHaveCount(REMOTES.length);
  await expectToWork(page, sampleOf(REMOTES, 2));
});

test('a remote that is switched off says so in its own place, and Retry brings it back when it is on', async ({
  page,
}) => {
  const off = async (route: Route) => {
    const response = await route.fetch();
    const registry = await registryOf(response);
    const remotes = (registry.remotes as { name: string }[]).map((remote) =>
      remote.name === 'mf-live' ? { ...remote, isSwitchedOff: true } : remote,
    );
    await route.fulfill({ response, body: signLocally(addresses(), { ...registry, remotes }) });
  };
  await page.route(REGISTRY, off);
  const asked = page.waitForResponse(REGISTRY);
  await page.goto('/home');
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'switched off for now' });
  await expect(alert).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(mainHeading(page, 'Understand the people around you')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  await expect(alert).toBeVisible();
  await page.unroute(REGISTRY, off);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
});

test('without any readable registry the page says so, and Retry brings the lessons', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/registry/i]);
  // Deferred scripts run after this event.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const block = document.getElementById('registry');
      if (block?.nodeName !== 'SCRIPT') return;
      // Replace the script, because the policy forbids changing its text.
      const damaged = { id: block.id, hidden: true, textContent: '{' };
      block.replaceWith(Object.assign(document.createElement('data'), damaged));
    }),
  );
  await page.route(REGISTRY, (route) => route.abort());
  // Wait for the app's own second reading, when idle; after it only Retry reads.
  const readWhenIdle = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/registry.json'),
  );
  await page.goto('/home');
  // Look for this alert, because the prerendered page has other ones.
  const alert = page.getByRole('alert').filter({ hasText: 'The lessons cannot be loaded.' });
  await expect(alert).toBeVisible();
  await readWhenIdle;
  await page.unroute(REGISTRY);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(mainHeading(page, 'Understand the people around you')).toBeVisible();
});

test('a remote that is repointed for this session is shown at once, with a banner that ends it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/remote\.json/]);
  // The policy allows this origin, but the path has no remote.
  const elsewhere = `${addresses().sites['mf-live'].origin}/elsewhere`;
  await page.goto(`/live-lessons?remote.mf-live=${elsewhere}`);
  await expect(page.getByRole('alert')).toContainText('Live lessons could not be loaded.');
  const banner = page.getByRole('complementary', { name: 'Overrides' });
  await expect(banner).toContainText('mf-live');
  await banner.getByRole('button', { name: 'Clear' }).click();
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('the composition that /__remotes names runs in a session of its own, with a banner that ends it', async ({
  page,
}) => {
  await page.goto('/__remotes');
  const shown = page.getByRole('region', { name: 'Composition' }).locator('code').first();
  const composition = await shown.innerText();
  const builds = page.getByRole('row').filter({ hasText: 'Repointed' });
  await expect(builds).toHaveCount(0);
  await page.goto(`/__remotes?composition=${composition}`);
  const banner = page.getByRole('complementary', { name: 'Overrides' });
  await expect(banner).toContainText(composition);
  await expect(banner).not.toContainText('but shell');
  await expect(builds).toHaveCount(REMOTES.length);
  await expect(shown).toHaveText(composition);
  // Open a screen that shows a visitor no alert.
  await page.getByRole('banner').getByRole('link', { name: 'SETTINGS' }).click();
  await expect(mainHeading(page, 'Settings')).toBeVisible();
  await banner.getByRole('button', { name: 'Clear' }).click();
  await expect(banner).toHaveCount(0);
  await expect(mainHeading(page, 'Settings')).toBeVisible();
});

for (const name of ['remote.mf-live', 'composition']) {
  for (const place of ['address', 'session']) {
    test(`a page ignores a ${name} in its ${place}, unless its configuration allows overrides`, async ({
      context,
    }) => {
      const registry = await registryOf(await context.request.get('/registry.json'));
      const remotes = registry.remotes as { name: string; manifest: { build: string } }[];
      const build = remotes.find((remote) => remote.name === 'mf-live')?.manifest.build;
      const value =
        name === 'composition'
          ? `shell-00000000.live-${build}`
          : addresses().sites['mf-live'].origin;
      const stored = { [name.replace('remote.', '')]: value };
      // Neither the local storage nor a registry can allow overrides.
      const said = { reason: 'Override', allowOverrides: true, overrides: stored };
      for (const allowOverrides of [false, true]) {
        const tab = await context.newPage();
        await changeSiteConfig(tab, { allowOverrides });
        await changeSiteConfig(tab, said, 'registry');
        (await publishInto(tab))((same) => same, said);
        await tab.addInitScript(
          ({ text, isInSession }) => {
            localStorage.setItem('remote-overrides', text);
            localStorage.setItem('allowOverrides', 'true');
            if (isInSession) sessionStorage.setItem('remote-overrides', text);
          },
          { text: JSON.stringify(stored), isInSession: place === 'session' },
        );
        await openAndRead(tab, place === 'address' ? `/__remotes?${name}=${value}` : '/__remotes');
        const isRepointed = allowOverrides ? 1 : 0;
        await expect(tab.getByRole('region', { name: 'Registry' })).toContainText(
          'from /registry.json',
        );
        const rows = tab.getByRole('row');
        await expect(rows.filter({ hasText: 'Registered' })).toHaveCount(
          REMOTES.length - isRepointed,
        );
        await expect(rows.filter({ hasText: 'Repointed' })).toHaveCount(isRepointed);
        await expect(tab.getByRole('complementary', { name: 'Overrides' })).toHaveCount(
          isRepointed,
        );
      }
    });
  }
}
