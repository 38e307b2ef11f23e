import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The shortest that browsers check: no compression makes a digest smaller. */
export const ALGORITHM = 'sha256';

/** Of a digest in base64. */
export const DIGEST_LENGTH = 44;

/** In base64. */
export const digestOf = (bytes: Buffer, algorithm: string = ALGORITHM): string =>
  createHash(algorithm).update(bytes).digest('base64');

/** Subresource integrity of a file, `sha256-…`. */
export const integrityOf = (path: string): string => `${ALGORITHM}-${digestOf(readFileSync(path))}`;

/**
 * Whether a file has the bytes that a manifest names. Deployed builds may name SHA-384, so the text
 * says the algorithm.
 *
 * @param integrity `sha384-…`
 */
export function hasIntegrity(path: string, integrity: string): boolean {
  const [, algorithm, digest] = /^(sha256|sha384|sha512)-(.*)$/.exec(integrity) ?? [];
  return algorithm !== undefined && digestOf(readFileSync(path), algorithm) === digest;
}
