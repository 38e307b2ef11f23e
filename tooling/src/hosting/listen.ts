import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import type { Handler } from './site-handler';

/** What an encrypted server needs. */
export interface Tls {
  /** In PEM, as the certificate. */
  readonly key: Buffer;
  readonly cert: Buffer;
  /**
   * By how many milliseconds a new connection is answered late, as over a long line. Asked for each;
   * default: not at all.
   */
  readonly connectDelayMs?: () => number;
}

export interface Listener {
  readonly isListening: boolean;
  /** @throws {Error} `EADDRINUSE` when somebody else listens there */
  listen(port: number): Promise<void>;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/** Takes connections and hands each to another server once its delay is over. */
const delaying = (server: Server, delayMs: () => number): Server =>
  createNetServer({ pauseOnConnect: true }, (socket) => {
    setTimeout(() => {
      server.emit('connection', socket);
      socket.resume();
    }, delayMs());
  });

function serverOf(handler: Handler, tls: Tls | undefined): Server {
  if (!tls) return createServer(handler);
  const { key, cert, connectDelayMs } = tls;
  // Node's compatibility layer gives HTTP/2 requests and responses the interface of HTTP/1; its
  // types are declared apart.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, handler as never);
  return connectDelayMs ? delaying(server, connectDelayMs) : server;
}

/**
 * A server of this machine: plain HTTP/1.1, or with TLS HTTP/2 as in production.
 *
 * @param tls default: none
 */
export function createListener(handler: Handler, tls?: Tls): Listener {
  const server = serverOf(handler, tls);
  // Kept here because a server of HTTP/2 cannot end its connections itself.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    get isListening() {
      return server.listening;
    },
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
