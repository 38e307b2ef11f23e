import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl } from '../controls';
import { bodyOf, isForeign, json } from '../http';
import type { RunningSandbox } from '../stripe/http/server';
import { html, page } from '../stripe/pages/html';
import { CONTROLS } from './controls';
import type { RevenueCatSandbox } from './sandbox';
import { viewerPage } from './viewer-page';

/** How often things that fall due by the real time are looked for. */
const TICK_MS = 1000;

async function answer(sandbox: RevenueCatSandbox, request: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname } = new URL(url, 'http://sandbox');
  if (pathname.startsWith('/v2/')) {
    return sandbox.api({ method, path: url, authorization: headers.authorization });
  }
  if (method === 'POST' && pathname.startsWith('/_control/')) {
    if (isForeign(request)) {
      return json(403, { error: 'Posts come from the pages of the sandbox.' });
    }
    const name = pathname.slice('/_control/'.length);
    const isForm = String(headers['content-type']).includes('x-www-form-urlencoded');
    const answered = await answerControl(CONTROLS, sandbox, {
      name,
      isForm,
      body: await bodyOf(request),
    });
    await sandbox.settle();
    return answered;
  }
  if (pathname === '/') return viewerPage(sandbox.world);
  return page('Not found', html`<main><h1>There is no such page</h1></main>`, 404);
}

/**
 * Serves REST interface, viewer and controls on this machine only, and lets time pass.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export async function serveRevenueCatSandbox(
  sandbox: RevenueCatSandbox,
  port: number,
): Promise<RunningSandbox> {
  sandbox.keepAsStart();
  const server = createServer((request, response) => {
    answer(sandbox, request)
      .catch((error: unknown) => json(500, { error: String(error) }))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const timer = setInterval(() => void sandbox.settle(), TICK_MS);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
