import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Claim } from 'publisher';
import {
  CatalogueSchema,
  PAGE_DATA_IDS,
  RegisteredRemoteSchema,
  SiteConfigSchema,
  type RegisteredRemote,
} from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { verifyRegistry, type SignedRegistry } from 'shared-contracts/signed-registry';
import { array, object, parse, string, type GenericSchema } from 'valibot';
import { REGION, REMOTE_NAMES } from '../addresses';
import type { BuiltPackage } from '../build/packages';
import { aShellManifest } from '../build/testing/a-shell-manifest';
import { headersFor, readHostingConfig } from '../hosting/config';
import { PlainError } from '../processes/plain-error';
import { productionDeployment } from '../publish';
import { fingerprintOf } from '../signing/registry-keys';
import { composeForProduction } from './compose';
import { digestOfPages } from './pages-digest';

// Composing everything on a busy machine takes longer than a test usually may.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outDir = join(folder, 'hosting');
const buildOf = (name: BuiltPackage) => join(folder, 'builds', name);
const shellManifest = () => readFileSync(join(buildOf('shell'), 'shell.json'), 'utf8');
const read = (...path: string[]) => readFileSync(join(outDir, ...path), 'utf8');

function writeFile(name: BuiltPackage, file: string, text: string): void {
  const path = join(buildOf(name), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const writeBuild = (name: BuiltPackage, file: string, content: object) =>
  writeFile(name, file, JSON.stringify(content));

const lines: string[] = [];
const releaseFile = join(folder, 'firebase.release.json');
/** Where nothing was deployed before. */
const nothingDeployed = async () => ({ sequence: 0 });
const compose = (signing: Partial<Parameters<typeof composeForProduction>[0]> = {}) =>
  composeForProduction({
    outDir,
    releaseFile,
    buildOf,
    keyFile: undefined,
    deployed: nothingDeployed,
    hold: async (claim) => claim,
    ...signing,
    say: (line) => lines.push(line),
  });
/** A new key: its file, and a deployment whose pages know it. */
function aKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const fingerprint = fingerprintOf(privateKey);
  const keyFile = join(folder, `${fingerprint}.pem`);
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return { keyFile, deployment: { ...productionDeployment(), registryKeys: [fingerprint] } };
}
const UNSIGNED =
  'The registry is not signed, so open pages keep their builds until they are loaded again: set REGISTRY_KEY_FILE.';
let page = '';
beforeAll(async () => {
  writeBuild(
    'shell',
    'shell.json',
    aShellManifest({
      script: '/assets/shell.0a1b2c3d.js',
      style: '/assets/shell.0a1b2c3d.css',
      federation: '/assets/federation.0a1b2c3d.js',
      session: ['/assets/auth.0a1b2c3d.js'],
      kit: '0a1b2c3d',
    }),
  );
  writeFile('shell', 'assets/shell.0a1b2c3d.css', 'body{margin:0}');
  for (const name of REMOTE_NAMES) {
    writeBuild(name, 'remote.json', {
      schemaVersion: 1,
      name,
      version: '1.0.0',
      build: '0a1b2c3d',
      contract: '^1.0.0',
      container: 'x',
      entry: { file: 'remoteEntry.0a1b2c3d.js' },
      routes: [],
      screens: {},
      slots: [],
    });
  }
  await compose();
  page = read('shell', 'fallback.html');
});

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

test('says when the web configuration is only a sample', () => {
  const isSample = config().firebase.apiKey.startsWith('sample-');
  expect(lines.filter((line) => line !== UNSIGNED)).toEqual(
    isSample
      ? ['firebase/web-config.json holds sample values: replace them before you deploy.']
      : [],
  );
});

test('says that the registry is not signed, signs it with a key, and refuses a key that pages do not know', async () => {
  expect(lines).toContain(UNSIGNED);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const keyFile = join(folder, 'registry.pem');
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([
    Buffer.of(4),
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ]);
  const name = createHash('sha256').update(raw).digest().subarray(0, 16).toString('base64url');
  await expect(compose({ keyFile })).rejects.toThrow(
    new PlainError(
      `Pages do not know this key: put "${name}" into registryKeys of firebase/web-config.json.`,
    ),
  );
  const before = lines.length;
  const deployment = { ...productionDeployment(), registryKeys: [name] };
  await compose({ keyFile, deployment });
  expect(lines.slice(before)).not.toContain(UNSIGNED);
  const bytes = new Uint8Array(readFileSync(join(outDir, 'shell', 'registry.json')));
  const trust = { keys: [name], atLeast: 1, now: new Date() };
  expect(await verifyRegistry(bytes, trust)).toMatchObject({
    isAccepted: true,
    registry: { reason: 'Composed for production' },
  });
});

test('signs under a higher number than the deployed registry has, also in a new folder', async () => {
  const { keyFile, deployment } = aKey();
  const into = join(folder, 'new-folder');
  const sign = (deployed: (origin: string) => Promise<{ sequence: number }>) =>
    compose({ keyFile, deployment, outDir: into, deployed });
  const sequence = () =>
    (JSON.parse(readFileSync(join(into, 'shell', 'registry.json'), 'utf8')) as SignedRegistry)
      .sequence;
  const asked = jest.fn(async () => ({ sequence: 41 }));
  await sign(asked);
  expect(asked).toHaveBeenCalledWith('https://swissgerman.example', deployment.registryKeys);
  expect(sequence()).toBe(42);
  // Composed again before it was deployed: nothing has changed, so the number stays.
  await sign(asked);
  expect(sequence()).toBe(42);
  // Meanwhile another machine has deployed.
  await sign(async () => ({ sequence: 50 }));
  expect(sequence()).toBe(51);
  const unknown = () => Promise.reject(new PlainError('cannot be read'));
  await expect(sign(unknown)).rejects.toThrow('cannot be read');
  expect(sequence()).toBe(51);
});

test('signs nothing where the folder lacks a build that learners have', async () => {
  const { keyFile, deployment } = aKey();
  const into = join(folder, 'second-machine');
  const name = 'mf-live';
  const remote = (build: string) =>
    aRegisteredRemote({ name, manifest: { build, entry: { file: `remoteEntry.${build}.js` } } });
  const sign = (...remotes: ReturnType<typeof remote>[]) =>
    compose({
      keyFile,
      deployment,
      outDir: into,
      deployed: async () => ({ sequence: 41, remotes }),
    });
  const refused = sign(remote('9a9a9a9a'));
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^Learners have build 9a9a9a9a of mf-live, .+; nothing has been signed\. .+REGISTRY_AFTER=41\.$/,
  );
  expect(existsSync(into)).toBe(false);
  const running = remote('8a8a8a8a');
  const canary = { percent: 5, manifest: remote('9a9a9a9a').manifest };
  const put = (build: string) => {
    mkdirSync(join(into, name), { recursive: true });
    writeFileSync(join(into, name, `remoteEntry.${build}.js`), '');
  };
  put('8a8a8a8a');
  await expect(sign({ ...running, canary })).rejects.toThrow('have build 9a9a9a9a of mf-live');
  put('9a9a9a9a');
  await sign({ ...running, canary });
  expect(existsSync(join(into, 'shell', 'registry.json'))).toBe(true);
});

