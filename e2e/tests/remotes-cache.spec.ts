import { RemoteManifestSchema, screenFiles, type ScreenFiles } from 'shared-contracts';
import { addresses } from 'tooling/addresses';
import { parse } from 'valibot';
import { FAULTS, startProxy, type Fault, type Proxy } from '../support/proxy';
import { failureOf, mainHeading, REMOTES, retryRevives } from '../support/remotes';
import { expect, test as base } from '../support/test';

/** A browser behind a forward proxy: intercepting requests would switch its cache off. */
const test = base.extend<{ readonly network: Proxy }>({
  network: async ({ browserName: _ }, use) => {
    const proxy = await startProxy();
    await use(proxy);
    await proxy.close();
  },
  page: async ({ browser, network, baseURL, allowConsoleErrors: _, viewport }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport,
      proxy: { server: network.server, bypass: '<-loopback>' },
    });
    await use(await context.newPage());
    await context.close();
  },
});

const PARTS = {
  entry: ({ entry }: ScreenFiles) => entry,
  script: ({ scripts }: ScreenFiles) => scripts.at(-1),
  'style sheet': ({ styles }: ScreenFiles) => styles.at(-1),
} as const;

/** Address of a file of the screen that a route of a remote shows. */
async function addressOf(
  name: (typeof REMOTES)[number]['name'],
  path: string,
  part: keyof typeof PARTS,
) {
  const manifestUrl = `${addresses().sites[name].origin}/remote.json`;
  const manifest = parse(RemoteManifestSchema, await (await fetch(manifestUrl)).json());
  const screen = manifest.routes.find((route) => route.path === path)?.screen ?? '';
  const files = screenFiles({ name, manifestUrl, manifest }, screen);
  const file = files && PARTS[part](files);
  if (!file) throw new Error(`${name}: the screen of ${path} has no ${part}`);
  return file.href;
}

/** The host gives up after eight seconds (DESIGN §5), counted from the request. */
const PATIENT = { timeout: 20_000 };

for (const { name, path, heading } of REMOTES) {
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    for (const [fault, words] of Object.entries(FAULTS) as [Fault, string][]) {
      const full = name === 'mf-live' ? '' : ' @full';
      test(`${name}: its ${part} ${words}: Retry revives it whatever the browser remembers${full}`, async ({
        page,
        network,
      }) => {
        test.slow();
        const url = await addressOf(name, path, part);
        network.spoil(url, fault);
        // The page of a route holds its style sheet, so each part is asked for from another page.
        await page.goto('/contact');
        await expect(mainHeading(page, 'Contact')).toBeVisible();
        await page.evaluate((to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, path);
        await expect(failureOf(page)).toBeVisible(PATIENT);

        network.spoil(url, undefined);
        const before = network.requests(url);
        await retryRevives(page, heading);
        expect(network.requests(url)).toBeGreaterThan(before);
      });
    }
  }
}
