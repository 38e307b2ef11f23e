import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aCatalogue, aRegisteredRemote } from 'common-testing';
import { addresses } from '../addresses';
import { DOCUMENTS_FOLDER } from '../build/documents/document-page';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { aShellManifest } from '../build/testing/a-shell-manifest';
import { KIT_FILE } from '../build/kit-build';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { localDeployment } from './deployment';
import { publishSite } from './publish-site';

const folder = mkdtempSync(join(tmpdir(), 'publish-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outDir = join(folder, 'hosting');
const BUILD = '0a1b2c3d';
/** A folder per test: Node keeps what it has loaded from a path. */
let builds = '';
let tests = 0;

function write(file: string, content: string | object): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A build with one route, `/<name>`, whose screen is rendered by `Root` in Node. */
function remote(name: string, Root: string): void {
  const route = { path: `/${name}`, screen: 'home', exact: true, title: '', needsSession: false };
  const { manifest } = aRegisteredRemote({ name, manifest: { build: BUILD, routes: [route] } });
  write(`${builds}/${name}/remote.json`, manifest);
  write(
    `${builds}/${name}/${PRERENDER_FOLDER}/home.cjs`,
    `exports.default = { Root: ${Root}, identifierPrefix: 'x-' };`,
  );
  write(`${builds}/${name}/${PRERENDER_FOLDER}/${KIT_FILE}`, BUILD);
}

const publish = () =>
  publishSite({
    deployment: localDeployment(addresses(0)),
    outDir,
    catalogueFile: 'catalogue.1.json',
    buildOf: (name: BuiltPackage) => join(folder, builds, name),
  });
const page = (name: string) => readFileSync(join(outDir, 'shell', `${name}.html`), 'utf8');

const [, broken = '', ...whole] = BUILT_PACKAGES;

beforeEach(() => {
  tests += 1;
  builds = `builds-${tests}`;
  write(`${builds}/shell/shell.json`, aShellManifest({ build: BUILD, kit: BUILD }));
  write(`${builds}/shell/shell.css`, 'body{margin:0}');
  write('hosting/shell/catalogue.1.json', aCatalogue());
  for (const name of whole) remote(name, `() => 'Grüezi from ${name}'`);
});

test('composes the pages of all others when one remote cannot be prerendered, and says which', async () => {
  remote(broken, '() => window.innerWidth');
  expect(await publish()).toEqual([
    expect.stringMatching(`${broken}: /${broken} cannot be prerendered: window is not defined`),
  ]);
  expect(page(broken)).toContain('<main>Loading…</main>');
  for (const name of whole) expect(page(name)).toContain(`<main>Grüezi from ${name}</main>`);
});

test('shows the remote as soon as it can be prerendered, and stores that', async () => {
  remote(broken, "() => 'Back again'");
  expect(await publish()).toEqual([]);
  expect(page(broken)).toContain('<main>Back again</main>');
  expect(existsSync(join(outDir, broken, 'fragments.json'))).toBe(true);
  // Build and content are the same, so the stored fragments are used.
  rmSync(join(folder, builds, broken, PRERENDER_FOLDER), { recursive: true });
  expect(await publish()).toEqual([]);
  expect(page(broken)).toContain('<main>Back again</main>');
});

test('publishes a standalone document with the address of the shell, and not as it was built', async () => {
  write(`${builds}/mf-live/${DOCUMENTS_FOLDER}/chat.html`, '<a href="{{shell}}/">Lessons</a>');
  remote(broken, "() => 'Here'");
  await publish();
  const site = join(outDir, 'mf-live');
  expect(readFileSync(join(site, 'chat', 'index.html'), 'utf8')).toBe(
    '<a href="http://localhost:3000/">Lessons</a>',
  );
  expect(existsSync(join(site, DOCUMENTS_FOLDER))).toBe(false);
});

test('removes the page of a route that no remote declares any more', async () => {
  remote(broken, "() => 'Here'");
  write('hosting/shell/old.html', 'of last year');
  await publish();
  expect(existsSync(join(outDir, 'shell', 'old.html'))).toBe(false);
});
