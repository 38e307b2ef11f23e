import { contentType, isCompressible } from './content-types';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['main.1a2b3c4d.js', 'text/javascript; charset=utf-8', true],
  ['master.m3u8', 'application/vnd.apple.mpegurl', true],
  ['000.ts', 'video/mp2t', false],
  ['picture.webp', 'image/webp', false],
  ['fraunces.woff2', 'font/woff2', false],
  ['parser.wasm', 'application/wasm', true],
  ['LICENSE', 'application/octet-stream', false],
])('%s', (file, type, compresses) => {
  expect(contentType(file)).toBe(type);
  expect(isCompressible(type)).toBe(compresses);
});
