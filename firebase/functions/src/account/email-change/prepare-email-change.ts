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
 * Checks that a new e-mail address is free, before the identity provider sends a verification
 * there. The account does not change yet. A person with a trial is stored under the present
 * address. The answer may reveal that another account has the address, as sign-up does. The
 * identity provider decides how recent the log-in must be. Source: API-prepareEmailChange,
 * docs/account.md.
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
  // The new address is not theirs until they open the link, so only the present one is stored.
  await rememberAddress(services, uid);
  await audit(db, uid, 'email-change-prepared');
  return { ok: true };
}
