import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { productionDeployment } from 'delivery/compose';
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
  ['mf-live/remoteEntry.js', { bytes: 7, modules: () => ({ sdk: 30 }) }],
]);

write('shell/assets/shell.0a1b2c3d.js', 'shell');
write('mf-live/remoteEntry.0a1b2c3d.js', 'a remote');
write(
  'shell/live/_id.html',
  '<style data-href="/assets/shell.0a1b2c3d.css">a{}</style>' +
    `<link rel="preload" as="script" href="${live}/remoteEntry.0a1b2c3d.js">` +
    '<script src="/assets/shell.0a1b2c3d.js"></script>' +
    `<div id="root">${'Grüezi '.repeat(500)}</div><noscript>`,
);

const lessonPage = (words: number) => `<div id="root">${'Sali '.repeat(words)}</div><noscript>`;
write('shell/videos/_VideoID.html', lessonPage(10));
write('shell/videos/am-see.html', lessonPage(20));
write('shell/videos/im-tram.html', lessonPage(30));

const measurement = measurePages(sites, built);

test('weighs the document as it travels', () => {
  const document = measurement.get('live/_id.html: document');
  expect(document?.bytes).toBeLessThan(500);
  const parts = document?.modules();
  expect(parts?.['prerendered content']).toBeGreaterThan(3_500);
  expect(parts?.['styles: shell/shell.css']).toBe(57);
});

test('adds up the scripts that it names, on whatever site they are', () => {
  const scripts = measurement.get('live/_id.html: scripts');
  expect(scripts?.bytes).toBe('shell'.length + 'a remote'.length);
  expect(scripts?.files).toEqual({ 'shell/shell.js': 5, 'mf-live/remoteEntry.js': 7 });
  expect(scripts?.modules()).toEqual({ react: 20, 'kit/src/a.ts': 1, sdk: 30 });
});

test('weighs the longest page of a lesson for all of them, beside the page of the route', () => {
  const names = [...measurement.keys()].filter((name) => /^videos.*document/.test(name));
  expect(names.sort()).toEqual(['videos/ID.html: document', 'videos/_VideoID.html: document']);
  const bytes = measurement.get('videos/ID.html: document')?.bytes;
  expect(bytes).toBe(lessonPage(30).length);
});
