import { connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { startFirestoreMeter, type FirestoreMeter } from './firestore-meter';

const framed = (...bytes: number[]) => Buffer.from([0, 0, 0, 0, bytes.length, ...bytes]);

let emulator: Http2Server;
let meter: FirestoreMeter;
let asked: { path: unknown; body: string }[];

/** Answers every call with a document that is found, one that is missing, and trailers. */
beforeEach(async () => {
  asked = [];
  emulator = createServer();
  emulator.on('stream', (stream, headers) => {
    let body = '';
    stream.setEncoding('utf8').on('data', (text: string) => (body += text));
    stream.on('end', () => {
      asked.push({ path: headers[':path'], body });
      if (body === 'refuse')
        return stream.respond({ ':status': 200, 'grpc-status': '7' }, { endStream: true });
      stream.respond({ ':status': 200 }, { waitForTrailers: true });
      stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
      stream.write(framed(0x0a, 0x00));
      return stream.end(framed(0x12, 0x00));
    });
  });
  const port = await new Promise<number>((resolve) =>
    emulator.listen(0, '127.0.0.1', () => resolve((emulator.address() as AddressInfo).port)),
  );
  meter = await startFirestoreMeter(0, `127.0.0.1:${port}`);
});
afterEach(async () => {
  await meter.close();
  await new Promise((resolve) => emulator.close(resolve));
});

/** @returns the whole answer, and the status, which may come in the trailers or instead of an answer */
function call(method: string, body: string) {
  const session = connect(`http://${meter.address}`);
  return new Promise<{ bytes: number; status: unknown }>((resolve, reject) => {
    const request = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
    });
    let bytes = 0;
    let status: unknown;
    request.on('response', (headers) => (status = headers['grpc-status']));
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('trailers', (trailers) => (status = trailers['grpc-status']));
    request.on('close', () => resolve({ bytes, status }));
    request.on('error', reject);
    request.end(body);
  }).finally(() => session.destroy());
}

it('hands calls and answers on as they are, and counts documents', async () => {
  expect(await call('BatchGetDocuments', 'two')).toEqual({ bytes: 14, status: '0' });
  expect(asked).toEqual([
    { path: '/google.firestore.v1.Firestore/BatchGetDocuments', body: 'two' },
  ]);
  expect(meter.reads()).toBe(2);
  await call('RunQuery', 'one');
  expect(meter.reads()).toBe(3);
});

it('counts no writes', async () => {
  await call('Commit', 'write');
  expect(meter.reads()).toBe(0);
});

it('hands on a refusal that has no answer', async () => {
  expect(await call('RunQuery', 'refuse')).toEqual({ bytes: 0, status: '7' });
  expect(meter.reads()).toBe(0);
});
