import { sign, type KeyObject } from 'node:crypto';
import { signatureEnd } from 'shared-contracts/signed-registry';
import { publicPoint } from './registry-keys';

/**
 * The text of `/registry.json`, and of an entry of the release log: JSON whose last two fields are
 * the public key and the signature over all bytes before them. Source: decision 49.
 */
export function signRegistry(registry: object, key: KeyObject): string {
  const signed = JSON.stringify(registry).slice(0, -1);
  // WebCrypto reads a signature as its two numbers, without the frame of ASN.1.
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return (
    signed + signatureEnd(publicPoint(key).toString('base64url'), signature.toString('base64url'))
  );
}
