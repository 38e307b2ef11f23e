import type { Firestore } from 'firebase-admin/firestore';
import { AppError, type CallableRequest, type CallableResponse } from 'shared-contracts';
import type { Member } from '../../callable/caller';
import { audit } from '../audit';
import { findByEmail, findByUid, type Identities } from '../identities';

export interface EmailChangeServices {
  readonly db: Firestore;
  readonly identities: Identities;
}

const refused = (advice: string) =>
  new AppError('invalid-argument', `newEmail: ${advice}`, { field: 'newEmail' });

/**
 * The first half of a change of e-mail: says whether the address can be taken, before the identity
 * provider sends its verification there. Nothing changes yet. That another account has the address
 * may be said, because the provider says so to anybody who signs up with it. How recent the log-in
 * must be is the provider's to ask. Source: SPEC §7, docs/account.md.
 *
 * @throws {AppError} `invalid-argument` naming `newEmail` when the address is in use;
 *   `unauthenticated` when the account no longer exists
 */
export async function prepareEmailChange(
  { newEmail }: CallableRequest<'prepareEmailChange'>,
  { uid }: Member,
  { db, identities }: EmailChangeServices,
): Promise<CallableResponse<'prepareEmailChange'>> {
  const [caller, owner] = await Promise.all([
    findByUid(identities, uid),
    // The provider itself knows no upper case.
    findByEmail(identities, newEmail.toLowerCase()),
  ]);
  if (caller === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  if (owner?.uid === uid) throw refused('is your address already; enter another one');
  if (owner !== null) throw refused('belongs to another account; enter another one');
  await audit(db, uid, 'email-change-prepared');
  return { ok: true };
}
