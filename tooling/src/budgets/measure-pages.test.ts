import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { productionDeployment } from '../publish';
import { measurePages } from './measure-pages';
import type { Measurement } from './measurement';

const sites = mkdtempSync(join(tmpdir(), 'measure-pages-'));
afterAll(() => rmSync(sites, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(sites, file)), { recursive: true });
  writeFileSync(join(sites, file), text);
}

const live = productionDeployment().origins['mf-live'];
const built: Measurement = new Map([
  ['shell/shell.js', { bytes: 5, modules: () => ({ react: 20, 'kit/src/a.ts': 1 }) }],
  ['shell/shell.css', { bytes: 3, modules: () => ({ 'shell/src/a.css': 3 }) }],
  ['mf-live/remoteEntry.js', { bytes: 7, modules: () => ({ sdk: 30 }) }],
  ['mf-live/live_lessons.css', { bytes: 2, modules: () => ({ 'mf-live/src/a.css': 2 }) }],
]);

write('shell/assets/shell.0a1b2c3d.js', 'shell');
write('mf-live/remoteEntry.0a1b2c3d.js', 'a remote');
write('shell/assets/page.0a1b2c3d.css', 'joined');
write(
  'shell/live/_id.html',
  '<link rel="stylesheet" href="/assets/page.0a1b2c3d.css" ' +
    'data-shell-style="/assets/shell.0a1b2c3d.css" ' +
    `data-holds="${live}/assets/__federation_expose_live_lessons.0a1b2c3d.css">` +
    `<link rel="preload" as="script" href="${live}/remoteEntry.0a1b2c3d.js">` +
    '<script src="/assets/shell.0a1b2c3d.js"></script>' +
    `<div id="root">${'Grüezi '.repeat(500)}</div><noscript>`,
);

const measurement = measurePages(sites, built);

it('weighs the document as it travels', () => {
  const document = measurement.get('live/_id.html: document');
  expect(document?.bytes).toBeLessThan(500);
  expect(document?.modules()['prerendered content']).toBeGreaterThan(3_500);
});

it('adds up the scripts that it names, on whatever site they are', () => {
  const scripts = measurement.get('live/_id.html: scripts');
  expect(scripts?.bytes).toBe('shell'.length + 'a remote'.length);
  expect(scripts?.files).toEqual({ 'shell/shell.js': 5, 'mf-live/remoteEntry.js': 7 });
  expect(scripts?.modules()).toEqual({ react: 20, 'kit/src/a.ts': 1, sdk: 30 });
});

it('weighs the joined style sheet, and knows what it was joined from', () => {
  const styles = measurement.get('live/_id.html: styles');
  expect(styles?.bytes).toBe('joined'.length);
  expect(styles?.files).toEqual({ 'shell/shell.css': 3, 'mf-live/live_lessons.css': 2 });
  expect(styles?.modules()).toEqual({ 'shell/src/a.css': 3, 'mf-live/src/a.css': 2 });
});
