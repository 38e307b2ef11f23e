import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { verifyRegistry, type SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { productionDeployment } from '../../compose';
import { fingerprintOf } from '../../signing/registry-keys';
import { signRegistry } from '../../signing/sign-registry';
import { digestOfPages, writePagesDigest } from './pages-digest';
import { signDeployed } from './sign-deployed';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const outDir = mkdtempSync(join(tmpdir(), 'sign-deployed-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));
const file = join(outDir, 'shell', 'registry.json');
const site = dirname(file);
function put(name: string, content: string): void {
  const path = join(site, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const keyFile = join(outDir, 'key.pem');
const keys = [fingerprintOf(privateKey)];
const deployment = { ...productionDeployment(), registryKeys: keys };

const registry: SignedRegistry = {
  schemaVersion: 1,
  publishedAt: NOW.toISOString(),
  sequence: 12,
  expires: inDays(30).toISOString(),
  by: 'Heidi',
  reason: 'A new lesson',
  remotes: [aRegisteredRemote()],
};
const text = signRegistry(registry, privateKey);
const deployed = async () => JSON.parse(text) as SignedRegistry;
/** What learners have; the folder is compared with it. */
let livePages = '';
const read = async () => livePages;
const sign = (change: Parameters<typeof signDeployed>[0] = {}) =>
  signDeployed({ outDir, deployment, keyFile, deployed, read, now: inDays(28), ...change });

beforeEach(() => {
  mkdirSync(join(outDir, 'shell'), { recursive: true });
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(file, text);
  put('index.html', 'Home');
  put('previews/L1.json', '{"lines":["Grüezi"]}');
  writePagesDigest(site);
  livePages = readFileSync(join(site, 'pages.json'), 'utf8');
});

test('the deployed registry lives for 30 more days, under the same number and for the same builds', async () => {
  const verdict = (content: string, day: number) =>
    verifyRegistry(new TextEncoder().encode(content), { keys, atLeast: 12, now: inDays(day) });
  expect(await verdict(text, 31)).toEqual({ isAccepted: false, why: 'expired' });
  const signed = await sign();
  expect(signed).toMatchObject({ sequence: 12, expires: inDays(58).toISOString() });
  const now = readFileSync(file, 'utf8');
  expect(await verdict(now, 31)).toEqual({
    isAccepted: true,
    key: keys[0],
    registry: { ...registry, expires: inDays(58).toISOString() },
  });
  expect(await verdict(now, 59)).toEqual({ isAccepted: false, why: 'expired' });
});

test.each([
  ['without a key', { keyFile: '' }, /^Which key signs\?/],
  [
    'with a key that pages do not know',
    { deployment: { ...deployment, registryKeys: [] } },
    /^Pages do not know this key/,
  ],
  [
    'where learners have another number',
    { deployed: async () => ({ ...registry, sequence: 13 }) },
    /^This folder holds registry 12, and learners have registry 13, .+nothing has been signed\./,
  ],
  [
    'where learners have other builds',
    { deployed: async () => ({ ...registry, remotes: [] }) },
    /^This folder holds registry 12, and learners have registry 12, /,
  ],
  [
    'where learners have another shell',
    { deployed: async () => ({ ...registry, shell: '9a9a9a9a' }) },
    /^This folder holds registry 12, and learners have registry 12, /,
  ],
  [
    'where nobody can say which pages learners have',
    { read: () => Promise.reject(new Error('it answered 404')) },
    /^https:\/\/swissgerman\.example\/pages\.json cannot be read \(it answered 404\), .+nothing has been signed\./,
  ],
])('signs nothing %s', async (_, change, why) => {
  const refused = sign(change);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('signs nothing where the folder holds no registry', async () => {
  rmSync(file);
  await expect(sign()).rejects.toThrow(/^This folder holds registry none, and learners have/);
});

test.each([
  ['a page', 'index.html'],
  ['the content of a lesson', 'previews/L1.json'],
  ['a page that learners do not have', 'new/index.html'],
])('signs nothing where the folder holds other content: %s', async (_, name) => {
  put(name, 'Old');
  const refused = sign();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^This folder holds other pages or content than learners have, .+nothing has been signed\./,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
  rmSync(join(site, name));
});

test('what is not deployed, or has its content in its name, is no other page', async () => {
  put('.stamps.json', '{}');
  put('assets/lessons.1a2b3c4d.js', 'export {};');
  expect(digestOfPages(site)).toBe(livePages);
  await sign();
  expect(digestOfPages(site)).toBe(livePages);
});
