import { sign, type KeyObject } from 'node:crypto';
import { signatureEnd } from 'shared-contracts/signed-registry';
import { publicPoint } from './registry-keys';

/**
 * Signs a registry, or an entry of the release log. The last two fields of the JSON are the public
 * key, and the signature over all bytes before them. Source: decision 49.
 */
export function signRegistry(registry: object, key: KeyObject): string {
  const signed = JSON.stringify(registry).slice(0, -1);
  // WebCrypto expects the two numbers of a signature, without ASN.1.
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return (
    signed + signatureEnd(publicPoint(key).toString('base64url'), signature.toString('base64url'))
  );
}
