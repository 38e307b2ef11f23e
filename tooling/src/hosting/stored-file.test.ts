import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { acceptedEncoding, createFileStore } from './stored-file';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%j accepts %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

describe('a stored file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stored-file-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const long = 'x'.repeat(5000);
  function file(name: string, content: string): string {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  }

  test('is sent as the build has compressed it', () => {
    const page = file('a.js', long);
    writeFileSync(`${page}.br`, 'compressed by the build');
    expect(createFileStore()(page).encoded('br').body.toString()).toBe('compressed by the build');
  });

  test('is compressed when the build has not done it', () => {
    const { encoding, body } = createFileStore()(file('a.js', long)).encoded('br');
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(long);
  });

  test.each([
    ['short.js', 'short'],
    ['picture.webp', long],
  ])('is sent as it is when compressing is not worth it: %s', (name, content) => {
    expect(createFileStore()(file(name, content)).encoded('br').encoding).toBe('identity');
  });

  test('is read again once it has changed, with another tag', () => {
    const read = createFileStore();
    const before = read(file('a.json', '{"a":1}'));
    const after = read(file('a.json', '{"a":22}'));
    expect(after.body.toString()).toBe('{"a":22}');
    expect(after.etag).not.toBe(before.etag);
  });
});
