import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CatalogueSchema,
  PAGE_DATA_IDS,
  RegisteredRemoteSchema,
  SiteConfigSchema,
} from 'shared-contracts';
import { array, object, parse, string, type GenericSchema } from 'valibot';
import { aRegisteredRemote } from 'common-testing';
import { REGION, REMOTE_NAMES } from '../addresses';
import { headersFor, readHostingConfig } from '../hosting/config';
import { PlainError } from '../plain-error';
import { aShellManifest } from '../build/testing/a-shell-manifest';
import { composeForProduction } from './compose-for-production';

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const outDir = join(folder, 'hosting');
const BUILD = '0a1b2c3d';
const buildOf = (name: string) => join(folder, 'builds', name);
function writeBuild(name: string, file: string, text: string): void {
  const path = join(buildOf(name), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const read = (...path: string[]) => readFileSync(join(outDir, ...path), 'utf8');

// The real content, composed once from small builds: no test of this file changes anything.
let page = '';
beforeAll(async () => {
  const shell = {
    script: `/assets/shell.${BUILD}.js`,
    style: `/assets/shell.${BUILD}.css`,
    federation: `/assets/federation.${BUILD}.js`,
    session: [`/assets/auth.${BUILD}.js`],
    kit: BUILD,
  };
  writeBuild('shell', 'shell.json', JSON.stringify(aShellManifest(shell)));
  writeBuild('shell', `assets/shell.${BUILD}.css`, 'body{margin:0}');
  for (const name of REMOTE_NAMES) {
    const { manifest } = aRegisteredRemote({ name, manifest: { build: BUILD, routes: [] } });
    writeBuild(name, 'remote.json', JSON.stringify(manifest));
  }
  await composeForProduction({ outDir, buildOf });
  page = read('shell', 'fallback.html');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function dataOf<Schema extends GenericSchema>(id: string, schema: Schema) {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return parse(schema, JSON.parse(block?.[1] ?? 'null'));
}
const config = () => dataOf(PAGE_DATA_IDS.siteConfig, SiteConfigSchema);
const remotes = () =>
  dataOf(PAGE_DATA_IDS.registry, object({ remotes: array(RegisteredRemoteSchema) })).remotes;

const policy = headersFor(readHostingConfig().shell, '/')['content-security-policy'] ?? '';
const allowed = (name: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(' '))
    .find(([directive]) => directive === name)
    ?.slice(1);

test('deploys nothing of the simulator', () => {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { name, parentPath } of files) {
    expect(name).not.toMatch(/simulator/i);
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(/__simulator|simulatedApp/);
  }
});

test('leaves nothing of this machine in what is deployed', () => {
  for (const text of [page, read('shell', 'registry.json'), read('shell', config().catalogueUrl)]) {
    expect(text).not.toMatch(/demo-swissgerman|localhost|127\.0\.0\.1|emulator/i);
  }
});

test('speaks with the real project, and lets no visitor repoint a remote', () => {
  expect(config()).toMatchObject({
    firebase: { projectId: 'swissgerman-prod' },
    allowOverrides: false,
  });
  expect(config().emulators).toBeUndefined();
});

test('names the build of the shell, in its pages and in the file', () => {
  expect(JSON.parse(read('shell', 'registry.json'))).toHaveProperty('shell', '0a1b2c3d');
  expect(dataOf(PAGE_DATA_IDS.registry, object({ shell: string() })).shell).toBe('0a1b2c3d');
});

test('names every remote at its own origin [CMD-start-serves]', () => {
  expect(remotes().map(({ manifestUrl }) => manifestUrl)).toEqual(
    REMOTE_NAMES.map((name) => `https://${name}.swissgerman.example/remote.json`),
  );
});

test('uses no origin that the content security policy refuses', () => {
  const { firebase, mediaOrigin } = config();
  const ofRemotes = remotes().map(({ manifestUrl }) => new URL(manifestUrl).origin);
  const functions = `https://${REGION}-${firebase.projectId}.cloudfunctions.net`;
  expect(allowed('script-src')).toEqual(expect.arrayContaining(ofRemotes));
  expect(allowed('style-src')).toEqual(expect.arrayContaining(ofRemotes));
  expect(allowed('connect-src')).toEqual(
    expect.arrayContaining([...ofRemotes, mediaOrigin, functions]),
  );
  expect(allowed('frame-src')).toContain(`https://${firebase.authDomain}`);
  expect(allowed('media-src')).toContain(mediaOrigin);
  // All links of the page lead to its own origin, 'self'.
  const linked = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url ?? '');
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((url) => /^([a-z]+:)?\/\//.test(url))).toEqual([]);
});

test('lists the lessons with pictures that the policy lets in', () => {
  const { lessons } = parse(
    CatalogueSchema,
    JSON.parse(read('shell', config().catalogueUrl)) as unknown,
  );
  const origins = new Set(
    lessons.map(({ VideoThumbnailURL }) => new URL(VideoThumbnailURL).origin),
  );
  expect([...origins]).toEqual([config().mediaOrigin]);
  expect(allowed('img-src')).toContain(config().mediaOrigin);
});

test('a folder that holds a shipped release is left as it is', async () => {
  const shipped = join(folder, 'shipped');
  mkdirSync(join(shipped, 'shell'), { recursive: true });
  writeFileSync(join(shipped, 'shell', 'releases.json'), '[]');
  const refused = composeForProduction({ outDir: shipped, buildOf });
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow('npm run compose -- --deploy');
  expect(readdirSync(join(shipped, 'shell'))).toEqual(['releases.json']);
});

test('a mistake in the content is said in one line, and no page is written', async () => {
  const contentDir = join(folder, 'content');
  mkdirSync(contentDir);
  const composed = join(folder, 'nothing');
  const refused = composeForProduction({ outDir: composed, buildOf, contentDir });
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow('offers.yaml');
});
