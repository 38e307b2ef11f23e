import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Addresses } from 'delivery/addresses';
import { readBridge, type Bridge } from './inject';
import { createOwnPages } from './own-pages';
import { createProxy } from './proxy';
import { passToStore, STORE_PATH } from './store-control';
import { OWN_PREFIX } from './upstream';

const policyOf = ({ hash }: Bridge): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const isOwn = (path: string): boolean =>
  path === OWN_PREFIX ||
  (path.startsWith(`${OWN_PREFIX}/`) && !path.startsWith(`${OWN_PREFIX}/sites/`));

/**
 * Serves the simulator of the parent app: its pages, the product under the simulator's origin with
 * the bridge as the first script, and the controls of the store. It is never deployed.
 */
export function simulatorHandler(addresses: Addresses) {
  const bridge = readBridge();
  const proxy = createProxy(addresses, bridge);
  const ownPage = createOwnPages(bridge);
  const policy = policyOf(bridge);

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path.startsWith(STORE_PATH)) {
      const { status, body } = await passToStore(addresses, request, path.slice(STORE_PATH.length));
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return;
    }
    const page = await ownPage(path);
    const headers = {
      'content-type': page?.type ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    response
      .writeHead(page ? 200 : 404, headers)
      .end(page?.body ?? 'The simulator has no such page.');
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (!isOwn(path)) return proxy(request, response);
    answer(request, response, path).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  };
}
