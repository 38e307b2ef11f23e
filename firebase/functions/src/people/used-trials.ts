import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { pseudonymOf } from './pseudonym';

type Known = Pick<UserRecord, 'email' | 'providerData'>;

/**
 * Reduces an address to its mailbox: lower case, without `+tag`. Dots stay: only some providers
 * ignore them, so with other providers a stranger would lose a trial.
 */
const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');

const federatedOf = ({ providerData }: Known): string[] =>
  providerData
    .filter(({ providerId }) => providerId !== 'password')
    .map(({ providerId, uid }) => `${providerId}:${uid}`);

/**
 * Makes the pseudonyms that recognise a person who signs up again: one of the mailbox, and one of
 * each Google or Apple account.
 */
export function trialPseudonymsOf(user: Known, key: string): string[] {
  const { email } = user;
  const mailbox = email === undefined ? [] : [`email:${mailboxOf(email)}`];
  return [...mailbox, ...federatedOf(user)].map((name) => pseudonymOf(key, 'trial', name));
}

/** The documents that exist if the person had a trial, under this or another account. */
export function usedTrialRefsOf(db: Firestore, user: Known, key: string): DocumentReference[] {
  const ids = trialPseudonymsOf(user, key);
  // Older documents have the pseudonym of the address with its tag.
  const { email } = user;
  if (email !== undefined) ids.push(pseudonymOf(key, 'trial', `email:${email.toLowerCase()}`));
  return ids.map((id) => usedTrialRef(db, id));
}

/** Whether a person had a trial, under this or another account. */
export async function hadTrial(db: Firestore, user: Known, key: string): Promise<boolean> {
  const refs = usedTrialRefsOf(db, user, key);
  return refs.length > 0 && (await db.getAll(...refs)).some(({ exists }) => exists);
}

export const usedTrialRef = (db: Firestore, pseudonym: string) =>
  db.collection('UsedTrials').doc(pseudonym);

/** The content of `UsedTrials/{pseudonym}`, which names no person. */
export const usedTrial = () => ({ rememberedAt: FieldValue.serverTimestamp() });
