import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders as Answer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { addresses } from 'delivery/addresses';
import type { HostingConfig } from 'delivery/hosting/config';
import { siteHandler } from 'tooling/hosting/site-handler';
import { startSiteServer, type SiteServer } from 'tooling/hosting/site-server';
import { createProcesses } from 'tooling/processes/processes';
import { makeCertificate, type Certificate } from './certificate';

const config: HostingConfig = {
  target: 'shell',
  headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }],
  redirects: [],
  rewrites: [{ source: '/s/**', function: 'media' }],
  cleanUrls: false,
  trailingSlash: undefined,
};

const folder = mkdtempSync(join(tmpdir(), 'secure-site-'));
const text = `console.log("${'x'.repeat(3000)}");`;
let certificate: Certificate;
let functions: Server;
let site: SiteServer;
let port: number;
let session: ClientHttp2Session;
let connectDelayMs = 0;
/** How many connections were asked for. */
let delayed = 0;
/** Headers of what was forwarded to a function. */
let forwarded: IncomingHttpHeaders = {};

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  writeFileSync(join(folder, 'main.js'), text);
  certificate = await makeCertificate(createProcesses(folder), folder);
  functions = createServer((request, response) => {
    forwarded = request.headers;
    response.setHeader('connection', 'keep-alive');
    response.end('#EXTM3U');
  });
  const where = { ...addresses(0), functions: `127.0.0.1:${await listen(functions)}` };
  const free = createServer();
  port = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  const handler = siteHandler({ folder, config, addresses: where });
  site = await startSiteServer(port, handler, {
    ...certificate,
    connectDelayMs() {
      delayed++;
      return connectDelayMs;
    },
  });
});
beforeEach(() => {
  // Node trusts what it is given here; a browser is given the hash of the key.
  session = connect(`https://localhost:${port}`, { ca: certificate.cert });
});
afterEach(() => session.destroy());
afterAll(async () => {
  await site.close();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ answer: Answer; body: Buffer }>((resolve, reject) => {
    const request = session.request({ ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let answer: Answer = {};
    request.on('response', (received) => (answer = received));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }));
    request.on('error', reject);
  });
}

test('serves a file by HTTP/2, compressed, with the headers of the deployment', async () => {
  const { answer, body } = await get('/main.js', { 'accept-encoding': 'br' });
  expect(answer).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test('answers 304 and 404 as it does by HTTP/1.1', async () => {
  const { answer } = await get('/main.js');
  const again = await get('/main.js', { 'if-none-match': String(answer.etag) });
  expect(again.answer[':status']).toBe(304);
  expect((await get('/gone.js')).answer[':status']).toBe(404);
});

test('forwards a request to a function without the headers of one connection, both ways', async () => {
  const { answer, body } = await get('/s/token/master.m3u8', { 'x-own': 'yes' });
  expect(body.toString()).toBe('#EXTM3U');
  expect(answer.connection).toBeUndefined();
  expect(forwarded).toMatchObject({ 'x-own': 'yes', 'x-forwarded-host': `localhost:${port}` });
  expect(Object.keys(forwarded).filter((name) => name.startsWith(':'))).toEqual([]);
});

test('delays a new connection by the given time, and an open one not', async () => {
  delayed = 0;
  await get('/main.js');
  await get('/main.js');
  expect(delayed).toBe(1);

  connectDelayMs = 300;
  session.destroy();
  const startedAt = performance.now();
  session = connect(`https://localhost:${port}`, { ca: certificate.cert });
  await get('/main.js');
  connectDelayMs = 0;
  // A timer may end a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(299);
  expect(delayed).toBe(2);
});

test('can be taken down and revived, also with open connections', async () => {
  await get('/main.js');
  const closed = new Promise((resolve) => session.once('close', resolve));
  session.on('error', () => undefined);
  await site.become('down');
  await closed;
  await site.become('up');
  session = connect(`https://localhost:${port}`, { ca: certificate.cert });
  expect((await get('/main.js')).answer[':status']).toBe(200);
});
