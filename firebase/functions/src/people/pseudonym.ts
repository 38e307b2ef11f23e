import { createHmac } from 'node:crypto';

/** The use of a pseudonym; the same value gives a different one for each use. */
export type PseudonymKind = 'person' | 'trial' | 'trial-card';

/**
 * A keyed hash: the same person has the same pseudonym. Without the key nobody can find the person
 * or test an address.
 *
 * @param key the secret `PSEUDONYM_KEY`; another key makes the earlier pseudonyms worthless
 * @returns 43 characters, valid in a document's id
 */
export const pseudonymOf = (key: string, kind: PseudonymKind, value: string): string =>
  createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