test('writes down what its pages are, so that who signs anew can compare', async () => {
  await compose();
  const digest = read('shell', 'pages.json');
  expect(digest).toBe(digestOfPages(join(outDir, 'shell')));
  expect(JSON.parse(digest)).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await compose();
  expect(read('shell', 'pages.json')).toBe(digest);
});

test('names the build of the shell, in its pages and in the file', () => {
  expect(JSON.parse(read('shell', 'registry.json'))).toHaveProperty('shell', '0a1b2c3d');
  expect(dataOf(PAGE_DATA_IDS.registry, object({ shell: string() })).shell).toBe('0a1b2c3d');
});

describe('before it signs a number, it claims it', () => {
  const key = aKey();
  const into = join(folder, 'claims');
  type Options = Parameters<typeof composeForProduction>[0];
  const sign = (hold: NonNullable<Options['hold']>, rest: Partial<Options> = {}) => {
    const deployed = async () => ({ sequence: 12 });
    return compose({ ...key, outDir: into, deployed, hold, ...rest });
  };
  const registryFile = join(into, 'shell', 'registry.json');
  beforeEach(() => rmSync(into, { recursive: true, force: true }));

  test('and goes on where the number is its own, also for the same builds again', async () => {
    const hold = jest.fn(async (claim: Claim) => claim);
    await sign(hold);
    const [[first] = []] = hold.mock.calls;
    expect(first).toMatchObject({ number: 13 });
    expect(JSON.parse(readFileSync(registryFile, 'utf8'))).toMatchObject({ sequence: 13 });
    await sign(async (claim) => ({ ...claim, by: 'Peter', at: 'before' }));
  });

  test('and signs nothing where another machine has it for other builds', async () => {
    const refused = sign(async (claim) => ({ ...claim, by: 'Peter', decision: 'other builds' }));
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Peter has claimed number 13 of the registry for other builds at .+; nothing has been signed\. .+REGISTRY_AFTER=13\.$/,
    );
    expect(existsSync(registryFile)).toBe(false);
  });

  test('and says how to go on where it cannot', async () => {
    const refused = sign(() => Promise.reject(new Error('no credentials')));
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Number 13 of the registry cannot be claimed \(no credentials\); .+REGISTRY_CLAIM=none\.$/,
    );
    expect(existsSync(registryFile)).toBe(false);
  });

  test('and claims nothing where the content has a mistake', async () => {
    const contentDir = join(folder, 'content-without-files');
    mkdirSync(contentDir);
    const hold = jest.fn(async (claim: Claim) => claim);
    const refused = sign(hold, { contentDir });
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow('offers.yaml');
    expect(hold).not.toHaveBeenCalled();
    expect(existsSync(registryFile)).toBe(false);
  });

  test('and claims nothing where it does not sign', async () => {
    const hold = jest.fn(async (claim: Claim) => claim);
    await compose({ outDir: into, hold });
    expect(hold).not.toHaveBeenCalled();
  });
});

