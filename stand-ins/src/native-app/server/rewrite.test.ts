import { addresses } from 'delivery/addresses';
import { createRewrite, localPolicy } from './rewrite';
import { upstreamOf } from './upstream';

const product = addresses(10_000);
const rewrite = createRewrite(product, '192.0.2.7:13005');

test('puts every address of the product under the origin of the simulator', () => {
  const text = JSON.stringify({
    home: 'http://localhost:13000/home',
    remote: 'http://localhost:13003/remote.json',
    film: 'http://127.0.0.1:15010/lessons/a/b.m3u8',
    emulators: {
      auth: '127.0.0.1:19099',
      firestore: '127.0.0.1:18080',
      functions: '127.0.0.1:15001',
    },
    // A longer number is another port.
    other: 'http://localhost:130001',
  });
  expect(JSON.parse(rewrite(text))).toEqual({
    home: 'http://192.0.2.7:13005/home',
    remote: 'http://192.0.2.7:13005/__simulator/sites/mf-subscriptions/remote.json',
    film: 'http://192.0.2.7:13005/__simulator/sites/media/lessons/a/b.m3u8',
    emulators: {
      auth: '192.0.2.7:13005',
      firestore: '192.0.2.7:13005',
      functions: '192.0.2.7:13005',
    },
    other: 'http://localhost:130001',
  });
});

test.each([
  ['/subscriptions?x=1', 'localhost:13000', '/subscriptions?x=1'],
  ['/__simulator/sites/mf-live/chat/', 'localhost:13004', '/chat/'],
  ['/__simulator/sites/media/s/a/b.ts?k=1', '127.0.0.1:15010', '/s/a/b.ts?k=1'],
  [
    '/demo-swissgerman/us-central1/getOffer',
    '127.0.0.1:15001',
    '/demo-swissgerman/us-central1/getOffer',
  ],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', '127.0.0.1:19099', undefined],
  ['/securetoken.googleapis.com/v1/token', '127.0.0.1:19099', undefined],
  ['/v1/projects/demo-swissgerman/databases', '127.0.0.1:18080', undefined],
  ['/google.firestore.v1.Firestore/Listen/channel', '127.0.0.1:18080', undefined],
])('passes %s on to %s', (url, host, path = url) => {
  expect(upstreamOf(product, url)).toMatchObject({ host, path });
});

test('never changes what a database streams, because its messages have a length', () => {
  expect(upstreamOf(product, '/google.firestore.v1.Firestore/Listen/channel').isText).toBe(false);
  expect(upstreamOf(product, '/v1/projects/demo-swissgerman/databases').isText).toBe(true);
});

test('lets the simulator frame the product and run its bridge, and nothing more', () => {
  const policy =
    "default-src 'none'; script-src 'self' http://localhost:13001; connect-src 'self' http://127.0.0.1:15001; frame-ancestors 'none'";
  const origins = ['http://localhost:13001', 'http://127.0.0.1:15001'];
  expect(localPolicy(policy, origins, 'http://localhost:13005', 'sha256-abc')).toBe(
    "default-src 'none'; script-src 'self' http://localhost:13005 'sha256-abc'; connect-src 'self' http://localhost:13005; frame-ancestors 'self'",
  );
});
