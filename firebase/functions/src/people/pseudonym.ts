import { createHmac } from 'node:crypto';

/** The same value has a different pseudonym for each use. */
export type PseudonymKind = 'person' | 'trial' | 'trial-card';

/**
 * Replaces a value by a keyed hash: the same person gets the same pseudonym. Without the key nobody
 * can find the person, or test an address.
 *
 * @param key the secret `PSEUDONYM_KEY`; another key makes the earlier pseudonyms worthless
 * @returns 43 characters, valid in a document's id
 */
export const pseudonymOf = (key: string, kind: PseudonymKind, value: string): string =>
  createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
