import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, readHostingConfig } from '../../hosting/config';
import { useProduction } from './testing/production-world';

const production = useProduction();

test('keeps the files of the build before, and lets browsers keep them', async () => {
  const { compose, read, releaseFile, writeBuild } = production();
  await compose();
  const later = '/assets/shell.1b2c3d4e.js';
  writeBuild('shell', later.slice(1), 'export {};');
  await compose();
  const before = '/assets/shell.0a1b2c3d.css';
  expect(read('shell', before)).toContain('body');
  const release: unknown = JSON.parse(readFileSync(releaseFile, 'utf8'));
  const { shell } = readHostingConfig(JSON.stringify(release));
  const caching = (path: string) => headersFor(shell, path)['cache-control'];
  for (const path of [before, later]) expect(caching(path)).toMatch(/immutable/);
  for (const path of ['/assets/shell.2c3d4e5f.js', '/registry.json', '/']) {
    expect(caching(path)).toBe('no-cache');
  }
});

test('removes files of a build that was replaced more than 30 days ago', async () => {
  const { buildOf, compose, has, read, writeBuild } = production();
  const old = 'assets/shell.4d5e6f70.js';
  writeBuild('shell', old, 'export {};');
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await compose({ now: at(0) });
  rmSync(join(buildOf('shell'), old));
  const manifest = JSON.parse(readFileSync(join(buildOf('shell'), 'shell.json'), 'utf8')) as object;
  writeBuild('shell', 'shell.json', JSON.stringify({ ...manifest, build: '4d5e6f71' }));
  await compose({ now: at(1) });
  await compose({ now: at(30) });
  expect(read('shell', old)).toBe('export {};');
  await compose({ now: at(32) });
  expect(has('shell', old)).toBe(false);
  expect(read('shell', 'assets/shell.0a1b2c3d.css')).toContain('body');
});
