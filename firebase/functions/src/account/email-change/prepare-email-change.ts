import type { Firestore } from 'firebase-admin/firestore';
import { AppError, type CallableRequest, type CallableResponse } from 'shared-contracts';
import type { Member } from '../../platform/callable/caller';
import { rememberAddress } from '../../billing/remember-trial';
import { audit } from '../audit';
import { findByEmail, findByUid, type Identities } from '../../people/identities';

export interface EmailChangeServices {
  readonly db: Firestore;
  readonly identities: Identities;
  /** The secret `PSEUDONYM_KEY`. */
  readonly pseudonymKey: string;
}

const refused = (advice: string) =>
  new AppError('invalid-argument', `newEmail: ${advice}`, { field: 'newEmail' });

/**
 * The first half of a change of e-mail. It says whether the address is free, before the identity
 * provider sends its verification there. Nothing changes yet, but we remember a person with a trial
 * under the present address. It may tell that another account has the address, because the provider
 * tells the same at sign-up. The provider decides how recent the log-in must be.
 * Source: API-prepareEmailChange, docs/account.md.
 *
 * @throws {AppError} `invalid-argument` naming `newEmail` when the address is in use;
 *   `unauthenticated` when the account no longer exists
 */
export async function prepareEmailChange(
  { newEmail }: CallableRequest<'prepareEmailChange'>,
  { uid }: Member,
  services: EmailChangeServices,
): Promise<CallableResponse<'prepareEmailChange'>> {
  const { db, identities } = services;
  const [caller, owner] = await Promise.all([
    findByUid(identities, uid),
    // The provider stores addresses in lower case.
    findByEmail(identities, newEmail.toLowerCase()),
  ]);
  if (caller === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  if (owner?.uid === uid) throw refused('is your address already; enter another one');
  if (owner !== null) throw refused('belongs to another account; enter another one');
  // Only the present address, because the new one is not theirs until they have opened the link.
  await rememberAddress(services, uid);
  await audit(db, uid, 'email-change-prepared');
  return { ok: true };
}
