import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf, isForeign, json } from '../http';
import type { RunningSandbox } from '../stripe/http/server';
import { goTo, html, page, type PageResponse } from '../stripe/pages/html';
import { control } from './control';
import type { RevenueCatSandbox } from './sandbox';
import { viewerPage } from './viewer-page';

/** How often things that fall due by the real time are looked for. */
const TICK_MS = 1000;

async function answerControl(
  sandbox: RevenueCatSandbox,
  name: string,
  request: IncomingMessage,
): Promise<PageResponse> {
  if (isForeign(request)) {
    return json(403, { error: 'Posts come from the pages of the sandbox.' });
  }
  const isForm = String(request.headers['content-type']).includes('x-www-form-urlencoded');
  try {
    const body = await bodyOf(request);
    const input: unknown = isForm
      ? Object.fromEntries(new URLSearchParams(body))
      : JSON.parse(body === '' ? '{}' : body);
    control(sandbox, name, input);
    await sandbox.settle();
    return isForm ? goTo('/') : json(200, { ok: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!isForm) return json(400, { error: message });
    const body = html`<main>
      <h1>That was not done</h1>
      <p>${message}</p>
    </main>`;
    return page('Not done', body, 400);
  }
}

async function answer(sandbox: RevenueCatSandbox, request: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname } = new URL(url, 'http://sandbox');
  if (pathname.startsWith('/v2/')) {
    return sandbox.api({ method, path: url, authorization: headers.authorization });
  }
  if (method === 'POST' && pathname.startsWith('/_control/')) {
    return answerControl(sandbox, pathname.slice('/_control/'.length), request);
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
