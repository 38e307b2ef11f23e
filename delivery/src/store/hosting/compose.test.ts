import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CatalogueSchema,
  PAGE_DATA_IDS,
  RegisteredRemoteSchema,
  SiteConfigSchema,
} from 'shared-contracts';
import { array, object, parse, string, type GenericSchema } from 'valibot';
import { REGION, REMOTE_NAMES } from '../../addresses';
import { headersFor, readHostingConfig } from '../../hosting/config';
import { inRoot } from '../../paths';
import { createProduction } from './testing/production-world';

// The real content, composed once: no test of this file changes anything.
const { compose, outDir, read, remove } = createProduction();
let page = '';
beforeAll(async () => {
  await compose({ contentDir: inRoot('firebase', 'content') });
  page = read('shell', 'fallback.html');
});
afterAll(remove);

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
    expect(text).not.toMatch(/demo|localhost|127\.0\.0\.1|emulator/i);
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
  // What the page itself links is its own: 'self'.
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