describe('signs nothing where a build that learners have', () => {
  const name = 'mf-live';
  const key = aKey();
  const into = join(folder, 'files-of-a-build');
  const site = (file: string) => join(into, name, file);
  const put = (file: string, text = file) => {
    mkdirSync(dirname(site(file)), { recursive: true });
    writeFileSync(site(file), text);
    return {
      file,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    };
  };
  const sign = (remote: object) => {
    const remotes = [remote] as SignedRegistry['remotes'];
    const deployed = async () => ({ sequence: 41, remotes });
    return compose({ ...key, outDir: into, deployed });
  };
  let running: ReturnType<typeof aRegisteredRemote>;
  beforeEach(() => {
    rmSync(into, { recursive: true, force: true });
    const scripts = [put('assets/room.8a8a8a8a.js')];
    const { routes } = aRegisteredRemote().manifest;
    running = aRegisteredRemote({
      name,
      manifest: {
        build: '8a8a8a8a',
        entry: put('remoteEntry.8a8a8a8a.js'),
        routes: routes.map((route) => ({ ...route, scripts })),
        screens: {
          home: {
            expose: './home',
            scripts: [put('assets/home.8a8a8a8a.js')],
            styles: [put('assets/home.8a8a8a8a.css')],
          },
        },
      },
    });
  });

  test('is whole, it signs', async () => {
    await sign(running);
    expect(existsSync(join(into, 'shell', 'registry.json'))).toBe(true);
  });

  test.each([
    'remoteEntry.8a8a8a8a.js',
    'assets/room.8a8a8a8a.js',
    'assets/home.8a8a8a8a.js',
    'assets/home.8a8a8a8a.css',
  ])('lacks %s, or has other bytes there', async (file) => {
    rmSync(site(file));
    const refused = sign(running);
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(`and this folder has no ${file} of it, so`);
    put(file, 'changed');
    await expect(sign(running)).rejects.toThrow(`and this folder has another ${file}, so`);
    expect(existsSync(join(into, 'shell', 'registry.json'))).toBe(false);
  });

  test('lacks a chunk that is loaded on demand, which was there when it was composed', async () => {
    const files = ['remoteEntry.0a1b2c3d.js', 'assets/lazy.0a1b2c3d.js'] as const;
    for (const file of files) writeFile(name, file, file);
    const deployed = JSON.parse(
      readFileSync(join(buildOf(name), 'remote.json'), 'utf8'),
    ) as RegisteredRemote['manifest'];
    await sign(running);
    rmSync(site(files[1]));
    for (const file of files) rmSync(join(buildOf(name), file));
    await expect(sign({ ...running, manifest: deployed })).rejects.toThrow(
      'has no assets/lazy.0a1b2c3d.js of it',
    );
  });

  test('is malformed in the signed registry, and names remote and field in one line', async () => {
    const malformed = { ...running, manifest: { ...running.manifest, container: undefined } };
    const refused = sign(malformed);
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^The deployed registry is signed, and its remote mf-live is malformed \(manifest\.container: .+REGISTRY_AFTER=41\.$/,
    );
  });
});

