import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import { aRegisteredRemote } from 'common-testing';
import { git } from '../git';
import { ROOT, runFolder } from '../paths';
import { PlainError } from '../plain-error';
import { localRegistryKeys, readPrivateKey } from './registry-keys';
import { signRegistry } from './sign-registry';

// The ports of this offset do not exist, so no running product can have its keys.
const where = { offset: 300_000 + process.pid };
const folder = runFolder(where.offset);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('makes two keys once, for their owner alone and outside of the repository', () => {
  const { fingerprints } = localRegistryKeys(where);
  expect(new Set(fingerprints).size).toBe(2);
  expect(localRegistryKeys(where).fingerprints).toEqual(fingerprints);
  const file = join(folder, 'shipping', 'keys', 'current.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY');
  // Throws when git does not ignore it.
  expect(git(ROOT, 'check-ignore', file)).toContain('current.pem');
});

test('signs what the shell accepts', async () => {
  const { current, fingerprints } = localRegistryKeys(where);
  const text = signRegistry(
    {
      schemaVersion: 1,
      publishedAt: new Date().toISOString(),
      sequence: 1,
      expires: new Date(Date.now() + 60_000).toISOString(),
      by: 'Heidi',
      reason: 'Grüezi',
      remotes: [aRegisteredRemote()],
    },
    current,
  );
  const trust = { keys: fingerprints, atLeast: 0, now: new Date() };
  const read = (content: string) => verifyRegistry(new TextEncoder().encode(content), trust);
  expect(await read(text)).toMatchObject({ isAccepted: true });
  expect(await read(text.replace('Grüezi', 'Salü'))).toMatchObject({ isAccepted: false });
});

test('names a file that holds no key, and a key of another kind', () => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'other.pem');
  expect(() => readPrivateKey(file)).toThrow(PlainError);
  writeFileSync(file, 'no key');
  expect(() => readPrivateKey(file)).toThrow(/other\.pem holds no private key of P-256/);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  expect(() => readPrivateKey(file)).toThrow(PlainError);
});
