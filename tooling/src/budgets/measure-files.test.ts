import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFiles } from './measure-files';

let dist: string;
const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const map = JSON.stringify({
  version: 3,
  file: '',
  names: [],
  sourceRoot: '',
  sources: ['webpack://x/./src/a.ts'],
  mappings: 'AAAA',
});

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'measure-files-'));
  for (const folder of ['assets', '.prerender']) mkdirSync(join(dist, folder));
  write('.build', '0a1b2c3d');
  write('remoteEntry.0a1b2c3d.js', 'a'.repeat(2_000));
  write('remoteEntry.0a1b2c3d.js.br', 'compressed');
  write('remoteEntry.0a1b2c3d.js.map', map);
  write('assets/__federation_expose_home.0a1b2c3d.css', '.a{}');
  write('assets/font.0a1b2c3d.woff2', 'font');
  write('.prerender/home.js', 'not served');
});
afterEach(() => rmSync(dist, { recursive: true }));

const measured = () => measureFiles([{ name: 'mf-live', dist }]);

test('weighs scripts and style sheets as they travel', () => {
  const bytes = [...measured()].map(([name, each]) => [name, each.bytes]);
  expect(Object.fromEntries(bytes)).toEqual({
    'mf-live/remoteEntry.js': 'compressed'.length,
    // Too small to be compressed.
    'mf-live/home.css': 4,
  });
});

test('knows the modules by the source map beside a file', () => {
  expect(measured().get('mf-live/remoteEntry.js')?.modules()).toEqual({
    'mf-live/src/a.ts': 2_000,
  });
});

test('says what is not built', () => {
  rmSync(join(dist, '.build'));
  expect(measured).toThrow('mf-live is not built; build it with: npm run build');
});

test('gives no two files the same budget', () => {
  write('assets/home.11111111.css', '.b{}');
  expect(measured).toThrow('Two built files are called mf-live/home.css; rename one');
});
