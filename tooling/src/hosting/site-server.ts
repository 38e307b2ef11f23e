import { createServer } from 'node:http';
import { inCondition, type SiteCondition } from './site-condition';
import type { Handler } from './site-handler';

export interface SiteServer {
  /** Resolves when the new condition is in force. */
  become(condition: SiteCondition): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a port of this machine.
 *
 * @throws {Error} `EADDRINUSE` when somebody else does
 */
export async function startSiteServer(port: number, handler: Handler): Promise<SiteServer> {
  let current: SiteCondition = 'up';
  const server = createServer((request, response) => {
    try {
      inCondition(current, handler)(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      response.destroy();
    }
  });

  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen();
  return {
    async become(condition) {
      current = condition;
      // Also when it stays up: a browser must not go on with a connection that hangs.
      if (server.listening) await close();
      if (condition !== 'down') await listen();
    },
    close: async () => (server.listening ? close() : undefined),
  };
}
