import { createListener, type Tls } from './listen';
import { inCondition, type SiteCondition } from './site-condition';
import type { Handler } from './site-handler';

export interface SiteServer {
  /** Resolves when the new condition holds. */
  become(condition: SiteCondition): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a port of this machine.
 *
 * @param tls for HTTP/2; default: plain HTTP/1.1
 * @param host default: this machine only
 * @throws {Error} `EADDRINUSE` when the port is in use
 */
export async function startSiteServer(
  port: number,
  handler: Handler,
  tls?: Tls,
  host?: string,
): Promise<SiteServer> {
  let current: SiteCondition = 'up';
  const server = createListener((request, response) => {
    try {
      inCondition(current, handler)(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      response.destroy();
    }
  }, tls);

  await server.listen(port, host);
  return {
    async become(condition) {
      current = condition;
      // Close even a site that stays up: a browser must not reuse a hanging connection.
      if (server.isListening) await server.close();
      if (condition !== 'down') await server.listen(port, host);
    },
    close: async () => (server.isListening ? server.close() : undefined),
  };
}
