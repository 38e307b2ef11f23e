import { hostingFolder } from 'delivery/paths';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import { addresses as addressesAt, SITES, type Site } from 'delivery/addresses';
import { releasedFolder } from 'delivery/release/releases';

const addresses = addressesAt();
const CODE: readonly Site[] = SITES.filter((site) => site !== 'media');

test('no production build holds anything of the simulator', () => {
  for (const site of CODE) {
    const folders = [hostingFolder(addresses, site), releasedFolder(addresses, site)];
    const files = folders
      .flatMap((folder) =>
        folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true }),
      )
      .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name));
    expect(files.length).toBeGreaterThan(3);
    const named = files.filter(({ name, parentPath }) =>
      /__simulator|simulatedApp/.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect({ site, named: named.map(({ name }) => name) }).toEqual({ site, named: [] });
  }
});

test('the shell has no page of that name, but the simulator has', async () => {
  const ask = async (origin: string) => (await fetch(`${origin}/__simulator`)).text();
  expect(await ask(addresses.sites.shell.origin)).not.toContain('Parent-app simulator');
  expect(await ask(addresses.simulator.origin)).toContain('<title>Parent-app simulator</title>');
});

test('serves the product with the bridge as its first script, under a policy that allows it', async () => {
  const answer = await fetch(`${addresses.simulator.origin}/subscriptions`);
  const page = await answer.text();
  expect(page.match(/<script[^>]*>(.{60})/s)?.[1]).toContain('window.ReactNativeWebView');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*'sha256-.*frame-ancestors 'self'/,
  );
  // Nothing else than the simulator's own origin is named.
  expect(page).not.toContain(addresses.sites.shell.origin);
  expect(page).not.toContain(addresses.functions);
});

test('signs the registry again, because its addresses are those of the simulator', async () => {
  const page = await (await fetch(`${addresses.simulator.origin}/home`)).text();
  const [, keys = ''] = /"registryKeys":(\[[^\]]*\])/.exec(page) ?? [];
  const answer = await fetch(`${addresses.simulator.origin}/registry.json`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(bytes)).not.toContain(addresses.sites['mf-live'].origin);
  const trust = { keys: JSON.parse(keys) as string[], atLeast: 1, now: new Date() };
  expect(await verifyRegistry(bytes, trust)).toMatchObject({ isAccepted: true });
});

test('refuses a control of another site, and passes its own on', async () => {
  const ask = (site: string, type = 'application/json') =>
    fetch(`${addresses.simulator.origin}/__simulator/store/release`, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': site },
      body: '{}',
    });
  expect((await ask('cross-site')).status).toBe(403);
  expect((await ask('same-origin', 'text/plain')).status).toBe(415);
  expect((await ask('same-origin')).status).toBe(200);
});
