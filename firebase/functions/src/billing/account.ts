import type { UserRecord } from 'firebase-admin/auth';
import { findByUid } from '../people/identities';
import { deletionRef } from '../ledger/billing-record';
import type { BillingServices } from '../ledger/services';

/**
 * Finds the account of a learner.
 *
 * @returns null: the account does not exist, or is being deleted
 */
export async function findAccount(
  { db, identities }: Pick<BillingServices, 'db' | 'identities'>,
  uid: string,
): Promise<UserRecord | null> {
  const [user, deletion] = await Promise.all([
    findByUid(identities, uid),
    deletionRef(db, uid).get(),
  ]);
  return deletion.exists ? null : user;
}
