import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from './http';
import type { PageResponse } from './html';

/** How often things that fall due by the real time are looked for. */
const TICK_MS = 1000;

export interface RunningSandbox {
  /** The one that was asked for; with 0 any free one. */
  readonly port: number;
  /** Stops answering; what is being answered is finished. */
  close(): Promise<void>;
}

interface Served {
  readonly answer: (request: IncomingMessage) => Promise<PageResponse>;
  /** Does what has fallen due. */
  readonly settle: () => Promise<unknown>;
}

/**
 * Serves a sandbox on this machine only, and lets time pass.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export async function serve({ answer, settle }: Served, port: number): Promise<RunningSandbox> {
  const server = createServer((request, response) => {
    answer(request)
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
    void settle().finally(() => (isBusy = false));
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
