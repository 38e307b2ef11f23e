import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import type { Handler } from './site-handler';

/** Options of an encrypted server. */
export interface Tls {
  /** Key and certificate in PEM. */
  readonly key: Buffer;
  readonly cert: Buffer;
  /**
   * Delay of each new connection in milliseconds, as over a long distance; default: no delay.
   */
  readonly connectDelayMs?: () => number;
}

export interface Listener {
  readonly isListening: boolean;
  /**
   * @param host default: this machine only
   * @throws {Error} `EADDRINUSE` when the port is in use
   */
  listen(port: number, host?: string): Promise<void>;
  /** Stops listening, and ends open connections. */
  close(): Promise<void>;
}

/** Accepts connections and passes each to another server after its delay. */
const delayConnections = (server: Server, delayMs: () => number): Server =>
  createNetServer({ pauseOnConnect: true }, (socket) => {
    setTimeout(() => {
      server.emit('connection', socket);
      socket.resume();
    }, delayMs());
  });

function serverOf(handler: Handler, tls: Tls | undefined): Server {
  if (!tls) return createServer(handler);
  const { key, cert, connectDelayMs } = tls;
  // Node gives HTTP/2 requests the interface of HTTP/1; only the types differ.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, handler as never);
  return connectDelayMs ? delayConnections(server, connectDelayMs) : server;
}

/**
 * Makes a server for this machine.
 *
 * @param tls for HTTP/2, as in production; default: plain HTTP/1.1
 */
export function createListener(handler: Handler, tls?: Tls): Listener {
  const server = serverOf(handler, tls);
  // A server of HTTP/2 cannot end its connections itself.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    get isListening() {
      return server.listening;
    },
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
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
