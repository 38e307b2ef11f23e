import type { Firestore } from 'firebase-admin/firestore';
import { AppError, isCommentName, isTidyName, type CallableResponse } from 'shared-contracts';
import { findByUid, type Identities } from '../identities';
import type { Caller, Member } from '../../platform/callable/caller';
import { isReserved, type ReservedName } from './reserved-names';

export interface NameServices {
  readonly db: Firestore;
  readonly identities: Identities;
  /** Names of the teachers and of the school. */
  readonly reservedNames: () => Promise<readonly ReservedName[]>;
}

const noteOf = (db: Firestore, uid: string) => db.collection('CheckedNames').doc(uid);

/**
 * Decides whether comments and messages may show the caller's name at the identity provider. It
 * stores an allowed name in `CheckedNames/{uid}`, which the security rules compare. A stored name
 * stays allowed. A teacher's own name is not stored. A name that fails `isCommentName` is refused.
 * Source: docs/security.md.
 *
 * @throws {AppError} `unauthenticated` when the account no longer exists
 */
export async function checkName(
  { uid, isTeacher }: Member,
  { db, identities, reservedNames }: NameServices,
): Promise<CallableResponse<'checkName'>> {
  const note = noteOf(db, uid);
  const [account, earlierNote] = await Promise.all([findByUid(identities, uid), note.get()]);
  if (account === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  const Username = account.displayName ?? '';
  if (!isCommentName(Username)) return { isAllowed: false };
  if (isTeacher || earlierNote.get('Username') === Username) return { isAllowed: true };
  if (isReserved(Username, await reservedNames())) return { isAllowed: false };
  await note.set({ Username });
  return { isAllowed: true };
}

/**
 * Judges a name before the caller saves it, also for a visitor who signs up. It stores nothing,
 * because the rules compare the identity provider's name. A member's stored name stays allowed.
 * Source: docs/security.md.
 */
export async function judgeName(
  username: string,
  caller: Caller,
  { db, reservedNames }: Pick<NameServices, 'db' | 'reservedNames'>,
): Promise<CallableResponse<'checkName'>> {
  if (!isTidyName(username)) return { isAllowed: false };
  if (!isReserved(username, await reservedNames())) return { isAllowed: true };
  if (caller.kind === 'visitor') return { isAllowed: false };
  if (caller.isTeacher) return { isAllowed: true };
  const earlierNote = await noteOf(db, caller.uid).get();
  return { isAllowed: earlierNote.get('Username') === username };
}
