import { createHmac } from 'node:crypto';

/** What a pseudonym stands for; the same value gives another one for each. */
export type PseudonymKind = 'person' | 'trial';

/**
 * A keyed hash: the same person has the same pseudonym, and nobody finds the person from it, nor
 * tries addresses out, without the key.
 *
 * @param key the secret `PSEUDONYM_KEY`; another key makes the earlier pseudonyms worthless
 * @returns 43 characters that may stand in a document's id
 */
export const pseudonymOf = (key: string, kind: PseudonymKind, value: string): string =>
  createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
