import { createStreamAddresses } from './stream-addresses';

const at = (token: string, file: string) => `https://media.example/s/${token}/live/${file}`;

test('replaces each older token with the newest one', () => {
  const { renew, addressOf } = createStreamAddresses(at('a', 'master.m3u8'));
  expect(addressOf(at('a', '240p.m3u8'))).toBe(at('a', '240p.m3u8'));
  renew(at('b', 'master.m3u8'));
  renew(at('c', 'master.m3u8'));
  for (const token of ['a', 'b', 'c']) {
    expect(addressOf(at(token, 'key-0'))).toBe(at('c', 'key-0'));
  }
});

test('leaves other addresses as they are', () => {
  const { renew, addressOf } = createStreamAddresses('https://stream.example/a/live.m3u8?x=1');
  renew('https://stream.example/b/live.m3u8?x=2');
  expect(addressOf('https://media.example/clips/000.ts')).toBe(
    'https://media.example/clips/000.ts',
  );
  expect(addressOf('https://stream.example/a/low.m3u8?y')).toBe(
    'https://stream.example/b/low.m3u8?y',
  );
});
