import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** SHA-384 in base64: 64 characters. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha384').update(bytes).digest('base64');

/** Subresource integrity of a file, `sha384-…`. */
export const integrityOf = (path: string): string => `sha384-${digestOf(readFileSync(path))}`;
