import {
  connect,
  constants,
  createServer,
  type ClientHttp2Session,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createMessageReader, isDocumentRead } from './grpc-messages';

export interface FirestoreMeter {
  /** What server-side code is given as the address of the emulator. */
  readonly address: string;
  /** Documents read through it since it was started. */
  readonly reads: () => number;
  close(): Promise<void>;
}

const { HTTP2_HEADER_PATH, HTTP2_HEADER_AUTHORITY } = constants;

/** `/google.firestore.v1.Firestore/RunQuery` */
const methodOf = (headers: IncomingHttpHeaders) =>
  String(headers[HTTP2_HEADER_PATH]).split('/').at(-1) ?? '';

/** Hands a call over and its answer back, trailers included, and shows each message of it. */
function relay(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  session: ClientHttp2Session,
  onMessage: (message: Buffer) => void,
): void {
  const { [HTTP2_HEADER_AUTHORITY]: _, ...rest } = headers;
  const upstream = session.request(rest);
  const read = createMessageReader(onMessage);
  let trailers: IncomingHttpHeaders = {};
  stream.pipe(upstream);
  upstream.on('response', (answer, flags) => {
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(answer, { endStream: isAll, waitForTrailers: !isAll });
  });
  upstream.on('data', (chunk: Buffer) => {
    read(chunk);
    if (!stream.destroyed) stream.write(chunk);
  });
  upstream.on('trailers', (last) => (trailers = last));
  upstream.on('end', () => void (stream.writableEnded || stream.end()));
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.on('close', () => upstream.close(stream.rstCode));
  for (const side of [stream, upstream]) side.on('error', () => stream.close());
}

/**
 * Stands between server-side code and the Firestore emulator and counts documents that are read.
 * The emulator itself reports only what its security rules judge, and the server passes them by.
 *
 * @param port of this machine; 0: any that is free
 * @param firestore address of the emulator; asked for only when somebody calls
 */
export async function startFirestoreMeter(
  port: number,
  firestore: string,
): Promise<FirestoreMeter> {
  let reads = 0;
  let upstream: ClientHttp2Session | undefined;
  const sessions = new Set<Http2Session>();

  const emulator = () => {
    if (!upstream || upstream.closed || upstream.destroyed) {
      upstream = connect(`http://${firestore}`);
      upstream.on('error', () => (upstream = undefined));
    }
    return upstream;
  };

  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    const method = methodOf(headers);
    relay(stream, headers, emulator(), (message) => {
      if (isDocumentRead(method, message)) reads++;
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    reads: () => reads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        upstream?.destroy();
        for (const session of sessions) session.destroy();
      }),
  };
}
