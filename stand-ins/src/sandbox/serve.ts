import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl, type Control } from './controls';
import { html, page, type PageRequest, type PageResponse } from './html';
import { bodyOf, isForeign, json, type ApiRequest } from './http';

/** Interval between two looks for events that fall due by the real time. */
const TICK_MS = 1000;

export interface RunningSandbox {
  /** The requested port; with 0 any free one. */
  readonly port: number;
  /** Ends all connections, then the server. */
  close(): Promise<void>;
}

/** The parts of a sandbox that the server needs. */
interface Served {
  api(request: ApiRequest): PageResponse;
  /** Carries out all that is due, and sends its events. */
  settle(): Promise<unknown>;
  /** Makes the present state the one that the control `reset` restores. */
  keepAsStart(): void;
}

interface Paths<S> {
  /** The beginning of the API's paths, `/v1/`. */
  readonly apiPath: string;
  readonly controls: Readonly<Record<string, Control<S>>>;
  /** Answers a page of the sandbox; undefined: there is no such page. */
  readonly pageOf: (sandbox: S, request: PageRequest) => PageResponse | undefined;
}

async function answer<S extends Served>(
  sandbox: S,
  { apiPath, controls, pageOf }: Paths<S>,
  request: IncomingMessage,
): Promise<PageResponse> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  const body = await bodyOf(request);
  if (pathname.startsWith(apiPath)) {
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return sandbox.api({ method, path: url, headers: Object.fromEntries(texts), body });
  }
  if (isForeign(request)) return json(403, { error: 'Posts come from the pages of the sandbox.' });
  if (method === 'POST' && pathname.startsWith('/_control/')) {
    const name = pathname.slice('/_control/'.length);
    const isForm = String(headers['content-type']).includes('x-www-form-urlencoded');
    return answerControl(controls, sandbox, { name, isForm, body });
  }
  const form = method === 'POST' ? new URLSearchParams(body) : searchParams;
  return (
    pageOf(sandbox, { method, path: pathname, form }) ??
    page('Not found', html`<main><h1>There is no such page</h1></main>`, 404)
  );
}

/**
 * Serves the API, the pages and the controls of a sandbox on this machine only, and lets time pass.
 * The control `reset` restores the state of this moment.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export async function serve<S extends Served>(
  sandbox: S,
  paths: Paths<S>,
  port: number,
): Promise<RunningSandbox> {
  sandbox.keepAsStart();
  const server = createServer((request, response) => {
    answer(sandbox, paths, request)
      .catch((error: unknown) => json(500, { error: String(error) }))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void sandbox.settle().finally(() => (isBusy = false));
  }, TICK_MS);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
