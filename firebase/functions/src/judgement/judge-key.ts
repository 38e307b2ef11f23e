import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { signatureEnd, type SignedRegistry } from 'shared-contracts/signed-registry';

/** The judge's key pair, to sign registries with. */
export interface JudgeKey {
  /** The value of `judge` in registries. */
  readonly fingerprint: string;
  /** Returns the text of a registry with the signature that pages check. */
  readonly sign: (registry: SignedRegistry) => string;
}

/** The public key as an uncompressed point of P-256. */
function publicPoint(key: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/**
 * @param pem text of the secret
 * @returns undefined for `none`
 * @throws {Error} when the secret is not a private key of P-256
 */
export function readJudgeKey(pem: string): JudgeKey | undefined {
  if (pem.trim() === 'none') return undefined;
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new Error('REGISTRY_JUDGE_KEY holds no private key of P-256');
  }
  const point = publicPoint(key);
  const hash = createHash('sha256').update(point).digest();
  return {
    fingerprint: hash.subarray(0, 16).toString('base64url'),
    sign(registry) {
      const signed = JSON.stringify(registry).slice(0, -1);
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return signed + signatureEnd(point.toString('base64url'), signature.toString('base64url'));
    },
  };
}
