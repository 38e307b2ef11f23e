import { createListener, type Tls } from './listen';
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
 * @param tls with it HTTP/2, default plain HTTP/1.1
 * @throws {Error} `EADDRINUSE` when somebody else does
 */
export async function startSiteServer(
  port: number,
  handler: Handler,
  tls?: Tls,
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

  await server.listen(port);
  return {
    async become(condition) {
      current = condition;
      // Also when it stays up: a browser must not go on with a connection that hangs.
      if (server.isListening) await server.close();
      if (condition !== 'down') await server.listen(port);
    },
    close: async () => (server.isListening ? server.close() : undefined),
  };
}
