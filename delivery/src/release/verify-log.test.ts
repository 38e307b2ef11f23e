import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, localRegistryKeys } from '../signing/registry-keys';
import { shippingFolder } from './releases';
import { SECOND, useShippingWorld } from './testing/shipping-world';
import { verifyEntries, verifyLog } from './verify-log';

const { start, publish, verified, where } = useShippingWorld();

/** The keys while one is replaced: pages know both. */
function keysInChange() {
  const { privateKey: retired } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const present = localRegistryKeys(where());
  const fingerprints = [...present.fingerprints, fingerprintOf(retired)];
  return {
    before: { ...present, current: retired, fingerprints },
    after: { ...present, fingerprints },
  };
}

test('an entry of a retired key counts once a present key has signed a later one, and not before', async () => {
  const { before, after } = keysInChange();
  await start();
  await publish('mf-live', SECOND, { keys: before });
  await expect(verified()).rejects.toThrow('Entry 2 of the release log was changed: unknown-key');
  await publish('mf-live', 'cccccccc', { keys: after });
  expect(await verified()).toBe(3);
});

test('a key that was taken out before the next has signed is no changed entry: it says the order', async () => {
  await start();
  const { fingerprints } = keysInChange().before;
  const next = { fingerprints: fingerprints.slice(-1), judge: undefined };
  const deployed = { folder: shippingFolder(where()) };
  await expect(verifyEntries(deployed, next)).rejects.toThrow(
    /^No key that pages know has signed an entry .+ name the old one in registryKeys, too, and sign with the next: npm run registry -- sign --deployed\. Only then/,
  );
  await expect(verifyLog(where(), next)).rejects.toThrow(/^No key .+ Put it back, or remove /);
});

test('an entry of a retired key that was changed is found', async () => {
  const { before, after } = keysInChange();
  await start();
  await publish('mf-live', SECOND, { keys: before });
  await publish('mf-live', 'cccccccc', { keys: after });
  const file = join(shippingFolder(where(), 'releases'), '000002', '.entry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Because', 'Becaus3'));
  await expect(verified()).rejects.toThrow(/^Entry [23] of the release log was changed: /);
});
