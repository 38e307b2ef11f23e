import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteHandler } from 'tooling/hosting/site-handler';
import { addresses, REMOTE_NAMES } from '../addresses';
import { readRemoteDefinition } from '../build/remote-definition';
import { readHostingConfig } from '../hosting/config';
import { FALLBACK_FILE, pageFile } from './page-file';

test.each([
  ['/', 'index.html'],
  ['/home', 'home.html'],
  ['/videos/:VideoID', 'videos/_VideoID.html'],
  ['/success/:session_id?', 'success.html'],
])('%s is the page %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

describe('firebase.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-file-'));
  const server = createServer(
    siteHandler({ folder, config: readHostingConfig().shell, addresses: addresses(0) }),
  );
  let paths: readonly string[];
  beforeAll(async () => {
    const definitions = await Promise.all(REMOTE_NAMES.map(readRemoteDefinition));
    paths = definitions.flatMap(({ routes }) => routes.map(({ path }) => path));
    for (const file of [...paths.map(pageFile), FALLBACK_FILE]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function answer(path: string) {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    return { path, status: response.status, text: await response.text() };
  }

  test('leads every path of every route to the page of that route', async () => {
    for (const path of paths) {
      const text = pageFile(path);
      const full = path.replace(/:\w+\??/, 'eis-zwei');
      expect(await answer(full)).toEqual({ path: full, status: 200, text });
      const without = path.replace(/\/:\w+\?$/, '');
      if (without !== path) expect(await answer(without)).toMatchObject({ status: 200, text });
    }
  });

  test('leads everything else to the page that holds nothing of any route', async () => {
    for (const path of ['/nowhere', '/videos', '/videos/a/b', '/home/below', '/__remotes']) {
      expect(await answer(path)).toEqual({ path, status: 200, text: FALLBACK_FILE });
    }
  });

  test('answers a missing file with 404, also where a page could be', async () => {
    expect(await answer('/assets/shell.0a1b2c3d.js')).toMatchObject({ status: 404 });
  });
});
