import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runFolder } from '../paths';
import { PlainError } from '../plain-error';

/** The keys that may sign the registry of one deployment. */
export interface RegistryKeys {
  /** The private key that signs. */
  readonly current: KeyObject;
  /** Of all keys that pages accept, the present key first. */
  readonly fingerprints: readonly string[];
  /**
   * Fingerprint of the key of the judge, which may only end canaries (decision 56); undefined:
   * there is no judge.
   */
  readonly judge: string | undefined;
}

/** The public key as an uncompressed point of P-256. */
export function publicPoint(key: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/** As `keyFingerprint` in `shared-contracts/signed-registry`, which the shell uses. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256').update(publicPoint(key)).digest().subarray(0, 16).toString('base64url');

/** @throws {PlainError} naming the file that holds no private key of P-256 */
export function readPrivateKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // The error below says it, as for a key of another kind.
  }
  throw new PlainError(
    `${relative(ROOT, file)} holds no private key of P-256. Make one with: ` +
      `openssl ecparam -name prime256v1 -genkey -noout -out ${relative(ROOT, file)}`,
  );
}

/** Reads a key, or makes and stores a new one, which only the file's owner can read. */
function localKey(folder: string, name: string): KeyObject {
  const file = join(folder, `${name}.pem`);
  mkdirSync(folder, { recursive: true });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  try {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(file, pem, { flag: 'wx', mode: 0o600 });
    return privateKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readPrivateKey(file);
  }
}

/** The keys of the local product. The first start makes them; git ignores them. */
export function localRegistryKeys({ offset }: { readonly offset: number }): RegistryKeys {
  const folder = runFolder(offset, 'shipping', 'keys');
  const current = localKey(folder, 'current');
  return {
    current,
    fingerprints: [current, localKey(folder, 'next')].map(fingerprintOf),
    judge: fingerprintOf(localKey(folder, 'judge')),
  };
}

/** The same, with the judge's key as the one that signs. */
export function localJudgeKeys(where: { readonly offset: number }): RegistryKeys {
  const folder = runFolder(where.offset, 'shipping', 'keys');
  return { ...localRegistryKeys(where), current: localKey(folder, 'judge') };
}