describe('where learners have another shell than the one that is composed, it signs', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const deployment = { ...productionDeployment(), registryKeys: [fingerprintOf(privateKey)] };
  const into = join(folder, 'other-shell');
  const [script, lazy] = ['assets/shell.7a7a7a7a.js', 'assets/lazy.7a7a7a7a.js'];
  const put = (...files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(join(into, 'shell', 'assets'), { recursive: true });
      writeFileSync(join(into, 'shell', file), file);
    }
  };
  const list = (builds: object) =>
    writeFileSync(join(into, 'builds.json'), JSON.stringify({ shell: builds }));
  const sign = (shell: string) => {
    const keyFile = join(folder, 'other-shell.pem');
    writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const deployed = async () => ({ sequence: 41, remotes: [], shell });
    return compose({ keyFile, deployment, outDir: into, deployed });
  };
  const isSigned = () => existsSync(join(into, 'shell', 'registry.json'));
  beforeEach(() => rmSync(into, { recursive: true, force: true }));

  test('while the folder holds its files', async () => {
    put(script, lazy);
    list({ '7a7a7a7a': { files: [script, lazy] } });
    await sign('7a7a7a7a');
    expect(isSigned()).toBe(true);
  });

  test('nothing where one of them is missing', async () => {
    put(script);
    list({ '7a7a7a7a': { files: [script, lazy] } });
    const refused = sign('7a7a7a7a');
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Learners have build 7a7a7a7a of the shell, and this folder has no assets\/lazy\.7a7a7a7a\.js of it, .+nothing has been signed\. .+REGISTRY_AFTER=41\.$/,
    );
    expect(isSigned()).toBe(false);
  });

  test('nothing in a folder of a machine that never composed it', async () => {
    await expect(sign('7a7a7a7a')).rejects.toThrow(
      /^Learners have build 7a7a7a7a of the shell, and this folder does not say which files it has, /,
    );
    expect(isSigned()).toBe(false);
    await sign('0a1b2c3d');
    expect(isSigned()).toBe(true);
  });
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

test('keeps the files of the build before, and lets browsers keep them', async () => {
  const later = '/assets/shell.1b2c3d4e.js';
  writeFile('shell', later.slice(1), 'export {};');
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
  const old = 'assets/shell.4d5e6f70.js';
  writeFile('shell', old, 'export {};');
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await compose({ now: at(0) });
  rmSync(join(buildOf('shell'), old));
  writeBuild('shell', 'shell.json', {
    ...(JSON.parse(shellManifest()) as object),
    build: '4d5e6f71',
  });
  await compose({ now: at(1) });
  await compose({ now: at(30) });
  expect(read('shell', old)).toBe('export {};');
  await compose({ now: at(32) });
  expect(existsSync(join(outDir, 'shell', old))).toBe(false);
  expect(read('shell', 'assets/shell.0a1b2c3d.css')).toContain('body');
});
