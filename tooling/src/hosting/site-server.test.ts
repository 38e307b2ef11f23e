import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, SITES, type Site } from 'delivery/addresses';
import type { HostingConfig } from 'delivery/hosting/config';
import { controlHandler } from './control';
import { siteHandler } from './site-handler';
import { startSiteServer, type SiteServer } from './site-server';

const config: HostingConfig = {
  target: 'shell',
  headers: [
    { source: '**', headers: [{ key: 'X-From', value: 'https://swissgerman.example' }] },
    { source: '**/*.js', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ],
  redirects: [],
  rewrites: [
    { source: '/s/**', function: { functionId: 'media' } },
    { regex: '^/[^.]*$', destination: '/index.html' },
  ],
  cleanUrls: false,
  trailingSlash: undefined,
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let folder: string;
let site: SiteServer;
let functions: Server;
let functionCalls: { method: string | undefined; url: string | undefined }[];
let origin: string;

function answerAsFunction({ method, url }: IncomingMessage): string {
  functionCalls.push({ method, url });
  return '#EXTM3U';
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Grüezi</h1>');
  writeFileSync(join(folder, 'main.js'), `console.log("${'x'.repeat(3000)}");`);
  writeFileSync(join(folder, '.build'), 'secret');
  mkdirSync(join(folder, 'clips'));
  writeFileSync(join(folder, 'clips/000.ts'), '0123456789');
  functionCalls = [];
  functions = createServer((request, response) => response.end(answerAsFunction(request)));
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const functionsPort = (functions.address() as AddressInfo).port;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const where = { ...addresses(0), functions: `127.0.0.1:${functionsPort}` };
  site = await startSiteServer(port, siteHandler({ folder, config, addresses: where }));
});
afterEach(async () => {
  await site.close();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, signal: AbortSignal.timeout(3000) });

describe('a site that is up', () => {
  test('serves files with the headers of the deployment, by local origins', async () => {
    const response = await get('/main.js', { 'accept-encoding': 'gzip, br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('x-from')).toBe('http://localhost:3000');
    expect(await response.text()).toMatch(/^console\.log/);
  });

  test('answers a deep link with the page', async () => {
    expect(await (await get('/videos/am-see')).text()).toContain('Grüezi');
  });

  test.each(['/gone.1a2b3c4d.js', '/.build', '/%2e%2e/index.html.js'])(
    'has no %s',
    async (path) => {
      const response = await get(path);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    },
  );

  test('has no path that is longer than the file system allows', async () => {
    for (const path of [`/${'a'.repeat(5000)}.js`, `/${'a/'.repeat(3000)}b.js`]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('answers 304 to a browser that has the file', async () => {
    const tag = (await get('/main.js')).headers.get('etag') ?? '';
    const response = await get('/main.js', { 'if-none-match': tag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  test('sends the part of a video that the player asks for', async () => {
    const response = await get('/clips/000.ts', { range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await response.text()).toBe('234');
    expect((await get('/clips/000.ts', { range: 'bytes=10-' })).status).toBe(416);
  });

  test('answers HEAD without a body and refuses to be written to', async () => {
    const head = await get('/clips/000.ts', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe('10');
    expect(await head.text()).toBe('');
    expect((await get('/main.js', {}, 'POST')).status).toBe(405);
  });

  test('forwards to a function, with path and query', async () => {
    const response = await get('/s/token/master.m3u8?a=1');
    expect(await response.text()).toBe('#EXTM3U');
    expect(functionCalls).toEqual([
      { method: 'GET', url: '/demo-swissgerman/us-central1/media/s/token/master.m3u8?a=1' },
    ]);
  });

  test('answers 502 when the functions are gone', async () => {
    functions.closeAllConnections();
    await new Promise((resolve) => functions.close(resolve));
    expect((await get('/s/token/key')).status).toBe(502);
  });
});

describe('the condition of a site', () => {
  test('down refuses connections until it is up again', async () => {
    await site.become('down');
    await expect(get('/main.js')).rejects.toThrow('fetch failed');
    await site.become('up');
    expect((await get('/main.js')).status).toBe(200);
  });

  test('html answers every request with a page', async () => {
    await site.become('html');
    const response = await get('/main.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('hang never answers', async () => {
    await site.become('hang');
    const request = fetch(`${origin}/main.js`, { signal: AbortSignal.timeout(200) });
    await expect(request).rejects.toThrow(/timeout/i);
    await site.become('up');
  });

  test('broken sends scripts that throw, and everything else as usual', async () => {
    await site.become('broken');
    expect(await (await get('/main.js')).text()).toBe('throw new Error("broken");');
    expect(await (await get('/')).text()).toContain('Grüezi');
  });
});

describe('the control of conditions', () => {
  let control: SiteServer;
  let changes: [Site, string][];
  let address: string;

  beforeEach(async () => {
    changes = [];
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    control = await startSiteServer(
      port,
      controlHandler(async (name, condition) => void changes.push([name, condition])),
    );
  });
  afterEach(() => control.close());

  test('changes a site', async () => {
    const response = await fetch(`${address}/sites/mf-live/down`, { method: 'POST' });
    expect(response.status).toBe(204);
    expect(changes).toEqual([['mf-live', 'down']]);
  });

  test.each([
    ['GET', '/sites/mf-live/down'],
    ['POST', '/sites/mf-new/down'],
    ['POST', '/sites/mf-live/tired'],
  ])('refuses %s %s and names the known conditions', async (method, path) => {
    const response = await fetch(address + path, { method });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(SITES.join('|'));
    expect(changes).toEqual([]);
  });
});
